import type { Failure } from '@slotwise/contract/failures';
import type { ViewedBooking } from '../bookings.slice.ts';
import { whenText } from '../meeting-words.model.ts';
import type { MeetingForm } from '../schedule/meeting-form.model.ts';
import { chosenTime } from '../schedule/meeting-values.model.ts';
import type { Invited } from '../schedule/people.model.ts';
import { timeRefusal } from '../schedule/time-refusal.model.ts';
import { TimeSection } from '../schedule/time-section.tsx';
import { WhoSeesWhat } from '../schedule/who-sees-what.tsx';

type Props = {
  form: MeetingForm;
  booking: ViewedBooking;
  people: Invited[];
  now: number;
  refusal: Failure | null;
  onChange: () => void;
};

/** The time of a meeting that is there: fields where it may be moved, plain text where it may not. */
export function MovableTime({ form, booking, people, now, refusal, onChange }: Props) {
  if (!booking.allowedActions.includes('reschedule')) {
    return <p className="tabular">{whenText(booking.meetingInfo)}. The time cannot be changed any more.</p>;
  }
  const time = chosenTime(form.values);
  const isPossible = time !== null && timeRefusal(time, now) === null;
  return (
    <TimeSection
      form={form}
      timeZone={form.values.timeZone}
      time={time}
      now={now}
      refusal={refusal}
      onChange={onChange}
    >
      {isPossible && <WhoSeesWhat people={people} time={time} />}
    </TimeSection>
  );
}
