import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { recordStatements } from '../../../../test/record-statements.ts';
import { startSlotScene } from '../../../../test/slot-scene.ts';

const scene = await startSlotScene();
afterAll(scene.stop);
const { addPanelist, admin, ask, book } = scene;

const free = { skills: ['Free as a bird'], weeklyHours: [] };
const many = await Promise.all(Array.from({ length: 20 }, (_, n) => addPanelist(`Panelist${n}`, free)));
const busy = await addPanelist('Busy', { skills: ['Free as a bird'] });
await book('2026-03-03T09:00', { panelists: many.map(({ panelistId }) => ({ panelistId })) });
const meeting = await book(
  '2026-03-03T09:00',
  { panelists: [{ panelistId: busy.panelistId }] },
  '2026-03-03T18:00',
);

const transactions = recordStatements(scene.store.pool, admin.vendorId);
beforeEach(() => transactions.splice(0));
const listIds = (people: { panelistId: string }[], separator = ',') =>
  people.map(({ panelistId }) => panelistId).join(separator);

/** The tables each statement reads, for every transaction that looks up times. */
const tablesRead = () =>
  transactions
    .map((statements) =>
      statements.map((text) => [...text.matchAll(/from "(\w+)"/g)].map(([, name]) => name)),
    )
    .filter((tables) => tables.flat().includes('busy_time'));
const TIMES = ['attendance', 'busy_time', 'holiday'];

describe('a question about times', () => {
  test.each([
    ['one person', { panelistIds: listIds(many.slice(0, 1)) }],
    ['twenty people', { panelistIds: listIds(many) }],
    ['a pool of twenty', { pools: `3:${listIds(many, '|')}` }],
    ['two months', { panelistIds: listIds(many.slice(0, 2)), to: '2026-05-03' }],
  ])('about %s takes two queries', async (_what, question) => {
    const answer = await ask(question);
    expect(answer.data?.total).toBeGreaterThanOrEqual(12);
    expect(tablesRead()).toEqual([[['panelist'], TIMES]]);
  });

  test('with few results takes two more, for substitutes', async () => {
    const answer = await ask({ panelistIds: busy.panelistId });
    expect(answer.relaxations?.some(({ changes }) => changes[0]?.kind === 'REPLACE')).toBe(true);
    expect(tablesRead()).toEqual([
      [['panelist'], TIMES],
      [['panelist'], TIMES],
    ]);
  });

  test('about a meeting being moved takes two more, for the meeting', async () => {
    await ask({ panelistIds: listIds(many), bookingId: meeting.bookingId });
    expect(tablesRead()[0]?.slice(0, 2)).toEqual([['booking'], ['booking_person']]);
    expect(tablesRead()[0]).toHaveLength(4);
  });

  test('writes nothing and blocks no one', async () => {
    await ask({ panelistIds: busy.panelistId, bookingId: meeting.bookingId });
    const asking = transactions.filter((statements) =>
      statements.some((text) => text.includes('"busy_time"')),
    );
    for (const text of asking.flat()) expect(text).toMatch(/^select (?!.* for (no key )?(update|share))/s);
  });
});
