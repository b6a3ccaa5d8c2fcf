import { useMemo } from 'react';
import { dayTitle, shortDay } from '#lib/dates/date-text.ts';
import { zoneLabel } from '#lib/dates/zone-label.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';
import { DayGrid } from '#ui/availability-grid/day-grid.tsx';
import { GridLegend } from '#ui/availability-grid/grid-legend.tsx';
import type { GridProps } from '#ui/availability-grid/grid-props.ts';
import { getDay, MINUTE_MS, scaleFor, spanClocks, type Span } from '#ui/availability-grid/grid-times.ts';
import { WeekGrid } from '#ui/availability-grid/week-grid.tsx';
import { drawnDays } from './shown-week.model.ts';
import { listBest, toLanes, toSpan } from './slot-answer.model.ts';
import { STEP_MINUTES } from './slot-question.model.ts';
import type { SlotAnswer } from './find-a-time.actions.ts';
import type { SlotFinderState } from './use-slot-finder.ts';
import { shortVerdict } from './verdict.model.ts';
import { FIND_A_TIME } from './find-a-time.texts.ts';

type Props = {
  finder: SlotFinderState;
  answer: SlotAnswer;
  /** The single day shown; null for the week. */
  day: string | null;
  old: Span | null;
  mustMove: boolean;
  now: number;
};

/** The mutual free time of the shown week or day, on which the meeting is placed and moved. */
export function TimeGrid({ finder, answer, day, old, mustMove, now }: Props) {
  const lanes = useMemo(() => toLanes(answer), [answer]);
  const movedFrom = mustMove ? old : null;
  const { zone, week, span, length, cursor, isWaiting } = finder;
  const mutual = answer.time.mutual.map((stretch) => ({
    ...toSpan(stretch),
    isLongEnough: stretch.isLongEnough,
  }));
  const best = listBest(answer, movedFrom).map(toSpan);
  const must = [span, old, ...best].filter((one) => one !== null);
  const moving = cursor === null ? [] : [{ start: cursor, end: cursor + length }];
  const days = day ? [getDay(day, zone)] : drawnDays(week, zone, [...mutual, ...must, ...moving]);
  const describe = (start: number) => {
    const at = { start, end: start + length };
    const wall = wallTimeAt(start, zone);
    const { kind, doubts } = finder.getVerdict(at);
    const verdict = kind === 'free' ? FIND_A_TIME.everyoneFree() : doubts.join('. ');
    return `${dayTitle(wall)}, ${spanClocks(at, zone)}, ${zoneLabel(zone, start)}. ${verdict}`;
  };
  const props: GridProps = {
    days,
    lanes,
    marks: { mutual, best, chosen: span, old },
    scale: scaleFor(days, { must, good: mutual }, zone),
    timeZone: zone,
    stepMinutes: STEP_MINUTES,
    durationMinutes: length / MINUTE_MS,
    pastUntil: now,
    isWaiting: isWaiting && !isSameWeek(answer, finder),
    cursor,
    onCursor: finder.moveCursor,
    onChoose: finder.choose,
    describe,
    remark: (start) => {
      const verdict = finder.getVerdict({ start, end: start + length });
      return { text: shortVerdict(verdict), isGood: verdict.kind === 'free' };
    },
    toTitle: ({ date }) => shortDay(date),
  };
  return (
    <>
      {day ? <DayGrid {...props} /> : <WeekGrid {...props} />}
      <GridLegend durationMinutes={length / MINUTE_MS} hasOld={old !== null} />
    </>
  );
}

/** An answer to another question about the same days is shown until the new one arrives. */
const isSameWeek = ({ query }: SlotAnswer, { days, zone }: SlotFinderState) =>
  query.from === days?.from && query.to === days.to && query.timeZone === zone;
