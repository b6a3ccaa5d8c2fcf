import { MODE_WORDS } from '@slotwise/contract/words';
import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';
import { whenText } from '#features/bookings/meeting-values/meeting-words.model.ts';
import classes from './meeting-facts.module.css';
import { EDIT_RESOURCE } from './edit-resource.texts.ts';

/** The meeting that led to the selection, as it was, to be read. */
export function MeetingFacts({ booking }: { booking: ViewedBooking }) {
  const { candidateDetails, meetingInfo, panelists, documents } = booking;
  const facts = [
    { label: EDIT_RESOURCE.name(), value: candidateDetails.candidateName },
    { label: EDIT_RESOURCE.email(), value: candidateDetails.email },
    { label: EDIT_RESOURCE.designation(), value: candidateDetails.currentDesignation },
    { label: EDIT_RESOURCE.jobTitle(), value: booking.jobTitle },
    { label: EDIT_RESOURCE.round(), value: booking.roundName },
    { label: EDIT_RESOURCE.when(), value: whenText(meetingInfo) },
    { label: EDIT_RESOURCE.how(), value: MODE_WORDS[meetingInfo.mode] },
    { label: EDIT_RESOURCE.panel(), value: panelists.map(({ name }) => name).join(', ') },
    {
      label: EDIT_RESOURCE.documents(),
      value: documents.map(({ fileName }) => fileName).join(', ') || EDIT_RESOURCE.none(),
    },
  ];
  return (
    <dl className={classes.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value || <em>{EDIT_RESOURCE.notStated()}</em>}</dd>
        </div>
      ))}
    </dl>
  );
}
