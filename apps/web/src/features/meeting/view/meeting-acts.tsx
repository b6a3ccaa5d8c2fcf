import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';
import { JoinButton } from '#features/bookings/join-button.tsx';
import { ActButton, type ActWays } from './act-button.tsx';
import { ActsMenu } from './acts-menu.tsx';
import type { OfferedActs } from './acts.model.ts';
import type { JoinState } from './join.model.ts';

type Props = { booking: ViewedBooking; acts: OfferedActs; join: JoinState; ways: ActWays };

/** The available actions: peers first, the rest behind a menu, the likeliest one last. */
export function MeetingActs({ booking, acts: { primary, shown, menu }, join, ways }: Props) {
  return (
    <>
      {shown.toReversed().map((act) => (
        <ActButton key={act} act={act} ways={ways} variant="default" />
      ))}
      <ActsMenu acts={menu} ways={ways} />
      {join !== 'none' && (
        <JoinButton
          meeting={booking.meetingInfo}
          candidateName={booking.candidateDetails.candidateName}
          variant={join === 'ready' ? 'filled' : 'light'}
        />
      )}
      {primary && <ActButton act={primary} ways={ways} variant={join === 'ready' ? 'light' : 'filled'} />}
    </>
  );
}
