import { openCandidatePage } from '@slotwise/contract/bookings/candidate-page.endpoints';
import type { CandidateMeeting } from '@slotwise/contract/bookings/candidate-page.schema';
import { isFailure, type Failure } from '@slotwise/contract/failures';
import { useCallback, useEffect, useState } from 'react';
import { callApi } from '#api/call-api.ts';

export type OpenedMeeting =
  | { kind: 'opening' }
  | { kind: 'refused'; failure: Failure }
  | { kind: 'open'; meeting: CandidateMeeting; isConnected: boolean };

/** Reads the meeting of a link, and again whenever someone returns to the page. Reading changes nothing. */
export function useOpenedMeeting(token: string) {
  const [opened, setOpened] = useState<OpenedMeeting>({ kind: 'opening' });
  const show = useCallback(
    (meeting: CandidateMeeting) => setOpened((before) => pickNewer(before, meeting)),
    [],
  );
  const read = useCallback(async () => {
    const answer = await callApi(openCandidatePage, {}, { token });
    return (before: OpenedMeeting) =>
      isFailure(answer) ? afterRefusal(before, answer) : pickNewer(before, answer.data);
  }, [token]);
  const refresh = useCallback(async () => setOpened(await read()), [read]);

  useEffect(() => void read().then(setOpened), [read]);
  useEffect(() => {
    const comeBack = () => {
      if (document.visibilityState === 'visible') void refresh();
    };
    document.addEventListener('visibilitychange', comeBack);
    window.addEventListener('online', comeBack);
    return () => {
      document.removeEventListener('visibilitychange', comeBack);
      window.removeEventListener('online', comeBack);
    };
  }, [refresh]);
  return { opened, show, refresh };
}

function pickNewer(before: OpenedMeeting, meeting: CandidateMeeting): OpenedMeeting {
  // Even an outdated answer shows that there is a connection.
  const isOld = before.kind === 'open' && before.meeting.version > meeting.version;
  return { kind: 'open', meeting: isOld ? before.meeting : meeting, isConnected: true };
}

/** Without a connection the last state stays readable; any other refusal concerns the link itself. */
function afterRefusal(before: OpenedMeeting, failure: Failure): OpenedMeeting {
  const isAway = ['NETWORK', 'UNAVAILABLE', 'INTERNAL', 'RATE_LIMITED'].includes(failure.code);
  if (isAway && before.kind === 'open') return { ...before, isConnected: false };
  return { kind: 'refused', failure };
}
