import { authenticate, requestPasswordReset } from '@slotwise/contract/auth/auth.endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD_COST } from '#lib/secrets/password-hash.ts';
import { startTestApp, type TestApp, type TestUser } from './test-app.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';

const ATTACKER = '203.0.113.5';
/** Some of these send a thousand requests, which is slow on a busy machine. */
const PATIENT = { timeout: 240_000 };

const tally = (statuses: number[]): Record<number, number> =>
  Object.fromEntries(
    [...Map.groupBy(statuses, (status) => status)].map(([status, of]) => [status, of.length]),
  );

describe('guessing passwords', () => {
  let database: TestDatabase;
  let app: TestApp;
  let victim: TestUser;

  beforeAll(async () => {
    database = await openTestDatabase();
    app = await startTestApp({ database: async () => ({ ...database, drop: async () => undefined }) });
    victim = await app.signUp('Northbridge Talent');
  });
  afterAll(async () => {
    await app.stop();
    await database.drop();
  });

  const guess = async (password: string, ip: string, headers: Record<string, string> = {}) =>
    app.call(authenticate, { body: { username: victim.email, password } }, null, { ip, headers });

  test(
    'checks only a handful of a thousand guesses from one address, and a header does not change the address',
    PATIENT,
    async () => {
      const statuses: number[] = [];
      for (let n = 0; n < 1000; n += 1) {
        const { httpStatus } = await guess(`wrong guess ${n}`, ATTACKER, {
          'x-forwarded-for': `198.51.100.${n % 250}`,
        });
        statuses.push(httpStatus);
      }
      expect(tally(statuses)).toEqual({ 401: 5, 429: 995 });
    },
  );

  test('a refused guess says when to retry, the same way for an unknown address', async () => {
    const known = await guess('one more', ATTACKER);
    for (let n = 0; n < 6; n += 1) {
      await app.call(
        authenticate,
        { body: { username: 'nobody@northbridge.example', password: 'x' } },
        null,
        { ip: ATTACKER },
      );
    }
    const unknown = await app.call(
      authenticate,
      { body: { username: 'nobody@northbridge.example', password: 'x' } },
      null,
      { ip: ATTACKER },
    );
    expect(known).toMatchObject({ httpStatus: 429, code: 'RATE_LIMITED', headers: { 'retry-after': '1' } });
    expect({ ...unknown, requestId: '', headers: {} }).toEqual({ ...known, requestId: '', headers: {} });
  });

  test('the owner can still log in from elsewhere', async () => {
    expect((await guess(victim.password, '192.0.2.77')).httpStatus).toBe(200);
  });

  test('the pause doubles with each further guess, up to a minute', async () => {
    const waits: string[] = [];
    for (let n = 0; n < 9; n += 1) {
      app.clock.advance({ minutes: 1 });
      await guess(`patient ${n}`, ATTACKER);
      waits.push(String((await guess('again', ATTACKER)).headers['retry-after']));
    }
    expect(waits).toEqual(['2', '4', '8', '16', '32', '60', '60', '60', '60']);
  });

  test('guesses from everywhere delay strangers, not a network the owner has used', async () => {
    app.clock.advance({ hours: 1 });
    for (let n = 0; n < 20; n += 1) await guess(`spread ${n}`, `100.64.${n}.1`);
    expect((await guess(victim.password, '100.64.99.1')).httpStatus).toBe(429);
    expect((await guess(victim.password, '192.0.2.78')).httpStatus).toBe(200);
    app.clock.advance({ minutes: 16 });
    expect((await guess(victim.password, '100.64.99.1')).httpStatus).toBe(200);
  });

  test('fifty concurrent guesses count as fifty', async () => {
    app.clock.advance({ hours: 1 });
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => guess(`at once ${n}`, '203.0.113.200')),
    );
    expect(answers.filter(({ httpStatus }) => httpStatus === 401).length).toBe(5);
  });

  test('a restart resets nothing', async () => {
    const { now } = app.clock;
    const time = now().toISOString();
    expect((await guess('before the restart', '203.0.113.200')).httpStatus).toBe(429);
    await app.stop();
    app = await startTestApp({ database: async () => ({ ...database, drop: async () => undefined }) });
    app.clock.set(time);
    expect((await guess('after the restart', '203.0.113.200')).httpStatus).toBe(429);
  });
});

describe('what the response time reveals', () => {
  let app: TestApp;
  let owner: TestUser;

  beforeAll(async () => {
    app = await startTestApp({ config: { formAnswerMillis: 200, passwordCost: PASSWORD_COST } });
    owner = await app.signUp('Kestrel Search');
  });
  afterAll(() => app.stop());

  const measureMillis = async (work: () => Promise<unknown>): Promise<number> => {
    const start = performance.now();
    await work();
    return performance.now() - start;
  };

  /** How often a value of one side exceeds one of the other: 0.5 if they are indistinguishable. */
  const auc = (one: number[], other: number[]): number =>
    one
      .flatMap((a) => other.map((b) => (a > b ? 1 : a === b ? 0.5 : 0)))
      .reduce<number>((sum, win) => sum + win, 0) /
    (one.length * other.length);

  const compare = async (pairs: number, ask: (email: string) => Promise<unknown>) => {
    const known: number[] = [];
    const unknown: number[] = [];
    for (let n = 0; n < pairs; n += 1) {
      app.clock.advance({ hours: 2 });
      const turns = [
        async () => known.push(await measureMillis(() => ask(owner.email))),
        async () => unknown.push(await measureMillis(() => ask(`nobody${n}@kestrel.example`))),
      ];
      for (const turn of n % 2 === 0 ? turns : turns.toReversed()) await turn();
    }
    return auc(known, unknown);
  };

  test('a wrong password takes as long for a known address as for an unknown one', PATIENT, async () => {
    const area = await compare(60, (username) =>
      app.call(authenticate, { body: { username, password: 'wrong password' } }),
    );
    console.info(`log-in, 60 pairs: AUC ${area.toFixed(3)}`);
    expect(area).toBeGreaterThan(0.3);
    expect(area).toBeLessThan(0.7);
  });

  test('so does requesting a reset link', PATIENT, async () => {
    const area = await compare(20, (email) => app.call(requestPasswordReset, { body: { email } }));
    console.info(`reset, 20 pairs: AUC ${area.toFixed(3)}`);
    expect(area).toBeGreaterThan(0.15);
    expect(area).toBeLessThan(0.85);
  });
});
