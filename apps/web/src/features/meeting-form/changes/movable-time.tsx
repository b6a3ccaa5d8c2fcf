import type { Failure } from '@slotwise/contract/failures';
import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';
import { hasTime, whenText } from '#features/bookings/meeting-values/meeting-words.model.ts';
import type { MeetingForm } from '#features/bookings/meeting-values/meeting-form.model.ts';
import { chosenTime } from '#features/bookings/meeting-values/meeting-values.model.ts';
import type { Invited } from '#features/bookings/meeting-values/people.model.ts';
import { TimeSection } from '../sections/time-section.tsx';
import { MEETING_FORM } from '#features/meeting-form/values/meeting-form.texts.ts';

type Props = {
  form: MeetingForm;
  booking: ViewedBooking;
  people: Invited[];
  now: number;
  refusal: Failure | null;
  /** Whether the form can change the panel too. */
  mayChangePanel: boolean;
  /** Whether the old time cannot be chosen. */
  mustMove: boolean;
  onChange: () => void;
};

/** The time of an existing meeting: fields if it may be moved, else plain text. */
export function MovableTime({ form, booking, mustMove, ...props }: Props) {
  if (!booking.allowedActions.includes('reschedule')) {
    return <p className="tabular">{MEETING_FORM.fixed({ time: whenText(booking.meetingInfo) })}</p>;
  }
  const { bookingId, meetingInfo } = booking;
  const old = hasTime(meetingInfo)
    ? { start: Date.parse(meetingInfo.startInstant), end: Date.parse(meetingInfo.endInstant) }
    : null;
  return (
    <TimeSection
      {...props}
      form={form}
      timeZone={form.values.timeZone}
      time={chosenTime(form.values)}
      moved={{ bookingId, old, mustMove }}
    />
  );
}
