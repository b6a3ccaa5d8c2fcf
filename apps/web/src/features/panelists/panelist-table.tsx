import type { Panelist } from '@slotwise/contract/panelists/panelists.schema';
import { VisuallyHidden } from '@mantine/core';
import { Fragment } from 'react';
import { printClock } from '#lib/dates/wall-time.ts';
import { hoursPhrase } from '#lib/dates/weekly-hours.ts';
import { zoneLabel } from '#lib/dates/zone-label.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';
import { Avatar } from '#ui/text/avatar.tsx';
import { DataTable, type Column } from '#ui/lists/data-table.tsx';
import { Tag } from '#ui/text/tag.tsx';
import { TwoLines } from '#ui/text/two-lines.tsx';
import { levelText } from '#features/bookings/panel/level-text.model.ts';
import { PanelistActs, type ActsOn } from './panelist-acts.tsx';
import { HeldCell, LoadCell, ScorecardsCell } from './panelist-figures.tsx';
import { PANELISTS, STATUS_WORDS } from './panelists.texts.ts';
import classes from './panelist-table.module.css';

const STATUS_TONES = { INVITED: 'waiting', ACTIVE: 'good', INACTIVE: 'over' } as const;

const SKILLS_SHOWN = 3;

function Skills({ skills }: { skills: string[] }) {
  const more = skills.slice(SKILLS_SHOWN);
  return (
    <span className="inline-row gap-2xs wraps">
      {skills.slice(0, SKILLS_SHOWN).map((skill) => (
        <Tag key={skill}>{skill}</Tag>
      ))}
      {more.length > 0 && (
        <span className="caption" title={more.join(', ')}>
          +{more.length}
          <VisuallyHidden> {PANELISTS.moreSkills({ skills: more.join(', ') })}</VisuallyHidden>
        </span>
      )}
    </span>
  );
}

/** A line may break between ranges, but not within one. */
function Hours({ weeklyHours }: Pick<Panelist, 'weeklyHours'>) {
  if (weeklyHours.length === 0) return <em>{PANELISTS.noHours()}</em>;
  const parts = hoursPhrase(weeklyHours).split(/(?<=[,;]) /);
  return parts.map((part) => (
    <Fragment key={part}>
      <span className="unbroken">{part}</span>{' '}
    </Fragment>
  ));
}

type Key = 'name' | 'load' | 'scorecards' | 'skills' | 'hours' | 'held' | 'status' | 'acts';

const Person = ({ panelist }: { panelist: Panelist }) => (
  <span className={classes.person}>
    <Avatar name={panelist.displayName} />
    <TwoLines
      first={panelist.displayName}
      second={[levelText(panelist.level), panelist.designation, panelist.email].filter(Boolean).join(' · ')}
    />
  </span>
);

const Clock = ({ panelist, now }: { panelist: Panelist; now: number }) => (
  <div className={classes.clock}>
    <div className="tabular">
      {PANELISTS.now({
        time: printClock(wallTimeAt(now, panelist.timeZone)),
        zone: zoneLabel(panelist.timeZone, now),
      })}
    </div>
    <div className="tabular caption">
      <Hours weeklyHours={panelist.weeklyHours} />
    </div>
  </div>
);

const aboutThem = (now: number): Column<Panelist, Key>[] => [
  {
    key: 'name',
    title: PANELISTS.panelist(),
    sorts: ['', '-displayName'],
    wide: true,
    cell: (row) => <Person panelist={row} />,
  },
  {
    key: 'skills',
    title: PANELISTS.skills(),
    cell: ({ skills }) => <Skills skills={skills} />,
    lowPriority: true,
  },
  {
    key: 'hours',
    title: PANELISTS.hours(),
    wide: true,
    cell: (row) => <Clock panelist={row} now={now} />,
  },
];

const aboutTheirWork = (busiest: number): Column<Panelist, Key>[] => [
  {
    key: 'load',
    title: PANELISTS.thisWeek(),
    sorts: ['-thisWeek'],
    cell: ({ stats }) => <LoadCell stats={stats} busiest={busiest} />,
  },
  {
    key: 'scorecards',
    title: PANELISTS.scorecards(),
    sorts: ['-overdueFeedback'],
    cell: ({ stats }) => <ScorecardsCell stats={stats} />,
  },
  { key: 'held', title: PANELISTS.held(), cell: ({ stats }) => <HeldCell stats={stats} /> },
  {
    key: 'status',
    title: PANELISTS.status(),
    sorts: ['panelStatus'],
    cell: ({ panelStatus }) => <Tag tone={STATUS_TONES[panelStatus]}>{STATUS_WORDS[panelStatus]()}</Tag>,
  },
];

const toBeDone = (acts: ActsOn): Column<Panelist, Key> => ({
  key: 'acts',
  title: PANELISTS.acts(),
  titleHidden: true,
  cell: (row) => <PanelistActs panelist={row} on={acts} />,
});

type Props = {
  panelists: Panelist[];
  /** The current instant in milliseconds. */
  now: number;
  sort: string;
  onSort: (sort: string) => void;
  /** The actions on a panelist; null if the list is read-only. */
  acts: ActsOn | null;
};

export function PanelistTable({ panelists, now, sort, onSort, acts }: Props) {
  const busiest = Math.max(0, ...panelists.map(({ stats }) => stats.thisWeek));
  const columns = [...aboutThem(now), ...aboutTheirWork(busiest), ...(acts ? [toBeDone(acts)] : [])];
  return (
    <DataTable<Panelist, Key>
      label={PANELISTS.title()}
      columns={columns}
      rows={panelists}
      rowKey={({ panelistId }) => panelistId}
      sort={sort}
      onSort={onSort}
    />
  );
}
