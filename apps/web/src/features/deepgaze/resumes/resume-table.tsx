import { FLAG_WORDS, PARSE_STATE_WORDS } from '@slotwise/contract/words';
import type { Verdict } from '@slotwise/contract/deepgaze/questions/questions.schema';
import type { Resume } from '@slotwise/contract/deepgaze/resumes/resumes.schema';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { counted } from '#lib/date-text.ts';
import { paths } from '#navigation/paths.ts';
import { DataTable, type Column } from '#ui/data-table.tsx';
import { Tag } from '#ui/tag.tsx';
import { TwoLines } from '#ui/two-lines.tsx';
import { UNREAD_ADVICE, yearsText } from '../deepgaze-words.model.ts';
import { VerdictTag } from '../verdict-tag.tsx';
import { ScheduleLink } from './schedule-link.tsx';
import classes from './resumes.module.css';

/** What the last answer says of resumes, by their id. */
export type Verdicts = ReadonlyMap<string, Verdict>;

type Key = 'NAME' | 'EXPERIENCE' | 'employer' | 'notice' | 'answer' | 'acts';
type Props = {
  resumes: Resume[];
  verdicts: Verdicts;
  sort: string;
  onSort: (sort: string) => void;
  addressOf: (resumeId: string) => string;
  /** The resume that was read before. */
  lastRead: string | null;
};

type Links = Pick<Props, 'addressOf' | 'lastRead'>;

const NOT_STATED = <em className={classes.unknown}>not stated</em>;

/** Orders go one way only, so a second press on a heading leads back to the order of the zip. */
export function ResumeTable({ resumes, verdicts, sort, onSort, addressOf, lastRead }: Props) {
  const sorted = sort === 'NAME' || sort === 'EXPERIENCE' ? sort : null;
  return (
    <DataTable<Resume, Key>
      label="Resumes"
      columns={columnsWith(verdicts, { addressOf, lastRead })}
      rows={resumes}
      rowKey={({ resumeId }) => resumeId}
      across={(resume) => resume.parseState !== 'OK' && <Unread resume={resume} />}
      {...(sorted && { sort: { key: sorted, descending: sorted === 'EXPERIENCE' } })}
      onSort={({ key }) => onSort(key === sorted ? '' : key)}
    />
  );
}

/** While an answer is shown, it takes the place of the notice period: both would push the acts out of sight. */
function columnsWith(verdicts: Verdicts, links: Links): Column<Resume, Key>[] {
  const answer: Column<Resume, Key> = {
    key: 'answer',
    title: 'Answer',
    cell: ({ resumeId }) => <Answer verdict={verdicts.get(resumeId)} />,
  };
  const notice: Column<Resume, Key> = {
    key: 'notice',
    title: 'Notice',
    lowPriority: true,
    cell: ({ noticePeriodDays: days }) => <span className={classes.short}>{noticeText(days)}</span>,
  };
  return [
    { key: 'NAME', title: 'Candidate', sortable: true, cell: (resume) => <Who resume={resume} {...links} /> },
    {
      key: 'EXPERIENCE',
      title: 'Years',
      sortable: true,
      numeric: true,
      lowPriority: true,
      cell: (resume) => <Years resume={resume} />,
    },
    {
      key: 'employer',
      title: 'Last employer',
      lowPriority: true,
      cell: ({ lastCompany, lastTitle }) => (
        <div className={classes.employer} title={[lastCompany, lastTitle].filter(Boolean).join(', ')}>
          <TwoLines plain first={lastCompany || NOT_STATED} second={lastTitle} />
        </div>
      ),
    },
    verdicts.size > 0 ? answer : notice,
    { key: 'acts', title: 'Acts', titleHidden: true, cell: (resume) => <ScheduleLink {...resume} /> },
  ];
}

function noticeText(days: number | null) {
  if (days === null) return NOT_STATED;
  return days === 0 ? 'Immediate' : counted(days, 'day', 'days');
}

const Answer = ({ verdict }: { verdict: Verdict | undefined }) =>
  verdict ? <VerdictTag verdict={verdict} /> : null;

/** Stated years are the person's own word; computed ones are said to be. */
function Years({ resume: { statedYears, computedYears } }: { resume: Resume }) {
  if (statedYears !== null) return yearsText(statedYears);
  return (
    <span className={classes.short} title="Computed from the dates of the jobs">
      {computedYears === null ? NOT_STATED : `≈ ${yearsText(computedYears)}`}
    </span>
  );
}

/** The person, or the file where nobody is known. */
function Who({ resume, addressOf, lastRead }: { resume: Resume } & Links) {
  const { resumeId, candidateName, fileName } = resume;
  const link = useRef<HTMLAnchorElement>(null);
  const isLastRead = lastRead === resumeId;
  // Whoever comes back from a resume goes on at its row, unless the focus is somewhere already.
  useEffect(() => {
    if (isLastRead && document.activeElement === document.body) link.current?.focus();
  }, [isLastRead]);
  return (
    <div className={classes.who}>
      <TwoLines
        first={
          <Link ref={link} to={addressOf(resumeId)} preventScrollReset>
            {candidateName || fileName}
          </Link>
        }
        second={<About resume={resume} />}
      />
    </div>
  );
}

/** A file without a resume to show: what became of it, and what to do. */
function Unread({ resume: { fileName, parseState, reason } }: { resume: Resume }) {
  const isFine = parseState === 'QUEUED' || parseState === 'DUPLICATE';
  return (
    <div className={classes.unread}>
      <div className={classes.about}>
        <b className={classes.file}>{fileName}</b>
        <Tag tone={isFine ? 'neutral' : 'waiting'}>{PARSE_STATE_WORDS[parseState]}</Tag>
      </div>
      <p>{reason || UNREAD_ADVICE[parseState]}</p>
    </div>
  );
}

/** What stands in columns where there is room for them: 'Data Engineer, Orla Finance · 8 years'. */
function cardLine({ lastTitle, lastCompany, totalExperience }: Resume): string {
  const job = [lastTitle, lastCompany].filter(Boolean).join(', ');
  const years = totalExperience !== null && `${yearsText(totalExperience)} years`;
  return [job, years].filter(Boolean).join(' · ');
}

function About({ resume }: { resume: Resume }) {
  const { location, flags, nameSource, existingBookings, fileName } = resume;
  const from =
    nameSource === 'EMAIL' ? 'name from the e-mail' : nameSource === 'FILE_NAME' && 'name from the file';
  const facts = [location || fileName, from].filter(Boolean).join(' · ');
  const [meeting] = existingBookings;
  return (
    <span className={classes.about}>
      <span className={classes.onCards}>{cardLine(resume)}</span>
      <span>{facts}</span>
      {flags.map((flag) => (
        <Tag key={flag} tone="waiting">
          {FLAG_WORDS[flag]}
        </Tag>
      ))}
      {meeting && (
        <Link className={classes.meetings} to={paths.viewMeeting(meeting.bookingId)}>
          <Tag>{counted(existingBookings.length, 'meeting', 'meetings')}</Tag>
        </Link>
      )}
    </span>
  );
}
