import { useState } from 'react';
import type { MeetingValues } from '#features/bookings/meeting-values/meeting-values.model.ts';

/**
 * What the section of the time is drawn from. It names the candidate in many places, so a name and an address that are
 * being typed show there once their section is left. `fields` belong around that section.
 */
export function useLeftCandidate(values: MeetingValues) {
  const { candidateDetails } = values;
  const [before, setBefore] = useState<Pick<typeof candidateDetails, 'candidateName' | 'email'> | null>(null);
  return {
    seen: before ? { ...values, candidateDetails: { ...candidateDetails, ...before } } : values,
    fields: {
      onFocus: () => {
        const { candidateName, email } = candidateDetails;
        setBefore({ candidateName, email });
      },
      onBlur: () => setBefore(null),
    },
  };
}
