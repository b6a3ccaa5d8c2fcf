import type { Block, Lane, Slot } from '@slotwise/contract/availability/slots.schema';
import { printClock } from '#lib/dates/wall-time.ts';
import { zoneCity } from '#lib/dates/zone-label.ts';
import { wallTimeAt, toWeekday } from '#lib/dates/zone-time.ts';
import { MINUTE_MS, type GridLane, type LaneBlock, type Span } from '#ui/availability-grid/grid-times.ts';
import { shiftDate } from './shown-week.model.ts';
import type { SlotAnswer } from './find-a-time.actions.ts';
import { FIND_A_TIME } from './find-a-time.texts.ts';

export const toSpan = ({ startTime, endTime }: { startTime: string; endTime: string }): Span => ({
  start: Date.parse(startTime),
  end: Date.parse(endTime),
});

const looksBusy = ({ cause }: Block) => cause === 'BUSY' || cause === 'BUFFER';

const toBlock = (block: Block): LaneBlock => ({
  ...toSpan(block),
  look: looksBusy(block) ? 'busy' : 'outside',
  text: block.text,
});

/** 'Required · 2 of 6 this week' */
export function laneCaption({ role, required, thisWeek, maxPerWeek }: Lane): string {
  if (role === 'CANDIDATE') return FIND_A_TIME.candidate();
  if (role === 'HOST') return FIND_A_TIME.host();
  if (role === 'POOL') return FIND_A_TIME.pooled();
  return FIND_A_TIME.load({
    required: String(required),
    load: thisWeek,
    limit: String(maxPerWeek ?? 'none'),
  });
}

/** The candidate first; the recruiter only if something blocks them. */
export function toLanes({ time }: SlotAnswer): GridLane[] {
  const shown = time.lanes.filter(({ role, blocks }) => role !== 'HOST' || blocks.length > 0);
  const rank = ({ role }: Lane) => (role === 'CANDIDATE' ? 0 : role === 'HOST' ? 2 : 1);
  return shown
    .toSorted((a, b) => rank(a) - rank(b))
    .map((lane) => ({
      key: lane.key,
      name: lane.name,
      mark: lane.role === 'POOL' ? (/\d+/.exec(lane.name)?.[0] ?? '1') + '×' : null,
      caption: laneCaption(lane),
      blocks: lane.blocks.map(toBlock),
    }));
}

/** '10:30 Stockholm · 09:30 London': the time in zones that differ from the shown one, each city once. */
export function otherClocks(start: number, { time }: SlotAnswer): string {
  const shown = wallTimeAt(start, time.timeZone);
  const others = time.lanes
    .filter(({ role, timeZone }) => role !== 'HOST' && role !== 'POOL' && timeZone)
    .map(({ timeZone }) => ({ wall: wallTimeAt(start, timeZone), city: zoneCity(timeZone) }))
    .filter(({ wall }) => wall !== shown)
    .map(({ wall, city }) => `${printClock(wall)} ${city}`);
  return [...new Set(others)].slice(0, 3).join(' · ');
}

/** Every possible start of an answer. */
export function possibleStarts({ time }: Pick<SlotAnswer, 'time'>): number[] {
  const step = time.stepMinutes * MINUTE_MS;
  return time.starts.flatMap(({ first, last }) => {
    const [start, end] = [Date.parse(first), Date.parse(last)];
    return Array.from({ length: 1 + (end - start) / step }, (_, i) => start + i * step);
  });
}

/** The starts grouped by the answer's days, including workdays without any. */
export function startsByDay(answer: SlotAnswer): { date: string; starts: number[] }[] {
  const { time, query } = answer;
  const starts = possibleStarts(answer);
  const dates: string[] = [];
  for (let date = query.from; date <= query.to; date = shiftDate(date, 1)) dates.push(date);
  return dates
    .map((date) => ({
      date,
      starts: starts.filter((start) => wallTimeAt(start, time.timeZone).startsWith(date)),
    }))
    .filter((day) => day.starts.length > 0 || toWeekday(day.date) <= 5);
}

const MOST_BEST = 3;

/** The few slots offered as cards and marked in the grid, best first, without the time being moved from. */
export const listBest = ({ slots }: SlotAnswer, old: Span | null): Slot[] =>
  slots.filter(({ startTime }) => Date.parse(startTime) !== old?.start).slice(0, MOST_BEST);

/** The slot offered at an instant, if any. */
export const slotAt = (slots: Slot[], start: number): Slot | undefined =>
  slots.find(({ startTime }) => Date.parse(startTime) === start);

/** Why each of some slots is good: the strongest reason no earlier slot uses, so that they differ, or else its strongest. */
export function cardReasons(slots: Slot[]): string[] {
  const used = new Set<string>();
  return slots.map(({ reasons }) => {
    const reason = reasons.find(({ code }) => !used.has(code)) ?? reasons[0];
    if (reason) used.add(reason.code);
    return reason?.text ?? '';
  });
}
