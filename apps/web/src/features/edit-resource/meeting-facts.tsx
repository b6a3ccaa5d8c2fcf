import { MODE_WORDS } from '@slotwise/contract/words';
import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';
import { whenText } from '#features/bookings/meeting-values/meeting-words.model.ts';
import { Fold } from '#ui/text/fold.tsx';
import classes from './meeting-facts.module.css';
import { EDIT_RESOURCE } from './edit-resource.texts.ts';

/** The meeting that led to the selection, read-only: what it was for at once, the rest on request. */
export function MeetingFacts({ booking }: { booking: ViewedBooking }) {
  const { candidateDetails, meetingInfo, panelists, documents } = booking;
  const shown = [
    { label: EDIT_RESOURCE.jobTitle(), value: booking.jobTitle },
    { label: EDIT_RESOURCE.round(), value: booking.roundName },
    { label: EDIT_RESOURCE.when(), value: whenText(meetingInfo) },
  ];
  const others = [
    { label: EDIT_RESOURCE.name(), value: candidateDetails.candidateName },
    { label: EDIT_RESOURCE.email(), value: candidateDetails.email },
    { label: EDIT_RESOURCE.designation(), value: candidateDetails.currentDesignation },
    { label: EDIT_RESOURCE.how(), value: MODE_WORDS[meetingInfo.mode] },
    { label: EDIT_RESOURCE.panel(), value: panelists.map(({ name }) => name).join(', ') },
    {
      label: EDIT_RESOURCE.documents(),
      value: documents.map(({ fileName }) => fileName).join(', ') || EDIT_RESOURCE.none(),
    },
  ];
  return (
    <div className="stack">
      <Facts facts={shown} />
      <Fold label={EDIT_RESOURCE.moreFacts()}>
        <Facts facts={others} />
      </Fold>
    </div>
  );
}

const Facts = ({ facts }: { facts: { label: string; value: string }[] }) => (
  <dl className={classes.facts}>
    {facts.map(({ label, value }) => (
      <div key={label}>
        <dt className="caption">{label}</dt>
        <dd className="breaks">{value || <em>{EDIT_RESOURCE.notStated()}</em>}</dd>
      </div>
    ))}
  </dl>
);
