import { useToastClearance } from '#ui/page/use-toast-clearance.ts';
import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';
import { JoinButton } from '#features/bookings/join-button.tsx';
import { ActButton, type ActWays } from './act-button.tsx';
import type { ActName } from './acts.model.ts';
import type { JoinState } from './join.model.ts';
import classes from './meeting-foot.module.css';
import { MEETING } from './meeting.texts.ts';

type Props = { booking: ViewedBooking; acts: ActName[]; join: JoinState; ways: ActWays };

/** On a phone: the two likeliest actions, within reach of the thumb. */
export function MeetingFoot({ booking, acts, join, ways }: Props) {
  const foot = useToastClearance<HTMLDivElement>();
  const mayJoin = join !== 'none';
  if (acts.length === 0 && !mayJoin) return null;
  return (
    <div ref={foot} className={classes.foot} role="group" aria-label={MEETING.nextActs()}>
      {acts.toReversed().map((act) => (
        <ActButton
          key={act}
          act={act}
          ways={ways}
          variant={act === acts[0] && !mayJoin ? 'filled' : 'default'}
        />
      ))}
      {mayJoin && (
        <JoinButton
          meeting={booking.meetingInfo}
          candidateName={booking.candidateDetails.candidateName}
          variant={join === 'ready' ? 'filled' : 'light'}
        />
      )}
    </div>
  );
}
