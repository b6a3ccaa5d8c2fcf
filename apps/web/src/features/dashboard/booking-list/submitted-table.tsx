import type { BookingSummary } from '@slotwise/contract/bookings/bookings.schema';
import { RTR_WORDS } from '@slotwise/contract/words';
import { Link } from 'react-router';
import { paths } from '#navigation/paths.ts';
import { DataTable, type Column } from '#ui/lists/data-table.tsx';
import { StatusBadge } from '#ui/text/status-badge.tsx';
import { Tag } from '#ui/text/tag.tsx';
import { TwoLines } from '#ui/text/two-lines.tsx';
import { WallTime } from '#ui/text/wall-time.tsx';
import { otherClock, type Viewer } from '#features/bookings/meeting-clock.model.ts';
import { answerClock, declineText } from '#features/submissions/submission-words.model.ts';
import { acceptedWord } from '#features/bookings/use-is-supplier.ts';
import classes from './booking-table.module.css';
import { BOOKING_LIST } from './booking-list.texts.ts';

type Key = 'candidateName' | 'startTime' | 'client' | 'status' | 'answer';

const columnsFor = (viewer: Viewer): Column<BookingSummary, Key>[] => [
  {
    key: 'candidateName',
    title: BOOKING_LIST.candidate(),
    sorts: ['candidateName', '-candidateName'],
    cell: ({ bookingId, candidateDetails, jobTitle, roundNumber }) => (
      <TwoLines
        first={<Link to={paths.viewMeeting(bookingId)}>{candidateDetails.candidateName}</Link>}
        second={roundNumber > 1 ? BOOKING_LIST.laterRound({ job: jobTitle, round: roundNumber }) : jobTitle}
      />
    ),
  },
  {
    key: 'client',
    title: BOOKING_LIST.client(),
    cell: ({ vendorName, recruiterName }) => <TwoLines plain first={vendorName} second={recruiterName} />,
  },
  {
    key: 'status',
    title: BOOKING_LIST.status(),
    sorts: ['status', '-status'],
    cell: ({ bookingStatus }) => (
      <StatusBadge status={bookingStatus} word={bookingStatus === 'DRAFT' ? acceptedWord() : undefined} />
    ),
  },
  {
    key: 'answer',
    title: BOOKING_LIST.answer(),
    cell: (booking) => <Answer booking={booking} now={viewer.now} />,
  },
  {
    key: 'startTime',
    title: BOOKING_LIST.interview(),
    sorts: ['startTime', '-startTime'],
    cell: ({ meetingInfo }) =>
      meetingInfo.startTime ? (
        <TwoLines
          plain
          first={<WallTime value={meetingInfo.startLocal} />}
          second={<span className="tabular">{otherClock(meetingInfo, viewer)}</span>}
        />
      ) : (
        <span className="dimmed">{BOOKING_LIST.noTime()}</span>
      ),
  },
];

/** The state of the client's answer and its content, and below it the candidate's consent. */
function Answer({ booking, now }: { booking: BookingSummary; now: number }) {
  const { submission, bookingStatus } = booking;
  if (!submission) return null;
  const clock = answerClock(submission, bookingStatus === 'SUBMITTED', now);
  return (
    <TwoLines
      plain
      first={clock.isLate ? <Tag tone="bad">{clock.text}</Tag> : clock.text}
      second={
        <span className={classes.next}>{declineText(submission) || RTR_WORDS[submission.rtrState]}</span>
      }
    />
  );
}

type Props = {
  bookings: BookingSummary[];
  viewer: Viewer;
  sort: string;
  onSort: (sort: string) => void;
};

/** What the user's organization submitted, with each client's state and deadline. */
export function SubmittedTable({ bookings, viewer, sort, onSort }: Props) {
  return (
    <DataTable
      label={BOOKING_LIST.submitted()}
      columns={columnsFor(viewer)}
      rows={bookings}
      rowKey={({ bookingId }) => bookingId}
      sort={sort}
      onSort={onSort}
    />
  );
}
