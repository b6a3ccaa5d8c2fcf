import { FLAG_WORDS, PARSE_STATE_WORDS } from '@slotwise/contract/words';
import type { Verdict } from '@slotwise/contract/deepgaze/questions.schema';
import type { Resume } from '@slotwise/contract/deepgaze/resumes.schema';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { printWallTime } from '#lib/dates/wall-time.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';
import { paths } from '#navigation/paths.ts';
import { useViewerZone } from '#state/viewer-zone.ts';
import { DataTable, type Column } from '#ui/lists/data-table.tsx';
import { Tag } from '#ui/text/tag.tsx';
import { TwoLines } from '#ui/text/two-lines.tsx';
import { adviceFor } from '../deepgaze-words.model.ts';
import { VerdictTag } from '../verdict-tag.tsx';
import { FittingJobs } from '../job-fit/fitting-jobs.tsx';
import { ScheduleLink } from '../schedule-link.tsx';
import { getYears, sayYears } from './years.model.ts';
import { DEEPGAZE } from '../deepgaze.texts.ts';
import classes from './resumes.module.css';

/** The last answer's verdicts on resumes, by resume id. */
export type Verdicts = ReadonlyMap<string, Verdict>;

type Key = 'NAME' | 'EXPERIENCE' | 'NOTICE' | 'employer' | 'answer' | 'acts';
type Props = {
  resumes: Resume[];
  verdicts: Verdicts;
  sort: string;
  onSort: (sort: string) => void;
  toAddress: (resumeId: string) => string;
  /** The resume read before. */
  lastRead: string | null;
};

type Links = Pick<Props, 'toAddress' | 'lastRead'>;
type WhoProps = Links & { resume: Resume; hasNoticeColumn: boolean };

/** Most years first. */
const MOST_YEARS = '-EXPERIENCE';
const NotStated = () => <em className="dimmed">{DEEPGAZE.notStated()}</em>;

/** Each column sorts in one direction only, so pressing its heading again restores the zip's order. */
export function ResumeTable({ resumes, verdicts, sort, onSort, toAddress, lastRead }: Props) {
  return (
    <DataTable<Resume, Key>
      label={DEEPGAZE.resumes()}
      columns={columnsWith(verdicts, { toAddress, lastRead })}
      rows={resumes}
      rowKey={({ resumeId }) => resumeId}
      across={(resume) => resume.parseState !== 'OK' && <Unread resume={resume} />}
      sort={sort === 'EXPERIENCE' ? MOST_YEARS : sort}
      onSort={(next) => onSort(next.replace('-', ''))}
    />
  );
}

/** An answer replaces the notice period column, whose values then move next to the city: actions stay visible. */
function columnsWith(verdicts: Verdicts, links: Links): Column<Resume, Key>[] {
  const hasNoticeColumn = verdicts.size === 0;
  const answer: Column<Resume, Key> = {
    key: 'answer',
    title: DEEPGAZE.answer(),
    cell: ({ resumeId }) => <Answer verdict={verdicts.get(resumeId)} />,
  };
  const notice: Column<Resume, Key> = {
    key: 'NOTICE',
    title: DEEPGAZE.notice(),
    sorts: ['NOTICE'],
    lowPriority: true,
    cell: ({ noticePeriod }) => noticePeriod || <NotStated />,
  };
  return [
    {
      key: 'NAME',
      title: DEEPGAZE.candidate(),
      sorts: ['NAME'],
      cell: (resume) => <Who {...{ resume, hasNoticeColumn, ...links }} />,
    },
    {
      key: 'EXPERIENCE',
      title: DEEPGAZE.yearsColumn(),
      sorts: [MOST_YEARS],
      numeric: true,
      lowPriority: true,
      cell: (resume) => <Years resume={resume} />,
    },
    {
      key: 'employer',
      title: DEEPGAZE.lastEmployer(),
      lowPriority: true,
      cell: ({ lastCompany, lastTitle }) => (
        <div className={classes.employer} title={[lastCompany, lastTitle].filter(Boolean).join(', ')}>
          <TwoLines plain first={lastCompany || <NotStated />} second={lastTitle} />
        </div>
      ),
    },
    hasNoticeColumn ? notice : answer,
    { key: 'acts', title: DEEPGAZE.acts(), titleHidden: true, cell: (resume) => <Acts resume={resume} /> },
  ];
}

/** A file without text fits no job. */
const Acts = ({ resume }: { resume: Resume }) => (
  <span className={classes.acts}>
    <FittingJobs {...resume} />
    <ScheduleLink {...resume} />
  </span>
);

const Answer = ({ verdict }: { verdict: Verdict | undefined }) =>
  verdict ? <VerdictTag verdict={verdict} /> : null;

const Years = ({ resume }: { resume: Resume }) => (
  <span className="unbroken">{getYears(resume) || <NotStated />}</span>
);

/** The person, or the file if no name is known. */
function Who({ resume, hasNoticeColumn, toAddress, lastRead }: WhoProps) {
  const { resumeId, candidateName, fileName } = resume;
  const link = useRef<HTMLAnchorElement>(null);
  const isLastRead = lastRead === resumeId;
  // Returning from a resume puts the focus on its row, unless it is somewhere already.
  useEffect(() => {
    if (isLastRead && document.activeElement === document.body) link.current?.focus();
  }, [isLastRead]);
  return (
    <div className={classes.who}>
      <TwoLines
        first={
          <Link ref={link} to={toAddress(resumeId)} preventScrollReset>
            {candidateName || fileName}
          </Link>
        }
        second={<About resume={resume} hasNoticeColumn={hasNoticeColumn} />}
      />
    </div>
  );
}

/** A file without a resume to show: what happened to it, and what to do. */
function Unread({ resume: { fileName, parseState, reason } }: { resume: Resume }) {
  const isFine = parseState === 'QUEUED' || parseState === 'DUPLICATE';
  return (
    <div className={classes.unread}>
      <div className={classes.about}>
        <b className="strong breaks">{fileName}</b>
        <Tag tone={isFine ? 'neutral' : 'waiting'}>{PARSE_STATE_WORDS[parseState]}</Tag>
      </div>
      <p>{reason || adviceFor(parseState)}</p>
    </div>
  );
}

/** Separates two parts of a line; it may end a line but never begins one. */
const DOT = '\u00a0· ';

/** What columns show if there is room for them: 'Data Engineer, Orla Finance · 8 years'. */
function JobLine({ resume }: { resume: Resume }) {
  const job = [resume.lastTitle, resume.lastCompany].filter(Boolean).join(', ');
  const years = sayYears(resume);
  return (
    <span className={classes.job}>
      {job && <span className={classes.post}>{job}</span>}
      {years && <span className={classes.onCards}>{`${job && DOT}${years}`}</span>}
    </span>
  );
}

/** 'Meeting 25/11/2026', in the reader's zone; 'and 2 more' if there are several. */
function meetingsText([first, ...others]: Resume['existingBookings'], timeZone: string): string {
  const day =
    first?.startTime && printWallTime(wallTimeAt(Date.parse(first.startTime), timeZone).slice(0, 10));
  return DEEPGAZE.meetings({ day: day || 'none', more: others.length });
}

function About({ resume, hasNoticeColumn }: Pick<WhoProps, 'resume' | 'hasNoticeColumn'>) {
  const { location, flags, nameSource, existingBookings, fileName, noticePeriod } = resume;
  const from =
    nameSource === 'EMAIL' ? DEEPGAZE.nameFromEmail() : nameSource === 'FILE_NAME' && DEEPGAZE.nameFromFile();
  const facts = [location || fileName, from].filter(Boolean).join(DOT);
  const [meeting] = existingBookings;
  const timeZone = useViewerZone();
  return (
    <span className={classes.about}>
      <JobLine resume={resume} />
      <span>
        {facts}
        {noticePeriod && (
          <span className={hasNoticeColumn ? classes.onCards : undefined}>
            {DOT}
            {DEEPGAZE.noticeOf({ notice: noticePeriod })}
          </span>
        )}
      </span>
      {flags.map((flag) => (
        <Tag key={flag} tone="waiting">
          {FLAG_WORDS[flag]}
        </Tag>
      ))}
      {meeting && (
        <Link className="underlines" to={paths.viewMeeting(meeting.bookingId)}>
          <Tag>{meetingsText(existingBookings, timeZone)}</Tag>
        </Link>
      )}
    </span>
  );
}
