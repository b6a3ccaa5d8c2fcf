import { useState } from 'react';
import { shortWeekday } from '#lib/dates/date-text.ts';
import { monthTitle } from '../meeting/date-words.ts';
import { moveAmongButtons } from './arrow-keys.ts';
import { dayLabel, type OfferedDay } from './offered-days.ts';
import { CHOOSING } from './choosing.texts.ts';

type Props = { weeks: OfferedDay[][]; chosen: string; onChoose: (date: string) => void };

/** How many weeks fit above the times of a day on a phone. */
const WEEKS_AT_ONCE = 2;

/** The days as a calendar, two weeks at a time; each shows how many times it offers. */
export function DayGrid({ weeks, chosen, onChoose }: Props) {
  const [first, setFirst] = useState(() => getPage(weeks, chosen));
  const shown = weeks.slice(first, first + WEEKS_AT_ONCE);
  const days = shown.flat();
  const turn = (step: number) => setFirst(first + step);
  const title = monthTitle(days[0]?.date ?? '', days.at(-1)?.date ?? '');
  return (
    <section aria-label={CHOOSING.days()}>
      <div className="days-head">
        <h2 aria-live="polite">{title}</h2>
        {weeks.length > WEEKS_AT_ONCE && (
          <div className="days-turn">
            <button
              type="button"
              className="button"
              disabled={first === 0}
              onClick={() => turn(-WEEKS_AT_ONCE)}
            >
              {CHOOSING.earlier()}
            </button>
            <button
              type="button"
              className="button"
              disabled={first + WEEKS_AT_ONCE >= weeks.length}
              onClick={() => turn(WEEKS_AT_ONCE)}
            >
              {CHOOSING.later()}
            </button>
          </div>
        )}
      </div>
      <div
        className="days"
        role="group"
        aria-label={CHOOSING.chooseDay()}
        style={{ gridTemplateColumns: `repeat(${shown[0]?.length ?? 1}, 1fr)` }}
      >
        {days.map((day) => (
          <DayButton key={day.date} day={day} isChosen={day.date === chosen} onChoose={onChoose} />
        ))}
      </div>
    </section>
  );
}

type DayProps = { day: OfferedDay; isChosen: boolean; onChoose: (date: string) => void };

function DayButton({ day, isChosen, onChoose }: DayProps) {
  const count = day.starts.length;
  return (
    <button
      type="button"
      className="day"
      aria-pressed={isChosen}
      disabled={count === 0}
      onClick={() => onChoose(day.date)}
      onKeyDown={moveAmongButtons}
    >
      <span className="unseen">{dayLabel(day)}</span>
      <span className="day-word" aria-hidden>
        {shortWeekday(day.date)}
      </span>
      <span className="day-number" aria-hidden>
        {Number(day.date.slice(8))}
      </span>
      <span className="day-word" aria-hidden>
        {CHOOSING.free({ count })}
      </span>
    </button>
  );
}

/** The first week of the page that contains a day. */
function getPage(weeks: OfferedDay[][], date: string): number {
  const week = weeks.findIndex((days) => days.some((day) => day.date === date));
  return Math.max(0, week - (week % WEEKS_AT_ONCE));
}
