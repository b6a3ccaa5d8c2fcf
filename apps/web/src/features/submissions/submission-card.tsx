import type { Submission } from '@slotwise/contract/booking-parts/submission.schema';
import { Button } from '@mantine/core';
import { spanText } from '#lib/dates/date-text.ts';
import { printWallTime } from '#lib/dates/wall-time.ts';
import { zoneLabel } from '#lib/dates/zone-label.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { Card } from '#ui/page/card.tsx';
import { FactList, type Fact } from '#ui/lists/fact-list.tsx';
import { Tag } from '#ui/text/tag.tsx';
import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';
import type { Viewer } from '#features/bookings/meeting-clock.model.ts';
import { rateText } from '#features/bookings/resource-words.model.ts';
import { answerClock, declineText, ownershipText, rtrText } from './submission-words.model.ts';
import { resendRtr } from './submissions.actions.ts';
import { useIsSupplier } from '#features/bookings/use-is-supplier.ts';
import { SUBMISSIONS } from './submissions.texts.ts';

type Props = { booking: ViewedBooking; viewer: Viewer };

/** What was submitted and who submitted it, with the deadline both sides see; hidden for own candidates. */
export function SubmissionCard({ booking, viewer }: Props) {
  const isSupplier = useIsSupplier(booking);
  const { submission } = booking;
  if (!submission) return null;
  const clock = answerClock(submission, booking.bookingStatus === 'SUBMITTED', viewer.now);
  const title = isSupplier
    ? SUBMISSIONS.submittedTo({ name: booking.vendorName })
    : SUBMISSIONS.submittedBy({ name: booking.submitterVendorName ?? '' });
  return (
    <Card title={title} aside={<Tag tone={clock.isLate ? 'bad' : 'neutral'}>{clock.text}</Tag>}>
      <FactList facts={toFacts(booking, submission, viewer)} />
      <Slots slots={submission.proposedSlots} />
      {isSupplier && booking.allowedActions.includes('withdraw') && submission.rtrState === 'REQUESTED' && (
        <AskAgain bookingId={booking.bookingId} />
      )}
    </Card>
  );
}

function toFacts(booking: ViewedBooking, submission: Submission, viewer: Viewer): Fact[] {
  const { submittedAt, submittedByName, submittedByEmail, withdrawReason } = submission;
  const at = printWallTime(wallTimeAt(Date.parse(submittedAt), viewer.timeZone));
  const declined = declineText(submission);
  return [
    { label: SUBMISSIONS.submitted(), value: <span className="tabular">{at}</span> },
    { label: SUBMISSIONS.by(), value: `${submittedByName}, ${submittedByEmail}` },
    { label: SUBMISSIONS.rate(), value: rateText(submission.billRate, submission) },
    { label: SUBMISSIONS.rtr(), value: rtrText(submission, viewer) },
    { label: SUBMISSIONS.ownership(), value: ownershipText(booking.ownership, viewer) },
    ...(declined ? [{ label: SUBMISSIONS.declined(), value: declined }] : []),
    ...(withdrawReason ? [{ label: SUBMISSIONS.withdrawn(), value: withdrawReason }] : []),
  ];
}

function Slots({ slots }: Pick<{ slots: Submission['proposedSlots'] }, 'slots'>) {
  if (slots.length === 0) return null;
  return (
    <div className="inset-foot small">
      <p className="mb-2xs caption">{SUBMISSIONS.times()}</p>
      <ul>
        {slots.map(({ startTime, startLocal, endLocal, timeZone }) => (
          <li key={startTime} className="tabular">
            {spanText(startLocal, endLocal)}, {zoneLabel(timeZone, Date.parse(startTime))}
          </li>
        ))}
      </ul>
    </div>
  );
}

function AskAgain({ bookingId }: { bookingId: string }) {
  const dispatch = useAppDispatch();
  return (
    <div className="inset-foot small">
      <Button size="xs" variant="default" onClick={() => void dispatch(resendRtr(bookingId))}>
        {SUBMISSIONS.resend()}
      </Button>
    </div>
  );
}
