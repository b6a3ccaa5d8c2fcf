import { answerByLink } from '@slotwise/contract/bookings/answers.endpoints';
import { BOOKING_MESSAGES } from '@slotwise/contract/booking-messages';
import { callApi } from '#api/call-api.ts';
import { useLink } from '../link/link-context.ts';
import { useAct } from '../link/use-act.ts';

/** Answers the invitation; returns whether it succeeded. */
export function useGiveAnswer() {
  const { token, view } = useLink();
  const { isBusy, run } = useAct();
  const give = (answer: 'ACCEPTED' | 'DECLINED', comments: string) => {
    const body = { answer, comments, version: view.version };
    return run(callApi(answerByLink, { body }, { token }), BOOKING_MESSAGES.answer);
  };
  return { isBusy, give };
}
