import type { TimeProposal } from '@slotwise/contract/booking-parts/answers.schema';
import { ANSWER_SOURCE_WORDS } from '@slotwise/contract/words';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { agoText } from '#lib/dates/date-text.ts';
import { useNow } from '#lib/dates/use-now.ts';
import { paths } from '#navigation/paths.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { Card } from '#ui/page/card.tsx';
import { ActRefusal } from '../acts/act-refusal.tsx';
import type { ViewedBooking } from '../bookings.slice.ts';
import { windowText } from '../meeting-values/candidate-times.model.ts';
import { hasTime } from '../meeting-values/meeting-words.model.ts';
import { useBookingAct } from '../acts/use-booking-act.ts';
import { dismissProposal } from './answers.actions.ts';
import { ANSWERS } from './answers.texts.ts';

/** Other times proposed by people on the meeting, each with a button to accept it and one to decline. */
export function ProposalsCard({ booking }: { booking: ViewedBooking }) {
  if (booking.proposals.length === 0) return null;
  return (
    <Card title={ANSWERS.proposed()}>
      <ul className="small">
        {booking.proposals.map((proposal) => (
          <Proposed key={proposal.proposalId} booking={booking} proposal={proposal} />
        ))}
      </ul>
    </Card>
  );
}

function Proposed({ booking, proposal }: { booking: ViewedBooking; proposal: TimeProposal }) {
  const dispatch = useAppDispatch();
  const now = useNow();
  const { proposalId, byName, byRole, windows, comments, source, at } = proposal;
  const act = useBookingAct(booking, (on) => dispatch(dismissProposal(on, proposalId)));
  const mayMove = booking.allowedActions.includes('reschedule');
  const mayKeep = booking.allowedActions.includes('update');
  const isSet = hasTime(booking.meetingInfo);
  const who = byRole === 'CANDIDATE' ? ANSWERS.theCandidate({ name: byName }) : byName;
  return (
    <li className="stack gap-2xs at-start inset-sm divided">
      <p>
        <b>{who}</b> <span className="caption">{`${ANSWER_SOURCE_WORDS[source]}, ${agoText(at, now)}`}</span>
      </p>
      {comments && <p className="mt-2xs written">{comments}</p>}
      <ul className="stack gap-2xs full small">
        {windows.map((window, place) => (
          <li key={`${window.start} ${window.timeZone}`} className="row gap-sm rows-2xs wraps apart">
            <span className="tabular">{windowText(window)}</span>
            {mayMove && (
              <Button
                component={Link}
                to={paths.meeting(booking.bookingId, { proposal: proposalId, window: String(place) })}
                variant="default"
                size="xs"
                aria-label={(isSet ? ANSWERS.rescheduleTo : ANSWERS.scheduleAt)({ time: windowText(window) })}
              >
                {isSet ? ANSWERS.rescheduleToThis() : ANSWERS.scheduleAtThis()}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {mayKeep && (
        <Button
          variant="subtle"
          size="xs"
          loading={act.running}
          aria-label={isSet ? ANSWERS.keepTimeFor({ name: byName }) : ANSWERS.noneWorksFor({ name: byName })}
          onClick={() => void act.run()}
        >
          {isSet ? ANSWERS.keepTime() : ANSWERS.noneWorks()}
        </Button>
      )}
      <ActRefusal act={act} candidateName={booking.candidateDetails.candidateName} />
    </li>
  );
}
