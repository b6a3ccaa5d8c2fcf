import { setImmediate } from 'node:timers/promises';
import { uuidv7 } from 'uuidv7';
import { expect, test } from 'vitest';
import { toVendorId } from '#db/tenancy.ts';
import { inTurn } from './in-turn.service.ts';

const [ACME, GLOBEX] = [toVendorId(uuidv7()), toVendorId(uuidv7())];
const newContext = (atOnce = 1) => ({ questionThreads: { atOnce } });

test('someone who asks a lot holds up no one else, and a failure holds up no one at all', async () => {
  const context = newContext();
  const met: string[] = [];
  const ask = (vendorId: typeof ACME, name: string) =>
    inTurn(context, vendorId, undefined, async () => {
      met.push(name);
      if (name === 'A2') throw new Error('A defect.');
      return name;
    });
  const asked = [ask(ACME, 'A1'), ask(ACME, 'A2'), ask(ACME, 'A3'), ask(GLOBEX, 'G1'), ask(GLOBEX, 'G2')];
  const answers = await Promise.allSettled(asked);
  expect(met).toEqual(['A1', 'G1', 'A2', 'G2', 'A3']);
  expect(answers.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ]);
});

test('one organization never gets all threads, however many of its questions wait', async () => {
  const context = newContext(2);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (vendorId: typeof ACME, name: string) =>
    inTurn(context, vendorId, undefined, () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await setImmediate();
  };
  const asked = [ask(ACME, 'A1'), ask(ACME, 'A2'), ask(ACME, 'A3')];
  await setImmediate();
  expect(begun).toEqual(['A1']);
  asked.push(ask(GLOBEX, 'G1'), ask(GLOBEX, 'G2'));
  await setImmediate();
  expect(begun).toEqual(['A1', 'G1']);
  await end('G1');
  expect(begun).toEqual(['A1', 'G1', 'G2']);
  for (const name of ['A1', 'G2', 'A2', 'A3']) await end(name);
  await Promise.all(asked);
  expect(begun.slice(3)).toEqual(['A2', 'A3']);
});

test('skips work that no one waits for any more, and limits how many wait', async () => {
  const context = newContext();
  let done = 0;
  const work = async () => void (done += 1);
  const gone = AbortSignal.abort();
  const first = inTurn(context, ACME, undefined, work);
  await expect(inTurn(context, ACME, gone, work)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  await first;
  expect(done).toBe(1);
  const asked = Array.from({ length: 302 }, () => inTurn(context, ACME, undefined, work));
  const refused = (await Promise.allSettled(asked)).filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(1);
});
