import type { NewBooking } from '@slotwise/contract/bookings/bookings.schema';
import { aBooking, aMeeting } from '@slotwise/test-data/a-booking';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getEmail, PANEL, startRaceScene, type Outcome, type RaceScene, type Trace } from './race-scene.ts';
import { aRacer, WAYS, type Hour, type Racer, type Way } from './race-ways.ts';
import { hasRealPostgres } from './test-database.ts';

/** `RACE_ROUNDS=200` is the full race; six rounds are three with all ways and three with one pair each. */
const ROUNDS = Number(process.env['RACE_ROUNDS'] ?? 6);
const RACERS = 50;
/** The first number of the racers without competitors, a multiple of the number of ways. */
const ALONE = 600;
const PATIENCE = { timeout: 120_000 + ROUNDS * 15_000 };
const BUSY = /^(Asha Rao|Daniel Okafor|Hannah Weiss|Priya Menon) is busy 10:00–11:00 IST on /m;

/** Working days, since a candidate is offered no others. */
function getHour(round: number): Hour {
  const days = Math.floor(round / 5) * 7 + (round % 5);
  const day = new Date(Date.UTC(2027, 0, 4 + days)).toISOString().slice(0, 10);
  return { day, startTime: `${day}T10:00`, endTime: `${day}T11:00` };
}

type Run = { racer: Racer; outcome: Outcome };
type Traces = Awaited<ReturnType<RaceScene['traces']>>;

/** The only winner; all others got the reason, as recruiters or candidates do. */
function onlyWinner(runs: readonly Run[]): Run {
  const winners = runs.filter(({ outcome }) => outcome.httpStatus < 300);
  for (const { racer, outcome } of runs.filter((run) => !winners.includes(run))) {
    const isCandidate = racer.way === 'pick';
    const code = isCandidate ? 'SLOT_UNAVAILABLE' : 'SLOT_CONFLICT';
    expect([outcome.httpStatus, outcome.code], racer.way).toEqual([409, code]);
    expect(isCandidate || BUSY.test(outcome.message?.join('\n') ?? ''), outcome.message?.join()).toBe(true);
  }
  const [winner] = winners;
  if (!winner || winners.length > 1) throw new Error(`${winners.length} got the hour.`);
  return winner;
}

const NOTHING: Trace = { id: '', status: '', version: 0, steps: 0, mails: 0, slots: [] };

/** The winner's writes are complete (time, history and emails), and no one else wrote anything. */
function requireWhole({ racer, outcome }: Run, { day }: Hour, before: Traces, after: Traces): void {
  const isNew = (trace: Trace) => JSON.stringify(trace) !== JSON.stringify(before.get(trace.id));
  const [trace = NOTHING, ...others] = [...after.values()].filter(isNew);
  expect(others).toEqual([]);
  const was = before.get(trace.id) ?? NOTHING;
  // A swap brings in one person, and is mailed to both panelists and the recruiter.
  const isSwap = racer.way === 'swap';
  const seated = isSwap ? PANEL.slice(0, 1) : PANEL;
  const slots = seated.map((name) => `${getEmail(name)} ${day}T04:30:00Z`);
  expect(trace).toMatchObject({
    ...(outcome.bookingId && { id: outcome.bookingId }),
    status: 'SCHEDULED',
    slots: expect.arrayContaining(slots),
    mails: was.mails + (isSwap ? 3 : PANEL.length + 2),
  });
  expect(Math.min(trace.version - was.version, trace.steps - was.steps)).toBeGreaterThan(0);
}

const PAIRS = WAYS.flatMap((_, one) =>
  WAYS.slice(one + 1).map((_way, more) => [one, one + 1 + more] as const),
);

/**
 * The racers: every other round, all six ways alternate. The candidate's is the shortest and wins most of these, so in
 * the rounds between, two ways race each other, each pair in turn.
 */
function getField(round: number): number[] {
  const all = Array.from({ length: RACERS }, (_, index) => index);
  const pair = PAIRS[Math.floor(round / 2) % PAIRS.length];
  if (round % 2 === 0 || !pair) return all;
  return all.map((index) => (pair[index % 2] ?? 0) + Math.floor(index / 2) * WAYS.length);
}

describe.skipIf(!hasRealPostgres())('fifty racers for the same hour', () => {
  let scene: RaceScene;
  const stops: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    scene = await startRaceScene();
    stops.push(scene.stop);
  }, 120_000);
  afterAll(() => Promise.all(stops.map((stop) => stop())));

  const everyRacer = <T>(run: (racer: number) => Promise<T>): Promise<T[]> =>
    Promise.all(Array.from({ length: RACERS }, (_, racer) => run(racer)));
  const create = (body: NewBooking, racer: number, key?: string): Promise<Outcome> =>
    scene.send(racer, 'POST', { path: '/booking/services', body, ...(key && { key }) });

  const requireOneWinner = (outcomes: Outcome[], busy: RegExp): void => {
    const winners = outcomes.filter(({ httpStatus }) => httpStatus < 300);
    const losers = outcomes.filter(({ httpStatus, code }) => httpStatus === 409 && code === 'SLOT_CONFLICT');
    expect({ winners: winners.length, losers: losers.length }).toEqual({ winners: 1, losers: RACERS - 1 });
    for (const { message } of losers) expect(message?.join('\n')).toMatch(busy);
  };

  test.for(WAYS.map((way, number) => ({ way, number })))(
    'a single caller gets it through $way',
    async ({ number }) => {
      const racer = aRacer(scene, number + ALONE);
      const hour = getHour(3 * ROUNDS + number);
      await racer.prepare(hour);
      const before = await scene.traces();
      const run = { racer, outcome: await racer.run(hour) };
      expect(run.outcome).toMatchObject({ status: 'success' });
      requireWhole(run, hour, before, await scene.traces());
    },
  );

  test(
    'exactly one of six different calls gets it, and the others leave nothing behind',
    PATIENCE,
    async () => {
      const known = new Map<number, Racer>();
      const wins = new Map<Way, number>();
      for (let round = 0; round < ROUNDS; round += 1) {
        const hour = getHour(round);
        const racers = getField(round).map((number) => known.get(number) ?? aRacer(scene, number));
        for (const racer of racers) known.set(racer.number, racer);
        await Promise.all(racers.map((racer) => racer.prepare(hour)));
        const before = await scene.traces();
        const runs = await Promise.all(
          racers.map(async (racer) => ({ racer, outcome: await racer.run(hour) })),
        );
        const winner = onlyWinner(runs);
        requireWhole(winner, hour, before, await scene.traces());
        winner.racer.won();
        wins.set(winner.racer.way, (wins.get(winner.racer.way) ?? 0) + 1);
      }
      console.info(`${ROUNDS} rounds of ${RACERS}, one winner each:`, Object.fromEntries(wins));
    },
  );

  test('one gets the candidate that all want at overlapping times', PATIENCE, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { day } = getHour(round + ROUNDS);
      const outcomes = await everyRacer((racer) =>
        create(
          aBooking({
            meetingInfo: aMeeting({ startTime: `${day}T10:${10 + (racer % 40)}`, endTime: `${day}T11:00` }),
          }),
          racer,
        ),
      );
      requireOneWinner(outcomes, /^Meera Iyer is busy 10:\d\d–11:00 IST on /);
    }
  });

  test('thirty repetitions of one request with one key make one meeting', PATIENCE, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { startTime, endTime } = getHour(round + 2 * ROUNDS);
      const booking = aBooking({
        meetingInfo: aMeeting({ startTime, endTime }),
        panelists: PANEL.map((name) => ({ name, email: getEmail(name) })),
      });
      const before = (await scene.traces()).size;
      const outcomes = await Promise.all(
        Array.from({ length: 30 }, (_, racer) => create(booking, racer, `repeated-${round}`)),
      );
      expect(new Set(outcomes.map(({ httpStatus }) => httpStatus))).toEqual(new Set([201]));
      expect(new Set(outcomes.map(({ bookingId }) => bookingId)).size).toBe(1);
      expect((await scene.traces()).size).toBe(before + 1);
    }
  });

  test('the database had no deadlock and the servers no defect', async () => {
    const { rows } = await sql<{ deadlocks: string }>`
      select deadlocks from pg_stat_database where datname = current_database()`.execute(scene.app.store.db);
    expect(rows[0]?.deadlocks).toBe('0');
    expect(scene.servers.map((server) => server.output()).join('')).not.toMatch(/"level":(50|60)|deadlock/);
  });
});
