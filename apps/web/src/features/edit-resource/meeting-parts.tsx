import { MODE_WORDS } from '@slotwise/contract/words';
import type { ReactNode } from 'react';
import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';
import { whenText } from '#features/bookings/meeting-values/meeting-words.model.ts';
import type { StepId } from '#features/meeting-form/values/steps.model.ts';
import classes from './meeting-parts.module.css';

type Fact = { label: string; value: string };

function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value || <em>not stated</em>}</dd>
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
          { label: 'Name', value: candidateDetails.candidateName },
          { label: 'Email', value: candidateDetails.email },
          { label: 'Current designation', value: candidateDetails.currentDesignation },
        ]}
      />
    ),
    job: (
      <Facts
        facts={[
          { label: 'Job title', value: booking.jobTitle },
          { label: 'Round', value: booking.roundName },
        ]}
      />
    ),
    panel: <Facts facts={[{ label: 'Panel', value: panelists.map(({ name }) => name).join(', ') }]} />,
    time: <Facts facts={[{ label: 'When', value: whenText(meetingInfo) }]} />,
    message: (
      <Facts
        facts={[
          { label: 'How they met', value: MODE_WORDS[meetingInfo.mode] },
          { label: 'Documents', value: documents.map(({ fileName }) => fileName).join(', ') || 'None' },
        ]}
      />
    ),
  };
}
