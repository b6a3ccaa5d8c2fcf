import type { BookingSummary } from '@slotwise/contract/bookings/bookings.schema';
import { Button } from '@mantine/core';
import { Scale } from 'lucide-react';
import { Link } from 'react-router';
import { printWallTime } from '#lib/dates/wall-time.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';
import { paths } from '#navigation/paths.ts';
import { DataTable, type Column } from '#ui/lists/data-table.tsx';
import { StatusBadge } from '#ui/text/status-badge.tsx';
import { TwoLines } from '#ui/text/two-lines.tsx';
import {
  answerClock,
  answerText,
  feedbackClock,
  ownedText,
  rateText,
  type Clock,
} from './submission-words.model.ts';
import { SUBMITTED } from './submissions.texts.ts';
import classes from './submission-table.module.css';

type Key = 'candidateName' | 'submitted' | 'status' | 'answer' | 'feedback' | 'owned' | 'rate' | 'acts';

type Viewer = { timeZone: string; now: number };

const NotStated = () => <em className="dimmed unbroken">{SUBMITTED.notStated()}</em>;

/** A clock with its own label, since rows become cards on a phone. */
const clockCell = (label: string, clock: Clock | null) =>
  clock && (
    <span className={classes.clock} data-owed={clock.state === 'overdue' || undefined}>
      <span className="dimmed unseen-from-700">{label} </span>
      {clock.text}
      {clock.state === 'late' && <span className="caption block"> {SUBMITTED.late()}</span>}
    </span>
  );

const columnsFor = ({ timeZone, now }: Viewer, isClient: boolean): Column<BookingSummary, Key>[] => [
  {
    key: 'candidateName',
    title: SUBMITTED.candidate(),
    sorts: ['candidateName', '-candidateName'],
    cell: ({ bookingId, candidateDetails, jobTitle }) => (
      <span className={classes.name}>
        <TwoLines
          first={<Link to={paths.viewMeeting(bookingId)}>{candidateDetails.candidateName}</Link>}
          second={jobTitle}
        />
      </span>
    ),
  },
  {
    key: 'submitted',
    title: SUBMITTED.submitted(),
    sorts: ['', 'createdAt'],
    cell: ({ submission }) =>
      submission && (
        <time className={classes.when} dateTime={submission.submittedAt}>
          {printWallTime(wallTimeAt(Date.parse(submission.submittedAt), timeZone))}
        </time>
      ),
    lowPriority: true,
  },
  {
    key: 'status',
    title: SUBMITTED.status(),
    sorts: ['status', '-status'],
    cell: ({ bookingStatus, submission }) => (
      <>
        <StatusBadge status={bookingStatus} />
        {submission?.answer && (
          <div className={classes.answer} title={submission.declineReason?.text}>
            {answerText(submission)}
          </div>
        )}
      </>
    ),
  },
  {
    key: 'answer',
    title: SUBMITTED.firstAnswer(),
    cell: (row) => clockCell(SUBMITTED.answer(), answerClock(row, now)),
  },
  {
    key: 'feedback',
    title: SUBMITTED.feedback(),
    cell: (row) => clockCell(SUBMITTED.feedback(), feedbackClock(row, now)),
  },
  {
    key: 'owned',
    title: SUBMITTED.ownedUntil(),
    cell: (row) => <Owned booking={row} timeZone={timeZone} />,
    lowPriority: true,
  },
  {
    key: 'rate',
    title: SUBMITTED.rate(),
    numeric: true,
    cell: ({ submission }) => {
      const rate = submission && rateText(submission);
      return rate ? <TwoLines plain first={rate.amount} second={rate.unit} /> : <NotStated />;
    },
    lowPriority: true,
  },
  {
    key: 'acts',
    title: SUBMITTED.acts(),
    titleHidden: true,
    cell: ({ bookingId, bookingStatus, candidateDetails }) =>
      isClient &&
      bookingStatus === 'SUBMITTED' && (
        <Button
          component={Link}
          to={paths.viewMeeting(bookingId)}
          size="compact-sm"
          variant="light"
          aria-label={SUBMITTED.answerFor({ name: candidateDetails.candidateName })}
        >
          {SUBMITTED.answer()}
        </Button>
      ),
  },
];

function Owned({ booking, timeZone }: { booking: BookingSummary; timeZone: string }) {
  const { state } = booking.ownership;
  if (state === 'CONFLICT') {
    return (
      <span className={classes.disputed} title={SUBMITTED.conflict()}>
        <Scale size={13} aria-hidden />
        {ownedText(booking, timeZone)}
      </span>
    );
  }
  return (
    <span className={`tabular ${state === 'OWNED' ? 'unbroken' : 'dimmed unbroken'}`}>
      {ownedText(booking, timeZone)}
    </span>
  );
}

type Props = {
  bookings: BookingSummary[];
  viewer: Viewer;
  /** Whether the reader's organization is the one that answers. */
  isClient: boolean;
  sort: string;
  onSort: (sort: string) => void;
};

export function SubmissionTable({ bookings, viewer, isClient, sort, onSort }: Props) {
  return (
    <div className={classes.scroll}>
      <DataTable
        label={SUBMITTED.submissions()}
        columns={columnsFor(viewer, isClient)}
        rows={bookings}
        rowKey={({ bookingId }) => bookingId}
        sort={sort}
        onSort={onSort}
      />
    </div>
  );
}
