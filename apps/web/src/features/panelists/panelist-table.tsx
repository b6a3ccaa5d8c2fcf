import type { Panelist } from '@slotwise/contract/panelists/panelists.schema';
import { VisuallyHidden } from '@mantine/core';
import { printClock } from '#lib/wall-time.ts';
import { hoursPhrase } from '#lib/weekly-hours.ts';
import { zoneLabel } from '#lib/zone-label.ts';
import { wallTimeAt } from '#lib/zone-time.ts';
import { Avatar } from '#ui/avatar.tsx';
import { DataTable, type Column } from '#ui/data-table.tsx';
import { Tag } from '#ui/tag.tsx';
import { TwoLines } from '#ui/two-lines.tsx';
import { PanelistActs, type ActsOn } from './panelist-acts.tsx';
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
  const parts = hoursPhrase(weeklyHours).split(/(?<=[,;]) /);
  return (
    <span className={`tabular ${classes.hours}`}>
      {weeklyHours.length === 0 ? <em>not stated</em> : parts.map((part) => <span key={part}>{part} </span>)}
    </span>
  );
}

const countCell = (count: number, word: string) => (
  <span className={classes.count} data-zero={count === 0 || undefined}>
    <span className={classes.figure}>{count}</span>
    <span className={classes.unit}> {word}</span>
  </span>
);

type Key = 'name' | 'skills' | 'zone' | 'hours' | 'thisWeek' | 'upcoming' | 'status' | 'acts';

function columnsAt(now: number, acts: ActsOn | null): Column<Panelist, Key>[] {
  return [
    {
      key: 'name',
      title: 'Panelist',
      cell: (row) => (
        <span className={classes.person}>
          <Avatar name={row.displayName} />
          <TwoLines
            first={row.displayName}
            second={[row.designation, row.email].filter(Boolean).join(' · ')}
          />
        </span>
      ),
    },
    { key: 'skills', title: 'Skills', cell: ({ skills }) => <Skills skills={skills} />, lowPriority: true },
    {
      key: 'zone',
      title: 'Local time',
      cell: ({ timeZone }) => (
        <TwoLines
          plain
          first={<span className="tabular">{printClock(wallTimeAt(now, timeZone))} now</span>}
          second={zoneLabel(timeZone, now)}
        />
      ),
    },
    {
      key: 'hours',
      title: 'Weekly hours',
      cell: ({ weeklyHours }) => <Hours weeklyHours={weeklyHours} />,
      lowPriority: true,
    },
    {
      key: 'thisWeek',
      title: 'This week',
      numeric: true,
      cell: ({ stats }) => countCell(stats.thisWeek, 'this week'),
    },
    {
      key: 'upcoming',
      title: 'Upcoming',
      numeric: true,
      cell: ({ stats }) => countCell(stats.upcoming, 'upcoming'),
    },
    {
      key: 'status',
      title: 'Status',
      cell: ({ panelStatus }) => <Tag tone={STATUS[panelStatus].tone}>{STATUS[panelStatus].word}</Tag>,
    },
    ...(acts
      ? [
          {
            key: 'acts' as const,
            title: 'Actions',
            titleHidden: true,
            cell: (row: Panelist) => <PanelistActs panelist={row} on={acts} />,
          },
        ]
      : []),
  ];
}

type Props = {
  panelists: Panelist[];
  /** The present instant in milliseconds. */
  now: number;
  /** What may be done with a panelist; null where the list is only read. */
  acts: ActsOn | null;
};

export function PanelistTable({ panelists, now, acts }: Props) {
  return (
    <DataTable
      label="Panelists"
      columns={columnsAt(now, acts)}
      rows={panelists}
      rowKey={({ panelistId }) => panelistId}
    />
  );
}
