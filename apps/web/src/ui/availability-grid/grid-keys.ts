import { instantOfWall, shiftWall, wallTimeAt, toWeekday } from '#lib/dates/zone-time.ts';
import {
  DAY_MINUTES,
  instantIn,
  MINUTE_MS,
  minuteIn,
  type GridDay,
  type Scale,
  type Span,
} from './grid-times.ts';

/** What keys move within: the drawn days, their hours, and the meeting's position. */
export type KeyFrame = {
  days: GridDay[];
  scale: Scale;
  timeZone: string;
  stepMinutes: number;
  durationMinutes: number;
  /** Spans in which the meeting fits. */
  free: Span[];
  /** Whether a day is one of several columns, or the whole grid. */
  isWeek: boolean;
};

/** The same clock time on another day. */
function onDay(start: number, days: number, timeZone: string): number {
  const wall = shiftWall(wallTimeAt(start, timeZone), days * DAY_MINUTES);
  return instantOfWall(wall, timeZone).instant;
}

/** After the last drawn day comes the Monday after it, before the first one the Friday before. */
function stepSideways(start: number, by: 1 | -1, { days, timeZone }: KeyFrame): number {
  const index = days.findIndex((day) => start >= day.start && start < day.end);
  const [here, there] = [days[index], days[index + by]];
  if (here && there) {
    const apart = Date.parse(`${there.date}T00:00Z`) - Date.parse(`${here.date}T00:00Z`);
    return onDay(start, apart / (DAY_MINUTES * MINUTE_MS), timeZone);
  }
  const weekday = toWeekday(wallTimeAt(start, timeZone));
  return onDay(start, by === 1 ? 8 - weekday : -weekday - 2, timeZone);
}

/** The day's first or last start at which the meeting fits; if there is none, the edge of the drawn hours. */
function edge(start: number, isFirst: boolean, frame: KeyFrame): number {
  const { days, scale, timeZone, durationMinutes, free } = frame;
  const day = days.find((one) => start >= one.start && start < one.end);
  if (!day) return start;
  const length = durationMinutes * MINUTE_MS;
  const fitting = free.filter((span) => span.end > day.start && span.start < day.end);
  const starts = fitting.flatMap((span) => [Math.max(span.start, day.start), span.end - length]);
  if (starts.length > 0) return isFirst ? Math.min(...starts) : Math.max(...starts);
  const minute = isFirst ? scale.from : scale.to - durationMinutes;
  return instantIn(day, Math.max(0, minute), timeZone);
}

/** Where a key moves a start; null for keys that do not move it. */
export function movedBy(key: string, start: number, frame: KeyFrame): number | null {
  const { timeZone, stepMinutes, isWeek } = frame;
  const step = stepMinutes * MINUTE_MS;
  const page = isWeek ? 7 : 1;
  const moves: Record<string, () => number> = {
    ArrowUp: () => start - step,
    ArrowDown: () => start + step,
    ArrowLeft: () => (isWeek ? stepSideways(start, -1, frame) : start - step),
    ArrowRight: () => (isWeek ? stepSideways(start, 1, frame) : start + step),
    PageUp: () => onDay(start, -page, timeZone),
    PageDown: () => onDay(start, page, timeZone),
    Home: () => edge(start, true, frame),
    End: () => edge(start, false, frame),
  };
  return moves[key]?.() ?? null;
}

/** Where the keys start: at the chosen time, else at the best one, else at the first drawn hour. */
export function firstStart(wanted: (Span | null | undefined)[], frame: KeyFrame): number {
  const { days, scale, timeZone } = frame;
  const isDrawn = ({ start }: Span) => days.some((day) => start >= day.start && start < day.end);
  const found = wanted.find((span) => span && isDrawn(span));
  if (found) return found.start;
  const [first] = days;
  return first ? instantIn(first, scale.from + 60, timeZone) : 0;
}

/** Minutes from the first drawn midnight, the slider's unit. */
export function sliderValue(start: number, { days, timeZone }: KeyFrame): number {
  const index = days.findIndex((day) => start >= day.start && start < day.end);
  const day = days[index];
  return day ? index * DAY_MINUTES + minuteIn(day, start, timeZone) : 0;
}
