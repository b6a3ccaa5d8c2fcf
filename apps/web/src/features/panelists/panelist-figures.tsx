import type { PanelistStats } from '@slotwise/contract/panelists/panelists.schema';
import { counted } from '#lib/dates/date-text.ts';
import { TwoLines } from '#ui/text/two-lines.tsx';
import classes from './panelist-figures.module.css';

type Props = { stats: PanelistStats };

/** This week's meetings as a bar against the busiest of the list, over those still to come. */
export function LoadCell({ stats, busiest }: Props & { busiest: number }) {
  const share = busiest > 0 ? stats.thisWeek / busiest : 0;
  return (
    <span className={classes.half}>
      <TwoLines
        plain
        first={
          <span className={classes.load}>
            <span className={classes.track} aria-hidden>
              <span className={classes.bar} style={{ width: `${share * 100}%` }} />
            </span>
            <span>
              {stats.thisWeek} <span className="unseen-from-700">this week</span>
            </span>
          </span>
        }
        second={`${stats.upcoming} upcoming`}
      />
    </span>
  );
}

/** What is owed now, the late ones named as such, over how fast the others came in. */
export function ScorecardsCell({ stats }: Props) {
  const { pendingFeedback, overdueFeedback, avgFeedbackHours } = stats;
  return (
    <span className={classes.half}>
      <TwoLines
        plain
        first={
          pendingFeedback > 0 ? (
            <>
              {pendingFeedback} owed
              {overdueFeedback > 0 && <strong className={classes.late}>, {overdueFeedback} overdue</strong>}
            </>
          ) : (
            <span className={classes.none}>None owed</span>
          )
        }
        second={avgFeedbackHours === null ? undefined : `${hoursText(avgFeedbackHours)} to feedback`}
      />
    </span>
  );
}

/** The meetings of the last months, and those to which the panel did not come. */
export function HeldCell({ stats: { interviewed, noShows } }: Props) {
  return (
    <TwoLines
      plain
      first={counted(interviewed, 'interview', 'interviews')}
      second={
        noShows > 0 ? (
          <strong className={classes.late}>{counted(noShows, 'no-show', 'no-shows')}</strong>
        ) : (
          'No no-shows'
        )
      }
    />
  );
}

/** '6.5 h', '26 h', '3 days': as exact as a mean deserves. */
function hoursText(hours: number): string {
  if (hours >= 48) return `${Math.round(hours / 24)} days`;
  return hours < 10 ? `${Math.round(hours * 10) / 10} h` : `${Math.round(hours)} h`;
}
