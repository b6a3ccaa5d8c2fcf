import type { Slot } from '@slotwise/contract/availability/slots.schema';
import { CircleCheck } from 'lucide-react';
import { useId } from 'react';
import { shortDay } from '#lib/dates/date-text.ts';
import { printClock } from '#lib/dates/wall-time.ts';
import type { Span } from '#ui/availability-grid/grid-times.ts';
import classes from './best-slots.module.css';
import { memberNames, type Pool } from '#features/bookings/meeting-values/pool.model.ts';
import { listBest, cardReasons, otherClocks } from './slot-answer.model.ts';
import type { SlotAnswer } from './find-a-time.actions.ts';
import { FIND_A_TIME } from './find-a-time.texts.ts';

type Props = {
  answer: SlotAnswer;
  pools: Pool[];
  chosen: number | null;
  /** The time the meeting is being moved from. */
  old: Span | null;
  onChoose: (start: number) => void;
};

/** The three best times as radio cards: when, the time in other zones, and why. */
export function BestSlots({ answer, pools, chosen, old, onChoose }: Props) {
  const group = useId();
  const best = listBest(answer, old);
  const reasons = cardReasons(best);
  return (
    <fieldset className={classes.cards} role="radiogroup">
      <legend className={classes.legend}>{FIND_A_TIME.best()}</legend>
      {best.map((slot, i) => (
        <SlotCard
          key={slot.startTime}
          why={reasons[i] ?? ''}
          {...{ slot, answer, pools, group, chosen, old, onChoose }}
        />
      ))}
    </fieldset>
  );
}

type CardProps = Props & { slot: Slot; why: string; group: string };

function SlotCard({ slot, why, answer, pools, group, chosen, onChoose }: CardProps) {
  const start = Date.parse(slot.startTime);
  const isChosen = start === chosen;
  const others = otherClocks(start, answer);
  return (
    <label className={classes.card} data-chosen={isChosen || undefined}>
      <input
        type="radio"
        className="choice-box"
        name={group}
        checked={isChosen}
        onChange={() => onChoose(start)}
        // Clicking the chosen card again takes the people it was offered with once more.
        onClick={() => isChosen && onChoose(start)}
      />
      <span className="row apart title">
        {shortDay(slot.startLocal)} · {printClock(slot.startLocal)}
        {isChosen && <CircleCheck size={16} aria-hidden />}
      </span>
      {others && <span className={classes.others}>{others}</span>}
      {slot.pooledIds.length > 0 && (
        <span className="medium">{FIND_A_TIME.with({ names: memberNames(pools, slot.pooledIds) })}</span>
      )}
      <span className="mt-3xs">{why}</span>
    </label>
  );
}
