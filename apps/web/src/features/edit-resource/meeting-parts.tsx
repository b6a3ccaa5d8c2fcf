import { MODE_WORDS } from '@slotwise/contract/words';
import type { ReactNode } from 'react';
import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';
import { whenText } from '#features/bookings/meeting-values/meeting-words.model.ts';
import type { StepId } from '#features/meeting-form/values/steps.model.ts';
import classes from './meeting-parts.module.css';
import { EDIT_RESOURCE } from './edit-resource.texts.ts';

type Fact = { label: string; value: string };

function Facts({ facts }: { facts: Fact[] }) {
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

/** The five parts of the meeting that led to the selection, as they were, to be read. */
export function meetingParts({
  candidateDetails,
  meetingInfo,
  panelists,
  documents,
  ...booking
}: ViewedBooking): Record<StepId, ReactNode> {
  return {
    candidate: (
      <Facts
        facts={[
          { label: EDIT_RESOURCE.name(), value: candidateDetails.candidateName },
          { label: EDIT_RESOURCE.email(), value: candidateDetails.email },
          { label: EDIT_RESOURCE.designation(), value: candidateDetails.currentDesignation },
        ]}
      />
    ),
    job: (
      <Facts
        facts={[
          { label: EDIT_RESOURCE.jobTitle(), value: booking.jobTitle },
          { label: EDIT_RESOURCE.round(), value: booking.roundName },
        ]}
      />
    ),
    panel: (
      <Facts
        facts={[{ label: EDIT_RESOURCE.panel(), value: panelists.map(({ name }) => name).join(', ') }]}
      />
    ),
    time: <Facts facts={[{ label: EDIT_RESOURCE.when(), value: whenText(meetingInfo) }]} />,
    message: (
      <Facts
        facts={[
          { label: EDIT_RESOURCE.how(), value: MODE_WORDS[meetingInfo.mode] },
          {
            label: EDIT_RESOURCE.documents(),
            value: documents.map(({ fileName }) => fileName).join(', ') || EDIT_RESOURCE.none(),
          },
        ]}
      />
    ),
  };
}
