import type { BlockCause } from '@slotwise/contract/availability/slots.schema';
import type { Person, SchedulingRequest } from '#engines/scheduling/scheduling-request.ts';
import { shownAt, type Shown } from './wall-table.ts';

type Range = { start: string; end: string };
type Plan = { kind: 'HOURS' | 'DAY_OFF' | 'HOLIDAY' | 'UNKNOWN'; ranges: readonly Range[] };

/** Whether a cause keeps someone away, checked for a single minute. */
type Tests = Record<BlockCause, (minute: number, shown: Shown) => boolean>;

const CAUSE_ORDER: readonly BlockCause[] = [
  ...(['NOT_OFFERED', 'DAY_OFF', 'HOLIDAY', 'OUTSIDE_HOURS', 'BREAK'] as const),
  ...(['BUSY', 'BUFFER', 'NOTICE', 'DAY_LIMIT', 'WEEK_LIMIT'] as const),
];

/** The first cause that keeps the person away, minute by minute; undefined if there is none. */
export function causesAt(request: SchedulingRequest, person: Person, minutes: readonly number[]) {
  const tests = listTests(request, person);
  return minutes.map((minute) => {
    const shown = shownAt(person.timeZone, minute);
    return CAUSE_ORDER.find((cause) => tests[cause](minute, shown));
  });
}

/** Every cause that keeps the person away at any minute, in the order of causes. */
export function allCauses(
  request: SchedulingRequest,
  person: Person,
  minutes: readonly number[],
): BlockCause[] {
  const tests = listTests(request, person);
  return CAUSE_ORDER.filter((cause) =>
    minutes.some((minute) => tests[cause](minute, shownAt(person.timeZone, minute))),
  );
}

function listTests(request: SchedulingRequest, person: Person): Tests {
  const { now, breakMinutes, breaks } = request;
  const { windows, busy, bufferBefore, bufferAfter, minNoticeHours, maxPerDay, maxPerWeek } = person;
  const gives = givenUp(request, person);
  const gap = gives('BUFFER') ? breakMinutes : Math.max(bufferBefore, bufferAfter, breakMinutes);
  const notice = now + (gives('NOTICE') ? 0 : minNoticeHours * 60);
  const getPlan = planner(request, person);
  const held = meetingsBy(person);
  return {
    NOT_OFFERED: (minute) =>
      windows !== null && !gives('OTHER_TIMES') && !windows.some((one) => holds(one, minute)),
    DAY_OFF: (_, shown) => getPlan(shown).kind === 'DAY_OFF',
    HOLIDAY: (_, shown) => getPlan(shown).kind === 'HOLIDAY',
    OUTSIDE_HOURS: (_, shown) => getPlan(shown).kind === 'HOURS' && !isInside(getPlan(shown).ranges, shown),
    BREAK: (_, shown) => !gives('BREAK') && isInside(breaks, shown),
    BUSY: (minute) => busy.some((one) => holds(one, minute)),
    BUFFER: (minute) =>
      !busy.some((one) => holds(one, minute)) &&
      busy.some(({ start, end }) => start - gap <= minute && minute < end + gap),
    NOTICE: (minute) => minute < notice,
    DAY_LIMIT: (_, { date }) => !gives('LIMIT') && held('date', date) >= (maxPerDay ?? Infinity),
    WEEK_LIMIT: (_, { monday }) => !gives('LIMIT') && held('monday', monday) >= (maxPerWeek ?? Infinity),
  };
}

const holds = ({ start, end }: { start: number; end: number }, minute: number) =>
  start <= minute && minute < end;

const isInside = (ranges: readonly Range[], { time }: Shown) =>
  ranges.some(({ start, end }) => start <= time && time < end);

function givenUp({ allow }: SchedulingRequest, { key }: Person): (what: string) => boolean {
  return (what) => allow.some((one) => one.what === what && ['*', key].includes(one.who));
}

/** The number of meetings that touch the date, or the week starting on the Monday. */
export function meetingsBy({ busy, timeZone }: Person): (by: 'date' | 'monday', value: string) => number {
  const counts = new Map<string, number>();
  for (const meeting of busy.filter(({ isMeeting }) => isMeeting)) {
    const names = new Set<string>();
    for (let at = meeting.start; at < meeting.end; at += 1) {
      const { date, monday } = shownAt(timeZone, at);
      names.add(`date ${date}`).add(`monday ${monday}`);
    }
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return (by, value) => counts.get(`${by} ${value}`) ?? 0;
}

/** A date's plan for someone, computed once per date. */
function planner(request: SchedulingRequest, person: Person): (shown: Shown) => Plan {
  const plans = new Map<string, Plan>();
  return (shown) => {
    const plan = plans.get(shown.date) ?? planFor(request, person, shown);
    plans.set(shown.date, plan);
    return plan;
  };
}

function planFor(request: SchedulingRequest, person: Person, { date, weekday }: Shown): Plan {
  const gives = givenUp(request, person);
  const override = person.dateOverrides.find((one) => one.date === date);
  if (override?.ranges.length) return { kind: 'HOURS', ranges: stretched(request, person, override.ranges) };
  if (override && !gives('DAY_OFF')) return { kind: 'DAY_OFF', ranges: [] };
  const isHoliday = person.holidays.some((one) => one.date === date);
  if (isHoliday && !gives('HOLIDAY')) return { kind: 'HOLIDAY', ranges: [] };
  if (person.weeklyHours.length === 0) return { kind: 'UNKNOWN', ranges: [] };
  const ranges = person.weeklyHours.filter(({ day }) => day === weekday);
  return { kind: 'HOURS', ranges: stretched(request, person, ranges) };
}

/** If someone's `allow` covers the edges of the day, the first range starts earlier and the last one ends later. */
function stretched({ allow }: SchedulingRequest, { key }: Person, ranges: readonly Range[]): Range[] {
  const more = (what: string) =>
    Math.max(
      0,
      ...allow.filter((one) => one.what === what && ['*', key].includes(one.who)).map((one) => one.minutes),
    );
  const opens = ranges.map(({ start }) => start).toSorted()[0];
  const closes = ranges
    .map(({ end }) => end)
    .toSorted()
    .at(-1);
  return ranges.map(({ start, end }) => ({
    start: start === opens ? moved(start, -more('EARLIER')) : start,
    end: end === closes ? moved(end, more('LATER')) : end,
  }));
}

function moved(time: string, by: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const at = Math.min(24 * 60, Math.max(0, hour * 60 + minute + by));
  return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
}
