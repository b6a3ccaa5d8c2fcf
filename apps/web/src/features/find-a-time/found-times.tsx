import type { Relaxation } from '@slotwise/contract/availability/slots.schema';
import { useRef, type RefObject } from 'react';
import { counted } from '#lib/dates/date-text.ts';
import { RetryNote } from '#ui/notes/retry-note.tsx';
import { BestSlots } from './best-slots.tsx';
import type { View } from './finder-bar.tsx';
import { FinderSkeleton } from './finder-skeleton.tsx';
import { GivenChips } from './given-chips.tsx';
import { keepsPanel } from './slot-changes.model.ts';
import classes from './slot-finder.module.css';
import type { SlotAnswer } from './find-a-time.actions.ts';
import { StartChips, StartList } from './start-list.tsx';
import { TimeGrid } from './time-grid.tsx';
import { useProposals } from './use-proposals.ts';
import type { SlotFinderProps, SlotFinderState } from './use-slot-finder.ts';
import { NoSlots, WhyNotOtherDays } from './why-not.tsx';
import { weekText } from './why-not.model.ts';

type Props = SlotFinderProps & {
  finder: SlotFinderState;
  /** Null where there is room for one view only. */
  view: View | null;
  day: string | null;
};

/** What the server found, or why it could not look. */
export function FoundTimes({ finder, view, day, ...options }: Props) {
  const status = useRef<HTMLParagraphElement>(null);
  const { answer, failure, reload, week, isWaiting } = finder;
  const { done, apply, takeBack } = useProposals(options, finder);
  if (failure) {
    return <RetryNote title="Free times could not be looked up" failure={failure} onRetry={reload} />;
  }
  if (!answer) return <FinderSkeleton />;

  const onApply = (proposal: Relaxation) => {
    apply(proposal);
    // The button that was pressed goes away with the reason for it.
    status.current?.focus();
  };
  return (
    <div className={classes.found} aria-busy={isWaiting}>
      <Status ref={status} answer={isWaiting ? null : answer} week={week} done={done} />
      <GivenChips given={finder.given} onTakeBack={takeBack} />
      <Offers {...options} finder={finder} answer={answer} onApply={onApply} />
      <div className={classes.edge}>
        <Picture {...options} finder={finder} answer={answer} view={view} day={day} />
      </div>
    </div>
  );
}

const statusText = ({ time }: SlotAnswer, week: string) =>
  time.total === 0
    ? `No ${time.durationMinutes} minutes fit everybody in ${weekText(week)}.`
    : `${counted(time.total, 'possible start', 'possible starts')} in ${weekText(week)}.`;

type StatusProps = {
  ref: RefObject<HTMLParagraphElement | null>;
  /** Null while nothing is known. */
  answer: SlotAnswer | null;
  week: string;
  /** The change that was made last. */
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
    {answer ? statusText(answer, week) : 'Looking for times…'}
    {answer && done && <span className={classes.done}> {done}</span>}
  </p>
);

type FoundProps = SlotFinderProps & { finder: SlotFinderState; answer: SlotAnswer };

/** The best times, or why there is none. */
function Offers({
  finder,
  answer,
  values,
  mayChangePanel,
  onApply,
}: FoundProps & { onApply: (p: Relaxation) => void }) {
  const { span, choose } = finder;
  const proposals = answer.relaxations.filter((one) => mayChangePanel || keepsPanel(one));
  const parts = { answer, proposals, onApply };
  if (answer.time.total === 0) return <NoSlots {...parts} />;
  return (
    <>
      <BestSlots answer={answer} pools={values.pools} chosen={span?.start ?? null} onChoose={choose} />
      <WhyNotOtherDays {...parts} />
    </>
  );
}

/** All of the week or the day: as a picture, or as a list of starts. */
function Picture({ finder, answer, view, day, old, now }: FoundProps & Pick<Props, 'view' | 'day'>) {
  const list = { answer, chosen: finder.span?.start ?? null, onChoose: finder.choose };
  if (view === null) return <StartChips {...list} />;
  if (view === 'LIST') return <StartList {...list} />;
  return <TimeGrid {...{ finder, answer, day, old, now }} />;
}
