import { listOfferedTimes } from '@slotwise/contract/bookings/candidate-page.endpoints';
import type { CandidateMeeting, OfferedTimes } from '@slotwise/contract/bookings/candidate-page.schema';
import { isFailure, type Failure } from '@slotwise/contract/failures';
import { useCallback, useEffect, useState } from 'react';
import { callApi } from '#api/call-api.ts';

type Asked =
  | { kind: 'asking' }
  | { kind: 'failed'; failure: Failure }
  | { kind: 'known'; timeZone: string; days: OfferedTimes['days'] };

/**
 * The times free now, by the days of a zone. None are held, so they are requested again whenever the meeting is; until
 * then, and without a connection, the previous ones stay readable.
 */
export function useOfferedTimes(token: string, timeZone: string, meeting: CandidateMeeting) {
  const [asked, setAsked] = useState<Asked>({ kind: 'asking' });
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isLeft = false;
    const ask = async () => {
      const answer = await callApi(listOfferedTimes, { query: { timeZone } }, { token });
      if (isLeft) return;
      if (!isFailure(answer)) return setAsked({ kind: 'known', timeZone, days: answer.data.days });
      setAsked((before) =>
        before.kind === 'known' && before.timeZone === timeZone
          ? before
          : { kind: 'failed', failure: answer },
      );
    };
    void ask();
    return () => {
      isLeft = true;
    };
  }, [token, timeZone, meeting, round]);
  const askAgain = useCallback(() => {
    setAsked({ kind: 'asking' });
    setRound((before) => before + 1);
  }, []);
  // In another zone, days begin at other times.
  const isOfZone = asked.kind !== 'known' || asked.timeZone === timeZone;
  return { asked: isOfZone ? asked : ({ kind: 'asking' } as const), askAgain };
}
