import { unboundPerson } from '../apps/server/src/engines/scheduling/scheduling-request.ts';
import { randomFrom } from '../apps/server/test/scheduling/random.ts';

/** Sunday evening in Kolkata; clocks change in Europe on October 25 and in New York on November 1. */
const NOW = Date.UTC(2026, 9, 11, 12) / 60_000;
const FROM = '2026-10-12';
const DAY = 24 * 60;
const ZONES = ['Asia/Kolkata', 'Europe/Berlin', 'Europe/London', 'Asia/Kathmandu'];

/**
 * A question from a recruiter in Kolkata: a candidate, `people` required panelists, any three of those in `pooled`,
 * everyone with hours, buffers, limits, a holiday, a day off and `busy` entries over the days, half of them meetings.
 */
export function slotsScene({ people = 12, pooled = 0, days = 30, busy = 30 }) {
  const random = randomFrom(people * 1000 + pooled * 100 + days * 10 + busy);
  const draw = (index) => panelist(random, index, { days, busy });
  const candidate = unboundPerson({
    key: 'candidate',
    role: 'CANDIDATE',
    name: 'Meera Iyer',
    timeZone: 'Asia/Kolkata',
    required: true,
  });
  const members = Array.from({ length: pooled }, (_, index) => ({
    ...draw(people + index),
    required: false,
  }));
  return {
    now: NOW,
    timeZone: 'Asia/Kolkata',
    from: FROM,
    to: toDate(days - 1),
    durationMinutes: 60,
    stepMinutes: 15,
    breakMinutes: 0,
    breaks: [{ start: '13:00', end: '13:30' }],
    people: [candidate, ...Array.from({ length: people }, (_, index) => draw(index))],
    pools: pooled > 0 ? [{ name: `Any 3 of ${pooled}`, need: 3, members }] : [],
    substitutes: [],
    allow: [],
    limit: 10,
  };
}

function panelist(random, index, { days, busy }) {
  const { between, chance } = random;
  const timeZone = ZONES[index % ZONES.length];
  const hours = [1, 2, 3, 4, 5].flatMap((day) => [
    { day, start: '08:00', end: '12:30' },
    { day, start: '13:00', end: '19:00' },
  ]);
  const entry = () => {
    const start = Date.parse(FROM) / 60_000 + between(0, days - 1) * DAY + between(8, 60) * 15;
    return { start, end: start + 45, isMeeting: chance(50) };
  };
  return {
    ...unboundPerson({
      key: `p${index}`,
      role: 'PANELIST',
      name: `Person ${index}`,
      timeZone,
      required: true,
    }),
    panelistId: `p${index}`,
    weeklyHours: hours,
    bufferBefore: 5,
    bufferAfter: 10,
    minNoticeHours: 24,
    maxPerDay: 4,
    maxPerWeek: Math.ceil(busy / 2) + 4,
    holidays: [{ date: toDate(between(0, days - 1)), name: 'Holiday' }],
    dateOverrides: [{ date: toDate(between(0, days - 1)), ranges: [], note: '' }],
    busy: random.some(busy, busy, entry),
  };
}

const toDate = (day) => new Date(Date.parse(FROM) + day * 86_400_000).toISOString().slice(0, 10);
