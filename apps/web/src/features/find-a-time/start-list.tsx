import { useId, useState } from 'react';
import { shortDay } from '#lib/dates/date-text.ts';
import { printClock } from '#lib/dates/wall-time.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';
import { ChoiceRow } from '#ui/fields/choice-row.tsx';
import { startsByDay } from './slot-answer.model.ts';
import type { SlotAnswer } from './find-a-time.actions.ts';
import classes from './start-list.module.css';
import { FIND_A_TIME } from './find-a-time.texts.ts';

type Props = { answer: SlotAnswer; chosen: number | null; onChoose: (start: number) => void };

/** Every possible start as a plain radio button, grouped by day. */
export function StartList({ answer, chosen, onChoose }: Props) {
  const group = useId();
  const days = startsByDay(answer);
  return (
    <div className={classes.list} role="radiogroup" aria-label={FIND_A_TIME.starts()}>
      {days.map(({ date, starts }) => (
        <div key={date} className={classes.day}>
          <span className="small medium tabular">{shortDay(date)}</span>
          <Starts {...{ starts, answer, chosen, onChoose, group }} />
        </div>
      ))}
    </div>
  );
}

/** The same for narrow screens: first the day, then its starts. */
export function StartChips({ answer, chosen, onChoose }: Props) {
  const group = useId();
  const days = startsByDay(answer);
  const [picked, setPicked] = useState<string | null>(null);
  const ofChosen = days.find(({ starts }) => chosen !== null && starts.includes(chosen));
  const shown =
    days.find(({ date }) => date === picked) ?? ofChosen ?? days.find(({ starts }) => starts.length > 0);
  return (
    <div className={classes.chips}>
      <ChoiceRow
        label={FIND_A_TIME.day()}
        choices={days.map(({ date, starts }) => ({
          value: date,
          text: shortDay(date),
          detail: FIND_A_TIME.startCount({ count: starts.length }),
          name: `${shortDay(date)}, ${FIND_A_TIME.startCount({ count: starts.length })}`,
        }))}
        value={shown?.date ?? null}
        onChange={setPicked}
      />
      {shown && (
        <div role="radiogroup" aria-label={FIND_A_TIME.startsOn({ day: shortDay(shown.date) })}>
          <Starts starts={shown.starts} {...{ answer, chosen, onChoose, group }} />
        </div>
      )}
    </div>
  );
}

type StartsProps = Props & { starts: number[]; group: string };

function Starts({ starts, answer, chosen, onChoose, group }: StartsProps) {
  if (starts.length === 0) return <span className="small dimmed">{FIND_A_TIME.none()}</span>;
  return (
    <span className="flow gap-2xs">
      {starts.map((start) => {
        const wall = wallTimeAt(start, answer.time.timeZone);
        return (
          <label key={start} className={classes.start} data-chosen={start === chosen || undefined}>
            <input
              type="radio"
              className="choice-box"
              name={group}
              checked={start === chosen}
              aria-label={`${shortDay(wall)} ${printClock(wall)}`}
              onChange={() => onChoose(start)}
            />
            {printClock(wall)}
          </label>
        );
      })}
    </span>
  );
}
