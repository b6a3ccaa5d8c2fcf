import type { BookingSummary } from '@slotwise/contract/bookings/bookings.schema';
import { Link } from 'react-router';
import { paths } from '#navigation/paths.ts';
import { AvatarStack } from '#ui/text/avatar.tsx';
import { DataTable, type Column } from '#ui/lists/data-table.tsx';
import { Tag } from '#ui/text/tag.tsx';
import { StatusBadge } from '#ui/text/status-badge.tsx';
import { TwoLines } from '#ui/text/two-lines.tsx';
import { WallTime } from '#ui/text/wall-time.tsx';
import { otherClock, type Viewer } from '#features/bookings/meeting-clock.model.ts';
import { isOver } from '#features/bookings/over.model.ts';
import { nextWords } from './next-words.model.ts';
import classes from './booking-table.module.css';

type Key = 'candidateName' | 'startTime' | 'round' | 'panel' | 'status' | 'next';

const columnsFor = (viewer: Viewer): Column<BookingSummary, Key>[] => [
  {
    key: 'candidateName',
    title: 'Candidate',
    sorts: ['candidateName', '-candidateName'],
    cell: ({ bookingId, bookingStatus, candidateDetails, jobTitle }) => (
      <TwoLines
        first={
          <Link
            to={
              bookingStatus === 'DRAFT'
                ? paths.newMeeting({ draft: bookingId })
                : paths.viewMeeting(bookingId)
            }
          >
            {candidateDetails.candidateName || 'No name yet'}
          </Link>
        }
        second={jobTitle || <em>job not stated</em>}
      />
    ),
  },
  {
    key: 'round',
    title: 'Round',
    sorts: ['round', '-round'],
    cell: ({ roundName }) => roundName || <em className={classes.dimmed}>not stated</em>,
    lowPriority: true,
  },
  {
    key: 'startTime',
    title: 'When',
    sorts: ['startTime', '-startTime'],
    cell: ({ meetingInfo }) =>
      meetingInfo.startTime ? (
        <TwoLines
          plain
          first={<WallTime value={meetingInfo.startLocal} />}
          second={<span className="tabular">{otherClock(meetingInfo, viewer)}</span>}
        />
      ) : (
        <span className={classes.dimmed}>No time yet</span>
      ),
  },
  {
    key: 'panel',
    title: 'Panel',
    cell: ({ panelists }) =>
      panelists.length > 0 ? (
        <AvatarStack names={panelists.map(({ name }) => name)} />
      ) : (
        <span className={classes.dimmed}>None</span>
      ),
    lowPriority: true,
  },
  {
    key: 'status',
    title: 'Status',
    sorts: ['status', '-status'],
    cell: ({ bookingStatus, rescheduleCount, isSample }) => (
      <>
        <span className={classes.status}>
          <StatusBadge status={bookingStatus} />
          {isSample && <Tag>Sample</Tag>}
        </span>
        {rescheduleCount > 0 && <div className={classes.moved}>Rescheduled ×{rescheduleCount}</div>}
      </>
    ),
  },
  {
    key: 'next',
    title: 'Next',
    cell: (booking) => (
      <TwoLines
        plain
        first={<span className={classes.next}>{nextWords(booking, viewer.now)}</span>}
        second={!isOver(booking.bookingStatus) && (booking.assigneeName ?? booking.recruiterName)}
      />
    ),
    lowPriority: true,
  },
];

type Props = {
  bookings: BookingSummary[];
  viewer: Viewer;
  sort: string;
  onSort: (sort: string) => void;
};

export function BookingTable({ bookings, viewer, sort, onSort }: Props) {
  return (
    <DataTable
      label="Bookings"
      columns={columnsFor(viewer)}
      rows={bookings}
      rowKey={({ bookingId }) => bookingId}
      sort={sort}
      onSort={onSort}
    />
  );
}
