import type { Recruiter } from '@slotwise/contract/recruiters/recruiters.schema';
import { ROLE_WORDS } from '@slotwise/contract/words';
import { Avatar } from '#ui/text/avatar.tsx';
import { DataTable, type Column } from '#ui/lists/data-table.tsx';
import { Tag } from '#ui/text/tag.tsx';
import { TwoLines } from '#ui/text/two-lines.tsx';
import { MemberActs, type ActsOn } from './member-acts.tsx';
import classes from './member-table.module.css';
import { momentText, STATUS_TONES } from './member-words.model.ts';
import { TEAM, STATUS_WORDS } from './team.texts.ts';

type Key = 'name' | 'seen' | 'added' | 'role' | 'state' | 'acts';

/** The reader's identity, zone and current time. */
export type Reader = { userId: string; timeZone: string; now: number };

function Seen({ instant, reader }: { instant: string | null; reader: Reader }) {
  if (!instant) return <span className={`${classes.half} dimmed`}>{TEAM.never()}</span>;
  const { at, ago } = momentText(instant, reader.now, reader.timeZone);
  return (
    <span className={classes.half}>
      <TwoLines
        plain
        first={
          <span className="tabular">
            <span className={classes.label}>{TEAM.lastLogIn()} </span>
            {at}
          </span>
        }
        second={ago}
      />
    </span>
  );
}

const Person = ({ member, isOwn }: { member: Recruiter; isOwn: boolean }) => (
  <span className={classes.person}>
    <Avatar name={member.displayName} />
    <TwoLines
      first={
        <>
          {member.displayName} {isOwn && <Tag>{TEAM.you()}</Tag>}
        </>
      }
      second={[member.designation, member.email].filter(Boolean).join(' · ')}
    />
  </span>
);

function columnsFor(reader: Reader, acts: ActsOn | null): Column<Recruiter, Key>[] {
  const columns: Column<Recruiter, Key>[] = [
    {
      key: 'name',
      title: TEAM.member(),
      sorts: ['', '-displayName'],
      wide: true,
      cell: (member) => <Person member={member} isOwn={member.userId === reader.userId} />,
    },
    {
      key: 'role',
      title: TEAM.role(),
      sorts: ['role'],
      cell: ({ role }) => <span className={classes.half}>{ROLE_WORDS[role]}</span>,
    },
    {
      key: 'state',
      title: TEAM.status(),
      sorts: ['accountStatus'],
      cell: ({ accountStatus }) => (
        <Tag tone={STATUS_TONES[accountStatus]}>{STATUS_WORDS[accountStatus]()}</Tag>
      ),
    },
    {
      key: 'seen',
      title: TEAM.lastLogIn(),
      sorts: ['-lastLoginAt', 'lastLoginAt'],
      cell: ({ lastLoginAt }) => <Seen instant={lastLoginAt} reader={reader} />,
    },
    {
      key: 'added',
      title: TEAM.added(),
      sorts: ['-createdAt'],
      cell: ({ createdAt }) => (
        <span className="tabular">{momentText(createdAt, reader.now, reader.timeZone).at.slice(0, 10)}</span>
      ),
      lowPriority: true,
    },
  ];
  if (!acts) return columns;
  return [
    ...columns,
    {
      key: 'acts',
      title: TEAM.actions(),
      titleHidden: true,
      cell: (member) => <MemberActs member={member} on={acts} />,
    },
  ];
}

type Props = {
  members: Recruiter[];
  reader: Reader;
  sort: string;
  onSort: (sort: string) => void;
  /** The actions on a member; null if the list is read-only. */
  acts: ActsOn | null;
};

export function MemberTable({ members, reader, sort, onSort, acts }: Props) {
  return (
    <DataTable<Recruiter, Key>
      label={TEAM.members()}
      columns={columnsFor(reader, acts)}
      rows={members}
      rowKey={({ userId }) => userId}
      sort={sort}
      onSort={onSort}
    />
  );
}
