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
import { BOOKING_LIST } from './booking-list.texts.ts';

type Key = 'candidateName' | 'startTime' | 'round' | 'panel' | 'status' | 'next';

const columnsFor = (viewer: Viewer): Column<BookingSummary, Key>[] => [
  {
    key: 'candidateName',
    title: BOOKING_LIST.candidate(),
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
            {candidateDetails.candidateName || BOOKING_LIST.noName()}
          </Link>
        }
        second={jobTitle || <em>{BOOKING_LIST.noJob()}</em>}
      />
    ),
  },
  {
    key: 'round',
    title: BOOKING_LIST.round(),
    sorts: ['round', '-round'],
    cell: ({ roundName }) => roundName || <em className="dimmed">{BOOKING_LIST.noRound()}</em>,
    lowPriority: true,
  },
  {
    key: 'startTime',
    title: BOOKING_LIST.when(),
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
  {
    key: 'panel',
    title: BOOKING_LIST.panel(),
    cell: ({ panelists }) =>
      panelists.length > 0 ? (
        <AvatarStack names={panelists.map(({ name }) => name)} />
      ) : (
        <span className="dimmed">{BOOKING_LIST.noPanel()}</span>
      ),
    lowPriority: true,
  },
  {
    key: 'status',
    title: BOOKING_LIST.status(),
    sorts: ['status', '-status'],
    cell: ({ bookingStatus, rescheduleCount, isSample }) => (
      <>
        <span className="inline-row gap-2xs wraps">
          <StatusBadge status={bookingStatus} />
          {isSample && <Tag>{BOOKING_LIST.sample()}</Tag>}
        </span>
        {rescheduleCount > 0 && (
          <div className={classes.moved}>{BOOKING_LIST.moves({ count: rescheduleCount })}</div>
        )}
      </>
    ),
  },
  {
    key: 'next',
    title: BOOKING_LIST.next(),
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
      label={BOOKING_LIST.title()}
      columns={columnsFor(viewer)}
      rows={bookings}
      rowKey={({ bookingId }) => bookingId}
      sort={sort}
      onSort={onSort}
    />
  );
}
