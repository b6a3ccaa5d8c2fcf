import { findSlots as slots } from '@slotwise/contract/availability/slots.endpoints';
import { listTeamWeek as teamWeek } from '@slotwise/contract/availability/team-week.endpoints';
import { afterAll, expect, test } from 'vitest';
import type { Session } from '#context.ts';
import { asVendor } from '#db/tenancy.ts';
import { listTeamWeek } from '../team-week/team-week.service.ts';
import { findSlots } from './slots.service.ts';
import { startSlotScene } from '../../../../test/slot-scene.ts';

const scene = await startSlotScene();
const elsewhere = await startSlotScene();
afterAll(() => Promise.all([scene.stop(), elsewhere.stop()]));

test('answers a question about one person before one about a hundred', async () => {
  const stranger = await scene.signUp('Kestrel Search');
  const emails = Array.from({ length: 98 }, (_, n) => `p${n}@many.example`).join();
  const month = { emails, from: '2026-03-03', to: '2026-04-02', step: '5' as const };
  const answered: string[] = [];
  const ask = async (who: string, ...question: Parameters<typeof scene.ask>) => {
    const { httpStatus, data } = await scene.ask(...question);
    answered.push(who);
    return [httpStatus, data?.total];
  };
  const large = [1, 2, 3].map(() => ask('large', month));
  const small = ask('small', { emails: 'p1@many.example' }, stranger);
  expect(await small).toEqual([200, 24]);
  const [total] = (await Promise.all(large)).map(([, found]) => found);
  expect(await Promise.all(large)).toEqual(Array(3).fill([200, total]));
  expect(total).toBeGreaterThan(8000);
  expect(answered).toEqual(['small', 'large', 'large', 'large']);
});

const span = { from: '2026-03-03', to: '2026-03-03', timeZone: 'Asia/Kolkata' };
const times = { ...span, durationMinutes: '60', step: '60', emails: 'p1@many.example' } as const;
type Scene = typeof scene;

/** The caller as the server knows them, to ask behind the route. */
async function sessionIn({ context, admin }: Scene): Promise<Session> {
  const session = await context.readSession(admin.token);
  if (!session) throw new Error('They are logged in.');
  return session;
}

test.each([
  ['times', ({ context }: Scene, as: Session) => findSlots(context, as, slots.query!.parse(times))],
  ['a week', ({ context }: Scene, as: Session) => listTeamWeek(context, as, teamWeek.query!.parse(span))],
])('one organization’s queued questions for %s leave room for another’s', async (_what, ask) => {
  const [many, one] = [await sessionIn(scene), await sessionIn(elsewhere)];
  const { promise: isFree, resolve: free } = Promise.withResolvers<void>();
  // Questions to this database wait for its only connection.
  const holding = asVendor(scene.store.db, many.vendorId, async (tx) => {
    await tx.executeSql('select 1');
    await isFree;
  });
  const waiting = Promise.all([ask(scene, many), ask(scene, many), ask(scene, many)]);
  expect(await ask(elsewhere, one)).toHaveProperty('status', 'success');
  free();
  await holding;
  expect(await waiting).toHaveLength(3);
});
