import type { Relaxation } from '@slotwise/contract/availability/slots.schema';
import { useRef, type RefObject } from 'react';
import { RetryNote } from '#ui/notes/retry-note.tsx';
import { BestSlots } from './best-slots.tsx';
import { GivenChips } from './given-chips.tsx';
import { keepsPanel } from './slot-changes.model.ts';
import classes from './slot-finder.module.css';
import type { SlotAnswer } from './find-a-time.actions.ts';
import { useProposals } from './use-proposals.ts';
import type { SlotFinderProps, SlotFinderState } from './use-slot-finder.ts';
import { NoSlots, WhyNotOtherDays } from './why-not.tsx';
import { weekText } from './why-not.model.ts';
import { FIND_A_TIME } from './find-a-time.texts.ts';

type Props = SlotFinderProps & { finder: SlotFinderState };

/** What the server found, in words, or why it could not search. */
export function FoundTimes({ finder, ...options }: Props) {
  const status = useRef<HTMLParagraphElement>(null);
  const { answer, failure, reload, week, isWaiting } = finder;
  const { done, apply, takeBack } = useProposals(options, finder);
  if (failure) {
    return <RetryNote title={FIND_A_TIME.notFound()} failure={failure} onRetry={reload} />;
  }
  if (!answer) return null;

  const onApply = (proposal: Relaxation) => {
    apply(proposal);
    // The pressed button disappears once its reason is gone.
    status.current?.focus();
  };
  return (
    <div className="stack gap-sm slim" aria-busy={isWaiting}>
      <Status ref={status} answer={isWaiting ? null : answer} week={week} done={done} />
      <GivenChips given={finder.given} onTakeBack={takeBack} />
      <Offers {...options} finder={finder} answer={answer} onApply={onApply} />
    </div>
  );
}

const statusText = ({ time }: SlotAnswer, week: string) =>
  time.total === 0
    ? FIND_A_TIME.nothing({ minutes: time.durationMinutes, week: weekText(week) })
    : FIND_A_TIME.found({ count: time.total, week: weekText(week) });

type StatusProps = {
  ref: RefObject<HTMLParagraphElement | null>;
  /** Null while nothing is known. */
  answer: SlotAnswer | null;
  week: string;
  /** The last change made. */
  done: string;
};

const Status = ({ ref, answer, week, done }: StatusProps) => (
  <p
    ref={ref}
    className={classes.status}
    data-none={answer?.time.total === 0 || undefined}
    role="status"
    tabIndex={-1}
  >
    {answer ? statusText(answer, week) : FIND_A_TIME.looking()}
    {answer && done && <span className="medium"> {done}</span>}
  </p>
);

type FoundProps = SlotFinderProps & { finder: SlotFinderState; answer: SlotAnswer };

/** The best times, or why there are none. */
function Offers({
  finder,
  answer,
  values,
  mayChangePanel,
  old,
  mustMove,
  onApply,
}: FoundProps & { onApply: (p: Relaxation) => void }) {
  const { span, choose } = finder;
  const proposals = answer.relaxations.filter((one) => mayChangePanel || keepsPanel(one));
  const parts = { answer, proposals, onApply };
  if (answer.time.total === 0) return <NoSlots {...parts} />;
  return (
    <>
      <BestSlots
        answer={answer}
        pools={values.pools}
        chosen={span?.start ?? null}
        old={mustMove ? old : null}
        onChoose={choose}
      />
      <WhyNotOtherDays {...parts} />
    </>
  );
}
