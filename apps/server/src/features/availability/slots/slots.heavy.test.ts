import { afterAll, expect, test } from 'vitest';
import { startSlotScene } from '../../../../test/slot-scene.ts';

const scene = await startSlotScene();
afterAll(scene.stop);

test('a question about one person is answered before one about a hundred', async () => {
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
