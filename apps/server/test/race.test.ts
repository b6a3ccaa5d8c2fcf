import type { NewBooking } from '@slotwise/contract/bookings/bookings.schema';
import { createPanelist } from '@slotwise/contract/panelists/panelists.endpoints';
import { aBooking, aCandidate, aMeeting } from '@slotwise/test-data/a-booking';
import { aPanelist } from '@slotwise/test-data/a-panelist';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asVendor, vendorIdOf, type VendorDb } from '#db/tenancy.ts';
import { startServerProcess, type ServerProcess } from './server-process.ts';
import { startTestApp, type TestApp, type TestUser } from './test-app.ts';
import { hasRealPostgres, openPostgresTestDatabase } from './test-database.ts';

const ROUNDS = Number(process.env['RACE_ROUNDS'] ?? 20);
const RACERS = 50;
/** Every way into a slot of the panel's time; the second brings the panel along. */
const WAYS = ['create', 'reschedule', 'publish'] as const;
const PATIENCE = { timeout: 60_000 + ROUNDS * 15_000 };
const PANEL = ['Asha Rao', 'Daniel Okafor', 'Hannah Weiss', 'Priya Menon'];
const dayOf = (round: number) => new Date(Date.UTC(2027, 0, 4 + round)).toISOString().slice(0, 10);
const emailOf = (name: string) => `${name.toLowerCase().replace(' ', '.')}@acme.example`;

type Outcome = { httpStatus: number; code?: string; message?: string[]; bookingId?: string };

describe.skipIf(!hasRealPostgres())('fifty recruiters who want the same hour', () => {
  const directory = mkdtempSync(join(tmpdir(), 'slotwise-race-'));
  let app: TestApp;
  let servers: ServerProcess[] = [];
  let recruiter: TestUser;

  beforeAll(async () => {
    const database = await openPostgresTestDatabase();
    app = await startTestApp({ database: async () => database });
    app.clock.set(new Date().toISOString());
    recruiter = await app.signUp('Acme Hiring');
    for (const name of PANEL) {
      const [firstName = '', lastName = ''] = name.split(' ');
      await app.call(
        createPanelist,
        { body: aPanelist({ firstName, lastName, email: emailOf(name) }) },
        recruiter,
      );
    }
    const settings = { DATABASE_URL: database.url ?? '', DATA_DIR: directory };
    servers = [await startServerProcess(settings), await startServerProcess(settings)];
  }, 120_000);

  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await app.stop();
    rmSync(directory, { recursive: true, force: true });
  });

  const send = async (
    method: 'POST' | 'PUT',
    { path = '', body, racer, key }: { path?: string; body: object; racer: number; key?: string },
  ): Promise<Outcome> => {
    const response = await fetch(`${servers[racer % servers.length]?.address}/api/booking/services${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${recruiter.token}`,
        ...(key && { 'idempotency-key': key }),
      },
      body: JSON.stringify(body),
    });
    return { ...((await response.json()) as Omit<Outcome, 'httpStatus'>), httpStatus: response.status };
  };
  const create = (body: NewBooking, racer: number, key?: string) =>
    send('POST', { body, racer, ...(key && { key }) });

  const everyRacer = <T>(run: (racer: number) => Promise<T>): Promise<T[]> =>
    Promise.all(Array.from({ length: RACERS }, (_, racer) => run(racer)));
  const race = (bookingOf: (racer: number) => NewBooking): Promise<Outcome[]> =>
    everyRacer((racer) => create(bookingOf(racer), racer));

  const inTenant = <T>(work: (tx: VendorDb) => Promise<T>): Promise<T> =>
    asVendor(app.store.db, vendorIdOf(recruiter.vendorId), work);

  const count = (table: 'booking' | 'mail'): Promise<number> =>
    inTenant(async (tx) => {
      const rows = await tx
        .selectFrom(table)
        .select('booking_id')
        .where('booking_id', 'is not', null)
        .$if(table === 'mail', (query) => query.where(sql<boolean>`kind like 'meeting-%'`))
        .execute();
      return rows.length;
    });

  /** The meetings that hold the panel's time in this hour, once for each of the panel. */
  const holdersOf = (day: string): Promise<string[]> =>
    inTenant(async (tx) => {
      const rows = await tx
        .selectFrom('booking_slot')
        .select('booking_id')
        .where('person_key', 'in', PANEL.map(emailOf))
        .where(sql<boolean>`during && tstzrange(${`${day}T04:30Z`}, ${`${day}T05:30Z`}, '[)')`)
        .execute();
      return rows.map(({ booking_id }) => booking_id);
    });

  const requireOneWinner = (outcomes: Outcome[], busy: RegExp) => {
    const winners = outcomes.filter(({ httpStatus }) => httpStatus < 300);
    const losers = outcomes.filter(({ httpStatus, code }) => httpStatus === 409 && code === 'SLOT_CONFLICT');
    expect({ winners: winners.length, losers: losers.length }).toEqual({ winners: 1, losers: RACERS - 1 });
    for (const { message } of losers) expect(message?.join('\n')).toMatch(busy);
  };

  test(
    'one gets it and the others are told who is busy, whichever way they come and whatever the order of their panels',
    PATIENCE,
    async () => {
      const meetingOf = (racer: number) => ({
        meetingInfo: aMeeting({ startTime: '2026-12-28T10:00', endTime: '2026-12-28T11:00' }),
        candidateDetails: aCandidate({ email: `moving-${racer}@candidate.example` }),
      });
      const moving = await everyRacer((racer) => create(aBooking(meetingOf(racer)), racer));
      const drafts = await everyRacer((racer) => send('POST', { path: '/save', body: {}, racer }));
      for (let round = 0; round < ROUNDS; round += 1) {
        const day = dayOf(round);
        const hour = { startTime: `${day}T10:00`, endTime: `${day}T11:00` };
        const before = await count('mail');
        const outcomes = await everyRacer((racer) => {
          // Each racer starts the panel elsewhere, so that without an order of locks they would deadlock.
          const turned = [...PANEL.slice(racer % PANEL.length), ...PANEL.slice(0, racer % PANEL.length)];
          const panelists = turned.map((name) => ({ name, email: emailOf(name) }));
          const booking = aBooking({
            meetingInfo: aMeeting(hour),
            candidateDetails: aCandidate({ email: `candidate-${round}-${racer}@candidate.example` }),
            panelists,
          });
          const way = WAYS[(racer + round) % WAYS.length];
          if (way === 'create') return create(booking, racer);
          if (way === 'publish')
            return create({ ...booking, bookingId: drafts[racer]?.bookingId ?? '' }, racer);
          const bookingId = moving[racer]?.bookingId;
          return send('PUT', { body: { bookingId, meetingInfo: hour, panelists }, racer });
        });
        requireOneWinner(
          outcomes,
          /^(Asha Rao|Daniel Okafor|Hannah Weiss|Priya Menon) is busy 10:00–11:00 IST on /m,
        );
        const winner = outcomes.findIndex(({ httpStatus }) => httpStatus < 300);
        expect(await holdersOf(day)).toEqual(PANEL.map(() => outcomes[winner]?.bookingId));
        expect(await count('mail')).toBe(before + PANEL.length + 2);
        if (outcomes[winner]?.bookingId === drafts[winner]?.bookingId) {
          drafts[winner] = await send('POST', { path: '/save', body: {}, racer: winner });
        }
      }
    },
  );

  test('one gets the candidate whom all of them want at overlapping times', PATIENCE, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const day = dayOf(round + 100);
      const outcomes = await race((racer) =>
        aBooking({
          meetingInfo: aMeeting({ startTime: `${day}T10:${10 + (racer % 40)}`, endTime: `${day}T11:00` }),
        }),
      );
      requireOneWinner(outcomes, /^Meera Iyer is busy 10:\d\d–11:00 IST on /);
    }
  });

  test('thirty repetitions of one request under one key are one meeting', PATIENCE, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const day = dayOf(round + 200);
      const booking = aBooking({
        meetingInfo: aMeeting({ startTime: `${day}T10:00`, endTime: `${day}T11:00` }),
        panelists: PANEL.map((name) => ({ name, email: emailOf(name) })),
      });
      const before = await count('booking');
      const outcomes = await Promise.all(
        Array.from({ length: 30 }, (_, racer) => create(booking, racer, `repeated-${round}`)),
      );
      expect(new Set(outcomes.map(({ httpStatus }) => httpStatus))).toEqual(new Set([201]));
      expect(new Set(outcomes.map(({ bookingId }) => bookingId)).size).toBe(1);
      expect(await count('booking')).toBe(before + 1);
    }
  });

  test('the database saw no deadlock and no server a defect', async () => {
    const { rows } = await sql<{ deadlocks: string }>`
      select deadlocks from pg_stat_database where datname = current_database()`.execute(app.store.db);
    expect(rows[0]?.deadlocks).toBe('0');
    expect(servers.map((server) => server.output()).join('')).not.toMatch(/"level":(50|60)|deadlock/);
  });
});
