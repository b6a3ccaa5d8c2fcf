import type { TeamLane } from '@slotwise/contract/availability/team-week.schema';
import type { CalendarMeeting } from '@slotwise/contract/bookings/calendar.schema';
import { spanClocks, type GridDay, type Span } from '#ui/availability-grid/grid-times.ts';
import { toSpan } from '#features/find-a-time/slot-answer.model.ts';
import { CALENDAR } from './calendar.texts.ts';

/** The contents of one panelist's cell for a day, in order of time. */
export type Entry =
  | { kind: 'meeting'; start: number; meeting: CalendarMeeting }
  | { kind: 'busy'; start: number; text: string; title: string };

export type TeamCell = {
  /** Why the whole day is off: 'Day off', 'Holiday', 'Not working'; null if only part or none of it is. */
  off: string | null;
  /** The explanation for it. */
  title: string;
  /** '10:00–18:00', the working hours; empty if all of the day is free or none of it. */
  hours: string;
  entries: Entry[];
};

type Block = TeamLane['blocks'][number] & Span;

const OFF_WORDS = {
  DAY_OFF: CALENDAR.dayOff,
  HOLIDAY: CALENDAR.holiday,
  OUTSIDE_HOURS: CALENDAR.notWorking,
} as const;
const isOff = (cause: string): cause is keyof typeof OFF_WORDS => cause in OFF_WORDS;

/** The cell of a panelist on a day, with the meetings they are in. */
export function toCell(
  lane: TeamLane,
  meetings: CalendarMeeting[],
  day: GridDay,
  timeZone: string,
): TeamCell {
  const blocks = lane.blocks
    .map((block) => ({ ...block, ...cutTo(day, toSpan(block)) }))
    .filter(({ start, end }) => start < end);
  const whole = blocks.find(
    (block) => block.start === day.start && block.end === day.end && isOff(block.cause),
  );
  const busy = blocks.filter(({ cause }) => cause === 'BUSY').map(toBusy(day, timeZone));
  const ofDay = meetings
    .filter(({ startTime }) => isIn(day, Date.parse(startTime)))
    .filter(({ panelists }) => panelists.some(({ email }) => email === lane.email))
    .map((meeting): Entry => ({ kind: 'meeting', start: Date.parse(meeting.startTime), meeting }));
  return {
    off: whole && isOff(whole.cause) ? OFF_WORDS[whole.cause]() : null,
    title: whole?.text ?? '',
    hours: whole ? '' : printHours(day, blocks, timeZone),
    entries: [...ofDay, ...busy].toSorted((a, b) => a.start - b.start),
  };
}

const isIn = (day: GridDay, at: number) => at >= day.start && at < day.end;

const cutTo = (day: Span, { start, end }: Span): Span => ({
  start: Math.max(start, day.start),
  end: Math.min(end, day.end),
});

const toBusy =
  (day: GridDay, timeZone: string) =>
  (block: Block): Entry => {
    const isWhole = block.start === day.start && block.end === day.end;
    const text = isWhole ? CALENDAR.busyAllDay() : CALENDAR.busy({ span: spanClocks(block, timeZone) });
    return { kind: 'busy', start: block.start, text, title: block.text };
  };

/** From the first moment that is not off to the last. */
function printHours(day: GridDay, blocks: Block[], timeZone: string): string {
  const off = blocks.filter(({ cause }) => isOff(cause));
  if (off.length === 0) return '';
  const start = off.find((block) => block.start === day.start)?.end ?? day.start;
  const end = off.findLast((block) => block.end === day.end)?.start ?? day.end;
  return start < end ? spanClocks({ start, end }, timeZone) : '';
}
