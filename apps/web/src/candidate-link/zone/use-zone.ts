import type { CandidateMeeting } from '@slotwise/contract/bookings/candidate-page.schema';
import { useCallback, useState } from 'react';
import { ownTimeZone } from '#lib/dates/zone-label.ts';

const KEY = 'slotwise-zone';

/** Some private windows have no storage at all; the page works without. */
function readZone(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function keepZone(timeZone: string) {
  try {
    localStorage.setItem(KEY, timeZone);
  } catch {
    // The choice lasts until the page is closed.
  }
}

/** The zone in which the candidate reads times: the one chosen here before, else the device's. */
export function useZone({ timeZone, meetingInfo }: CandidateMeeting) {
  const [zone, setZone] = useState(() => readZone() ?? (ownTimeZone() || timeZone || meetingInfo.timeZone));
  const change = useCallback((next: string) => {
    keepZone(next);
    setZone(next);
  }, []);
  return [zone, change] as const;
}
