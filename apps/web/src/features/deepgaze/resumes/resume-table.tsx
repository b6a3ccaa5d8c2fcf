import { FLAG_WORDS, PARSE_STATE_WORDS } from '@slotwise/contract/words';
import type { Verdict } from '@slotwise/contract/deepgaze/questions/questions.schema';
import type { Resume } from '@slotwise/contract/deepgaze/resumes/resumes.schema';
import { Link } from 'react-router';
import { counted } from '#lib/date-text.ts';
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
};

const NOT_STATED = <em className={classes.unknown}>not stated</em>;

/** Orders go one way only, so a second press on a heading leads back to the order of the zip. */
export function ResumeTable({ resumes, verdicts, sort, onSort, addressOf }: Props) {
  const sorted = sort === 'NAME' || sort === 'EXPERIENCE' ? sort : null;
  return (
    <DataTable<Resume, Key>
      label="Resumes"
      columns={columnsWith(verdicts, addressOf)}
      rows={resumes}
      rowKey={({ resumeId }) => resumeId}
      across={(resume) => resume.parseState !== 'OK' && <Unread resume={resume} />}
      {...(sorted && { sort: { key: sorted, descending: sorted === 'EXPERIENCE' } })}
      onSort={({ key }) => onSort(key === sorted ? '' : key)}
    />
  );
}

/** While an answer is shown, it takes the place of the notice period: both would push the acts out of sight. */
function columnsWith(verdicts: Verdicts, addressOf: Props['addressOf']): Column<Resume, Key>[] {
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
    { key: 'NAME', title: 'Candidate', sortable: true, cell: (resume) => <Who {...{ resume, addressOf }} /> },
    {
      key: 'EXPERIENCE',
      title: 'Years',
      sortable: true,
      numeric: true,
      cell: (resume) => <Years resume={resume} />,
    },
    {
      key: 'employer',
      title: 'Last employer',
      lowPriority: true,
      cell: ({ lastCompany, lastTitle }) => (
        <TwoLines plain first={lastCompany || NOT_STATED} second={lastTitle} />
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
  if (computedYears === null) return NOT_STATED;
  return <span title="Computed from the dates of the jobs">≈ {yearsText(computedYears)}</span>;
}

/** The person, or the file where nobody is known. */
function Who({ resume, addressOf }: { resume: Resume; addressOf: Props['addressOf'] }) {
  const { resumeId, candidateName, fileName } = resume;
  return (
    <TwoLines
      first={
        <Link to={addressOf(resumeId)} preventScrollReset>
          {candidateName || fileName}
        </Link>
      }
      second={<About resume={resume} />}
    />
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

function About({ resume }: { resume: Resume }) {
  const { location, flags, nameSource, existingBookings, fileName } = resume;
  const from =
    nameSource === 'EMAIL' ? 'name from the e-mail' : nameSource === 'FILE_NAME' && 'name from the file';
  const facts = [location || fileName, from].filter(Boolean).join(' · ');
  return (
    <span className={classes.about}>
      <span>{facts}</span>
      {flags.map((flag) => (
        <Tag key={flag} tone="waiting">
          {FLAG_WORDS[flag]}
        </Tag>
      ))}
      {existingBookings.length > 0 && <Tag>{counted(existingBookings.length, 'meeting', 'meetings')}</Tag>}
    </span>
  );
}
