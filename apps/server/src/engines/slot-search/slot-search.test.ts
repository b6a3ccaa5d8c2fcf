import { expect, test } from 'vitest';
import { findMutualTime } from '../scheduling/find-mutual-time.ts';
import { listPossibleStarts } from '../scheduling/meeting-starts.ts';
import { unboundPerson, type BusyTime, type SchedulingRequest } from '../scheduling/scheduling-request.ts';
import { searchSlots, searchStarts } from './slot-search.ts';

const now = Date.parse('2026-03-02T09:00Z') / 60_000;
const asker = { owner: 'acme' };
const noSubstitutes = async () => [];

/** A hundred people and a month: more than is searched through here. */
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

test('a large question has the same answer as a small one, and the server goes on meanwhile', async () => {
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

test('where a large question has few starts, it is asked who could sit in', async () => {
  const always = [{ start: now, end: now + 200 * 24 * 60, isMeeting: false }];
  let asked = 0;
  const answer = await searchSlots(asker, largeRequest(always), async () => {
    asked += 1;
    return [];
  });
  expect([answer.data.total, asked]).toEqual([0, 1]);
});

test('a question that takes longer than it may is ended and refused, and the next one is answered', async () => {
  const allowance = { cpuMillis: 60_000, wallMillis: 1 };
  const refused = searchSlots({ ...asker, allowance }, largeRequest(), noSubstitutes);
  await expect(refused).rejects.toThrow('takes too long. Ask for fewer people or fewer days');
  expect((await searchSlots(asker, largeRequest(), noSubstitutes)).data.total).toBeGreaterThan(8000);
});

test('people with more busy times than anybody can have are not asked for together', async () => {
  const busy = Array.from({ length: 401 }, (_, n) => ({
    start: now + n,
    end: now + n + 1,
    isMeeting: false,
  }));
  await expect(searchSlots(asker, largeRequest(busy), noSubstitutes)).rejects.toThrow('takes too long');
});
