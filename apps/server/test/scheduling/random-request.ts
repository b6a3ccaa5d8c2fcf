import type { DateOverride, DayRange, WeeklyRange } from '@slotwise/contract/panelists/hours.schema';
import {
  unboundPerson,
  type Allowed,
  type BusyTime,
  type Person,
  type Pool,
  type SchedulingRequest,
} from '#engines/scheduling/scheduling-request.ts';
import { FAR_ZONES, ODD_DAYS } from './odd-days.ts';
import { randomFrom, type Random } from './random.ts';

const DAY = 24 * 60;
const DURATIONS = [10, 15, 20, 30, 45, 60, 60, 75, 90, 120, 200];
const STEPS = [5, 10, 15, 15, 20, 30, 60];
const GRAINS = [1, 5, 15, 30, 30, 60];
const GIVEN_UP = [
  'EARLIER',
  'LATER',
  'NOTICE',
  'LIMIT',
  'BUFFER',
  'DAY_OFF',
  'HOLIDAY',
  'BREAK',
  'OTHER_TIMES',
] as const;

/** The setting of a random question: a zone on an odd day, and its first day in minutes since 1970. */
type Scene = { random: Random; timeZone: string; from: string; days: number; first: number };

/** A question about one to nine days, usually few, around a clock change. */
export function randomRequest(seed: number): SchedulingRequest {
  const random = randomFrom(seed);
  const { between, chance, pickOne, some } = random;
  const { timeZone, date } = pickOne(ODD_DAYS);
  const days = chance(5) ? between(4, 9) : pickOne([1, 1, 2, 2, 3]);
  const first = Date.parse(date) / 60_000 + between(-days, 0) * DAY;
  const scene: Scene = { random, timeZone, from: toDate(first), days, first };
  const panel = some(1, 3, (index) => panelist(scene, `p${index}`, chance(80)));
  const reserve = some(0, 4, (index) => panelist(scene, `r${index}`, false));
  const people = [...(chance(50) ? [candidate(scene)] : []), ...panel, ...(chance(30) ? [host(scene)] : [])];
  return {
    now: first + between(-3 * DAY, days * DAY),
    timeZone: chance(75) ? timeZone : pickOne(FAR_ZONES),
    from: scene.from,
    to: toDate(first + (days - 1) * DAY),
    durationMinutes: pickOne(DURATIONS),
    stepMinutes: pickOne(STEPS),
    breakMinutes: pickOne([0, 0, 0, 5, 20]),
    breaks: chance(30) ? ranges(random, 1, 2) : [],
    people,
    pools: chance(45) ? some(1, 2, (index) => pool(random, index, [...reserve, ...panel])) : [],
    substitutes: reserve.slice(0, 2).map((person) => ({ person, replaces: ['p0', 'p1'] })),
    allow: chance(25) ? some(1, 3, () => allowed(random, people)) : [],
    limit: pickOne([1, 2, 3, 5, 20]),
  };
}

function panelist(scene: Scene, key: string, required: boolean): Person {
  const { random, timeZone } = scene;
  const { chance, pickOne, between, some } = random;
  const limit = () => (chance(30) ? between(1, 3) : null);
  return {
    ...unboundPerson({
      key,
      role: 'PANELIST',
      name: `Person ${key}`,
      required,
      timeZone: chance(50) ? timeZone : pickOne(FAR_ZONES),
    }),
    panelistId: chance(90) ? key : null,
    weeklyHours: chance(20) ? [] : weeklyHours(random),
    dateOverrides: chance(35) ? overrides(scene) : [],
    holidays: chance(25) ? some(1, 2, (index) => ({ date: someDate(scene), name: `Holiday ${index}` })) : [],
    bufferBefore: pickOne([0, 0, 5, 15, 60]),
    bufferAfter: pickOne([0, 0, 10, 30]),
    minNoticeHours: pickOne([0, 0, 1, 24, 48]),
    maxPerDay: limit(),
    maxPerWeek: limit(),
    busy: some(0, 6, () => busyTime(scene)),
  };
}

function candidate(scene: Scene): Person {
  const { random, timeZone } = scene;
  const { chance, some, between } = random;
  const known = unboundPerson({
    key: 'candidate',
    role: 'CANDIDATE',
    name: 'Meera Iyer',
    timeZone,
    required: true,
  });
  const window = () => {
    const start = scene.first + between(-DAY, scene.days * DAY);
    return { start, end: start + between(1, DAY) };
  };
  return {
    ...known,
    busy: some(0, 2, () => busyTime(scene)),
    windows: chance(40) ? some(1, 3, window) : null,
  };
}

function host(scene: Scene): Person {
  const { timeZone, random } = scene;
  const known = unboundPerson({ key: 'host', role: 'HOST', name: 'Ananya Rao', timeZone, required: false });
  return { ...known, busy: random.some(0, 3, () => busyTime(scene)) };
}

/** Usually around the question's days, sometimes only in the same week; rarely all day. */
function busyTime({ random, first, days }: Scene): BusyTime {
  const { between, chance, pickOne } = random;
  const around = chance(20) ? 6 * DAY : DAY;
  const start = first + between(-around, days * DAY + around);
  const length = chance(5) ? between(DAY, 2 * DAY) : pickOne([1, 25, 30, 60, 60, 135]);
  return { start, end: start + length, isMeeting: chance(60) };
}

function weeklyHours(random: Random): WeeklyRange[] {
  const { chance } = random;
  const week = [1, 2, 3, 4, 5, 6, 7].filter(() => chance(85));
  const usual = ranges(random, 1, 3);
  return week.flatMap((day) =>
    (chance(75) ? usual : ranges(random, 1, 2)).map((range) => ({ day, ...range })),
  );
}

function overrides(scene: Scene): DateOverride[] {
  const { chance, some } = scene.random;
  const drawn = some(1, 3, () => ({
    date: someDate(scene),
    ranges: chance(40) ? [] : ranges(scene.random, 1, 2),
    note: chance(50) ? 'Conference' : '',
  }));
  return [...new Map(drawn.map((override) => [override.date, override])).values()];
}

/** Disjoint stretches of a day; they may touch each other and the day's start and end. */
function ranges({ pickOne, between, chance }: Random, low: number, high: number): DayRange[] {
  const grain = pickOne(GRAINS);
  const count = between(low, high);
  const edges = new Set(chance(20) ? [0] : chance(20) ? [DAY] : []);
  while (edges.size < 2 * count) edges.add(between(0, DAY / grain) * grain);
  const sorted = [...edges].toSorted((a, b) => a - b);
  return Array.from({ length: count }, (_, index) => ({
    start: clockText(sorted[2 * index] ?? 0),
    end: clockText(sorted[2 * index + 1] ?? DAY),
  }));
}

function pool({ between, chance }: Random, index: number, people: readonly Person[]): Pool {
  const members = people.filter(() => chance(65));
  return { name: `Pool ${index}`, need: between(1, 2), members };
}

function allowed({ pickOne, chance }: Random, people: readonly Person[]): Allowed {
  const what = pickOne(GIVEN_UP);
  const minutes = what === 'EARLIER' || what === 'LATER' ? pickOne([30, 60, 90, 120]) : 0;
  return { what, who: chance(50) ? '*' : pickOne(people).key, minutes };
}

function someDate({ random, first, days }: Scene): string {
  return toDate(first + random.between(-1, days) * DAY);
}

const toDate = (minute: number): string => new Date(minute * 60_000).toISOString().slice(0, 10);

const clockText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
