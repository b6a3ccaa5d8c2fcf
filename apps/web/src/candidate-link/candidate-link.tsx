import type { RtrRequest } from '@slotwise/contract/bookings/right-to-represent/right-to-represent.schema';
import type { Failure } from '@slotwise/contract/failures';
import { useCallback, useEffect, useState } from 'react';
import { RefusedLink } from '../link-pages/refused-link.tsx';
import { useTokenInFragment } from '../link-pages/token-in-fragment.ts';
import { TopBar } from '../link-pages/top-bar.tsx';
import { answerRequest, readRequest } from './call-candidate-link.ts';
import { RtrQuestion } from './rtr-question.tsx';

const WORDS = {
  unreachable: 'The question could not be loaded. Check your connection, then try again.',
  ended: 'It has ended, or a newer mail took its place. Ask whoever wrote to you for a new one.',
};

/** The page of the link in a candidate's mail. */
export function CandidateLink() {
  const token = useTokenInFragment();
  if (!token) return <RefusedLink failure={null} words={WORDS} onRetry={() => location.reload()} />;
  return <OpenedLink key={token} token={token} />;
}

function OpenedLink({ token }: { token: string }) {
  const [answer, setAnswer] = useState<RtrRequest | Failure | null>(null);
  const [refusal, setRefusal] = useState<Failure | null>(null);
  const open = useCallback(async () => setAnswer(await readRequest(token)), [token]);
  useEffect(() => void open(), [open]);

  const say = async (confirmed: boolean) => {
    const said = await answerRequest(token, confirmed);
    const isRefused = 'code' in said;
    setRefusal(isRefused ? said : null);
    // Somebody may have answered in another window; then that answer is shown.
    if (isRefused) await open();
    else setAnswer(said);
  };
  if (answer && 'code' in answer) {
    return <RefusedLink failure={answer} words={WORDS} onRetry={() => void open()} />;
  }
  return (
    <>
      <TopBar company={answer?.supplierName ?? ''} />
      {answer ? (
        <RtrQuestion request={answer} refusal={refusal} onSay={say} />
      ) : (
        <p className="loading" role="status">
          Opening…
        </p>
      )}
    </>
  );
}
