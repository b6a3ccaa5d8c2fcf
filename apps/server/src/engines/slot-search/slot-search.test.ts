import { expect, test } from 'vitest';
import { findMutualTime } from '../scheduling/find-mutual-time.ts';
import { listPossibleStarts } from '../scheduling/meeting-starts.ts';
import { unboundPerson, type BusyTime, type SchedulingRequest } from '../scheduling/scheduling-request.ts';
import { drawTeam } from '../scheduling/team-week.ts';
import { drawTeamWeek, searchSlots, searchStarts } from './slot-search.ts';

const now = Date.parse('2026-03-02T09:00Z') / 60_000;
const asker = { owner: 'acme' };
const noSubstitutes = async () => [];

const ALWAYS = { start: now, end: now + 200 * 24 * 60, isMeeting: false };
const FORTNIGHT = { from: '2026-03-03', to: '2026-03-16', timeZone: 'Asia/Kolkata' };
const busyTimes = (count: number): BusyTime[] =>
  Array.from({ length: count }, (_, n) => ({ start: now + 2 * n, end: now + 2 * n + 1, isMeeting: false }));

/** A hundred people and a month: too much to search in this thread. */
const largeRequest = (busy: readonly BusyTime[] = []): SchedulingRequest => ({
  now,
  timeZone: 'Asia/Kolkata',
  from: '2026-03-03',
  to: '2026-04-02',
  durationMinutes: 60,
  stepMinutes: 5,
  breakMinutes: 0,
  breaks: [],
  people: Array.from({ length: 100 }, (_, n) => ({
    ...unboundPerson({ key: `p${n}`, role: 'PANELIST', name: `P ${n}`, timeZone: 'UTC', required: true }),
    busy,
  })),
  pools: [],
  substitutes: [],
  allow: [],
  limit: 10,
});

test('a large question has the same answer as a small one, while the server keeps running', async () => {
  const request = largeRequest();
  let turns = 0;
  const turning = setInterval(() => (turns += 1), 5);
  const answer = await searchSlots(asker, request, noSubstitutes);
  clearInterval(turning);
  expect(turns).toBeGreaterThan(10);
  expect(answer).toEqual(findMutualTime(request));
  const wanted = { earliest: now, most: 10_000, timeZone: 'UTC' };
  const days = await searchStarts(asker, request, wanted);
  expect(days).toEqual(listPossibleStarts(request, wanted));
});

test('draws a large team like a small one', async () => {
  const { people } = largeRequest(busyTimes(300));
  expect(await drawTeamWeek(asker, people, FORTNIGHT)).toEqual(drawTeam(people, FORTNIGHT));
});

test('looks up substitutes if a large question has few starts', async () => {
  let asked = 0;
  const answer = await searchSlots(asker, largeRequest([ALWAYS]), async () => {
    asked += 1;
    return [];
  });
  expect([answer.data.total, asked]).toEqual([0, 1]);
});

test('ends and refuses a question that takes too long, and answers the next one', async () => {
  const allowance = { cpuMillis: 60_000, wallMillis: 1 };
  const hurried = { ...asker, allowance };
  const refused = searchSlots(hurried, largeRequest(), noSubstitutes);
  await expect(refused).rejects.toThrow('takes too long. Ask for fewer people or fewer days');
  await expect(drawTeamWeek(hurried, largeRequest(busyTimes(300)).people, FORTNIGHT)).rejects.toThrow('long');
  const quarter = { ...largeRequest(), to: '2026-06-01', people: largeRequest().people.slice(0, 1) };
  await expect(searchSlots(hurried, quarter, noSubstitutes)).rejects.toThrow('long');
  const [member] = largeRequest(busyTimes(5000)).people;
  const one = {
    ...largeRequest([ALWAYS]),
    people: largeRequest([ALWAYS]).people.slice(0, 1),
    stepMinutes: 60,
  };
  const withBusy = searchSlots(hurried, one, async () => [{ person: member!, replaces: ['p0'] }]);
  await expect(withBusy).rejects.toThrow('long');
  expect((await searchSlots(asker, largeRequest(), noSubstitutes)).data.total).toBeGreaterThan(8000);
});

test('refuses people with more busy times than anyone can have', async () => {
  const request = largeRequest(busyTimes(401));
  await expect(searchSlots(asker, request, noSubstitutes)).rejects.toThrow('takes too long');
  await expect(drawTeamWeek(asker, request.people, FORTNIGHT)).rejects.toThrow('takes too long');
});
