import { answerAsCandidate } from '@slotwise/contract/bookings/candidate-page.endpoints';
import type { CandidateMeeting } from '@slotwise/contract/bookings/candidate-page.schema';
import { callApi } from '#api/call-api.ts';
import { useMeeting } from '../meeting/meeting-context.ts';
import { Refusal } from '../meeting/refusal.tsx';
import { useAct } from '../meeting/use-act.ts';
import { STATUS } from './status.texts.ts';

const ANSWERS = [
  { answer: 'ACCEPTED', words: STATUS.yes },
  { answer: 'TENTATIVE', words: STATUS.maybe },
] as const;

type Said = CandidateMeeting['answer'];

const SAID: Record<Said, (meeting: CandidateMeeting) => string> = {
  NEEDS_ACTION: () => '',
  ACCEPTED: ({ recruiterName }) => STATUS.saidYes({ recruiter: recruiterName }),
  TENTATIVE: ({ recruiterName }) => STATUS.saidMaybe({ recruiter: recruiterName }),
  DECLINED: () => STATUS.calendarSaidNo(),
};

/** Whether the candidate will come; those who cannot move the meeting, propose other times or withdraw. */
export function AnswerRow() {
  const { token, meeting } = useMeeting();
  const { isBusy, failure, run } = useAct();
  if (!meeting.acts.includes('answer')) return null;
  const say = (answer: (typeof ANSWERS)[number]['answer']) => {
    if (isBusy) return;
    const body = { answer, version: meeting.version };
    void run(callApi(answerAsCandidate, { body }, { token }));
  };
  return (
    <section aria-label={STATUS.willYou()}>
      <h2>{STATUS.willYou()}</h2>
      <div className="two answers">
        {ANSWERS.map(({ answer, words }) => (
          <button
            key={answer}
            type="button"
            className="button"
            aria-pressed={meeting.answer === answer}
            aria-disabled={isBusy}
            onClick={() => say(answer)}
          >
            {words()}
          </button>
        ))}
      </div>
      <p className="small" role="status">
        {SAID[meeting.answer](meeting)}
      </p>
      <Refusal failure={failure} />
    </section>
  );
}
