import { listPanelists } from '@slotwise/contract/panelists/panelists.endpoints';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { useAnswer } from '#state/use-answer.ts';
import { paths } from '#navigation/paths.ts';
import { Card } from '#ui/page/card.tsx';
import { Avatar } from '#ui/text/avatar.tsx';
import { Tag } from '#ui/text/tag.tsx';
import { TwoLines } from '#ui/text/two-lines.tsx';
import classes from './figures.module.css';
import { DASHBOARD } from '../dashboard.texts.ts';

const SHOWN = '6';

/** The busiest panelists this week, including those who have not opened their invitation yet. */
const BUSIEST = { query: { sort: '-thisWeek', page: '1', pageSize: SHOWN } } as const;

/** Who interviews how much this week, and who owes scorecards; hidden while no one interviews. */
export function PanelLoad() {
  const { data } = useAnswer(listPanelists, BUSIEST);
  const busy =
    data?.data.filter(
      ({ stats, panelStatus }) => panelStatus !== 'INACTIVE' && stats.thisWeek + stats.pendingFeedback > 0,
    ) ?? [];
  if (busy.length === 0) return null;
  const most = Math.max(...busy.map(({ stats }) => stats.thisWeek), 1);
  return (
    <Card
      title={DASHBOARD.panelLoad()}
      aside={
        <Anchor component={Link} to={paths.panelists()} inherit>
          {DASHBOARD.allPanelists()}
        </Anchor>
      }
    >
      <ul className={classes.rows}>
        {busy.map(({ panelistId, displayName, stats, maxPerWeek }) => (
          <li key={panelistId} className={classes.row}>
            <Avatar name={displayName} size={24} />
            <TwoLines
              first={displayName}
              second={
                maxPerWeek === null
                  ? DASHBOARD.thisWeek({ count: stats.thisWeek })
                  : DASHBOARD.ofThisWeek({ count: stats.thisWeek, most: maxPerWeek })
              }
            />
            <span className={classes.track} aria-hidden>
              <span style={{ width: `${Math.min(100, (100 * stats.thisWeek) / (maxPerWeek ?? most))}%` }} />
            </span>
            {stats.overdueFeedback > 0 && (
              <Tag tone="bad">{DASHBOARD.overdue({ count: stats.overdueFeedback })}</Tag>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
