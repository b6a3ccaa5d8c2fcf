import { expect, test } from 'vitest';
import { createGate } from './gate.ts';

test('runs two, queues one, refuses the fourth, and frees the place after a failure', async () => {
  const inTurn = createGate({ atOnce: 2, waiting: 1 });
  const open: (() => void)[] = [];
  const work = () => inTurn(() => new Promise<void>((resolve) => open.push(resolve)));
  const [one, two, three] = [work(), work(), work()];
  await expect(work()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await expect.poll(() => open.length).toBe(2);
  open[0]?.();
  await one;
  await expect.poll(() => open.length).toBe(3);
  open[1]?.();
  open[2]?.();
  await Promise.all([two, three]);
  await expect(inTurn(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(inTurn(async () => 'free')).resolves.toBe('free');
});
