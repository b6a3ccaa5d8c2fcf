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
import { PanelistActs, type ActsOn } from './panelist-acts.tsx';
import { HeldCell, LoadCell, ScorecardsCell } from './panelist-figures.tsx';
import classes from './panelist-table.module.css';

const STATUS = {
  INVITED: { word: 'Invited', tone: 'waiting' },
  ACTIVE: { word: 'Active', tone: 'good' },
  INACTIVE: { word: 'Inactive', tone: 'over' },
} as const;

const SKILLS_SHOWN = 3;

function Skills({ skills }: { skills: string[] }) {
  const more = skills.slice(SKILLS_SHOWN);
  return (
    <span className={classes.skills}>
      {skills.slice(0, SKILLS_SHOWN).map((skill) => (
        <Tag key={skill}>{skill}</Tag>
      ))}
      {more.length > 0 && (
        <span className={classes.more} title={more.join(', ')}>
          +{more.length}
          <VisuallyHidden> more: {more.join(', ')}</VisuallyHidden>
        </span>
      )}
    </span>
  );
}

/** A line may break between ranges, never within one. */
function Hours({ weeklyHours }: Pick<Panelist, 'weeklyHours'>) {
  if (weeklyHours.length === 0) return <em>hours not stated</em>;
  const parts = hoursPhrase(weeklyHours).split(/(?<=[,;]) /);
  return parts.map((part) => (
    <Fragment key={part}>
      <span className={classes.range}>{part}</span>{' '}
    </Fragment>
  ));
}

type Key = 'name' | 'load' | 'scorecards' | 'skills' | 'hours' | 'held' | 'status' | 'acts';

const Person = ({ panelist }: { panelist: Panelist }) => (
  <span className={classes.person}>
    <Avatar name={panelist.displayName} />
    <TwoLines
      first={panelist.displayName}
      second={[panelist.designation, panelist.email].filter(Boolean).join(' · ')}
    />
  </span>
);

const Clock = ({ panelist, now }: { panelist: Panelist; now: number }) => (
  <div className={classes.clock}>
    <div className="tabular">
      {printClock(wallTimeAt(now, panelist.timeZone))} now, {zoneLabel(panelist.timeZone, now)}
    </div>
    <div className={`tabular ${classes.hours}`}>
      <Hours weeklyHours={panelist.weeklyHours} />
    </div>
  </div>
);

const aboutThem = (now: number): Column<Panelist, Key>[] => [
  {
    key: 'name',
    title: 'Panelist',
    sorts: ['', '-displayName'],
    wide: true,
    cell: (row) => <Person panelist={row} />,
  },
  { key: 'skills', title: 'Skills', cell: ({ skills }) => <Skills skills={skills} />, lowPriority: true },
  {
    key: 'hours',
    title: 'Local time and hours',
    wide: true,
    cell: (row) => <Clock panelist={row} now={now} />,
  },
];

const aboutTheirWork = (busiest: number): Column<Panelist, Key>[] => [
  {
    key: 'load',
    title: 'This week',
    sorts: ['-thisWeek'],
    cell: ({ stats }) => <LoadCell stats={stats} busiest={busiest} />,
  },
  {
    key: 'scorecards',
    title: 'Scorecards',
    sorts: ['-overdueFeedback'],
    cell: ({ stats }) => <ScorecardsCell stats={stats} />,
  },
  { key: 'held', title: 'Last 90 days', cell: ({ stats }) => <HeldCell stats={stats} /> },
  {
    key: 'status',
    title: 'Status',
    sorts: ['panelStatus'],
    cell: ({ panelStatus }) => <Tag tone={STATUS[panelStatus].tone}>{STATUS[panelStatus].word}</Tag>,
  },
];

const toBeDone = (acts: ActsOn): Column<Panelist, Key> => ({
  key: 'acts',
  title: 'Actions',
  titleHidden: true,
  cell: (row) => <PanelistActs panelist={row} on={acts} />,
});

type Props = {
  panelists: Panelist[];
  /** The present instant in milliseconds. */
  now: number;
  sort: string;
  onSort: (sort: string) => void;
  /** What may be done with a panelist; null where the list is only read. */
  acts: ActsOn | null;
};

export function PanelistTable({ panelists, now, sort, onSort, acts }: Props) {
  const busiest = Math.max(0, ...panelists.map(({ stats }) => stats.thisWeek));
  const columns = [...aboutThem(now), ...aboutTheirWork(busiest), ...(acts ? [toBeDone(acts)] : [])];
  return (
    <DataTable<Panelist, Key>
      label="Panelists"
      columns={columns}
      rows={panelists}
      rowKey={({ panelistId }) => panelistId}
      sort={sort}
      onSort={onSort}
    />
  );
}
