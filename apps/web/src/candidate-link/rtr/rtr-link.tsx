import { readRtrRequest } from '@slotwise/contract/bookings/right-to-represent.endpoints';
import { answerRtrRequest } from '@slotwise/contract/bookings/right-to-represent.endpoints';
import type { RtrRequest } from '@slotwise/contract/bookings/right-to-represent.schema';
import { isFailure, type Failure } from '@slotwise/contract/failures';
import { useCallback, useEffect, useState } from 'react';
import { RefusedLink } from '../../link-pages/refused-link.tsx';
import { TopBar } from '../../link-pages/top-bar.tsx';
import { callApi } from '#api/call-api.ts';
import { RTR } from './rtr.texts.ts';
import { RtrQuestion } from './rtr-question.tsx';

/** The question whether a supplier may represent the candidate. Opening changes nothing. */
export function RtrLink({ token }: { token: string }) {
  const [answer, setAnswer] = useState<RtrRequest | Failure | null>(null);
  const [refusal, setRefusal] = useState<Failure | null>(null);
  const read = useCallback(async () => {
    const request = await callApi(readRtrRequest, {}, { token });
    return isFailure(request) ? request : request.data;
  }, [token]);
  const open = async () => setAnswer(await read());
  useEffect(() => void read().then(setAnswer), [read]);

  const say = async (confirmed: boolean) => {
    const said = await callApi(answerRtrRequest, { body: { confirmed } }, { token });
    setRefusal(isFailure(said) ? said : null);
    // Someone may have answered in another window; then shows that answer.
    if (isFailure(said)) await open();
    else setAnswer(said.data);
  };
  if (answer && 'code' in answer) {
    const words = { unreachable: RTR.unreachable(), ended: RTR.ended() };
    return <RefusedLink failure={answer} words={words} onRetry={() => void open()} />;
  }
  return (
    <>
      <TopBar company={answer?.supplierName ?? ''} />
      {answer ? (
        <RtrQuestion request={answer} refusal={refusal} onSay={say} />
      ) : (
        <p className="loading" role="status">
          {RTR.opening()}
        </p>
      )}
    </>
  );
}
