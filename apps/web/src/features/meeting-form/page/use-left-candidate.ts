import { useState } from 'react';
import type { MeetingValues } from '#features/bookings/meeting-values/meeting-values.model.ts';

/**
 * The values the time section renders from. It names the candidate in many places, so a name or address being typed
 * appears there only once its section loses focus. `fields` go on the element around that section.
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
