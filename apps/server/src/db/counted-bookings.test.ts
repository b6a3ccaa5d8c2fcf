import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';
import { readColumns, sampleRow, type Column } from '../../test/sample-row.ts';
import { openTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { asVendor, toVendorId, type VendorDb, type VendorId } from './tenancy.ts';

/** Compares the counts that triggers maintain with counts over the rows. */
let database: TestDatabase;
let columns: Map<string, Column[]>;
let vendor: VendorId;
beforeAll(async () => {
  database = await openTestDatabase();
  columns = await readColumns(database.store.pool);
});
afterAll(() => database.drop());
beforeEach(async () => {
  vendor = toVendorId(uuidv7());
  await write(async (tx) => {
    await insert(tx, 'vendor', {});
    await insert(tx, 'recruiter', {});
  });
});

const write = <T>(work: (tx: VendorDb) => Promise<T>): Promise<T> =>
  asVendor(database.store.db, vendor, work);

async function insert(tx: VendorDb, table: string, given: Record<string, unknown>) {
  const row = { ...sampleRow(table, columns.get(table) ?? [], vendor), ...given };
  const places = Object.keys(row).map((_, index) => `$${index + 1}`);
  const names = Object.keys(row).join();
  await tx.executeSql(`insert into ${table} (${names}) values (${places.join()})`, Object.values(row));
}

async function addBooking(tx: VendorDb): Promise<string> {
  const bookingId = uuidv7();
  await insert(tx, 'booking', { booking_id: bookingId, reschedule_count: 0 });
  for (const position of [1, 2]) {
    const seat = { role: 'PANELIST', position, email: `panelist${position}@kestrel.example`, required: true };
    await insert(tx, 'booking_person', { booking_id: bookingId, ...seat });
  }
  return bookingId;
}

const submit = (tx: VendorDb, bookingId: string, position: number) =>
  insert(tx, 'feedback', {
    feedback_id: uuidv7(),
    booking_id: bookingId,
    panelist_email: `panelist${position}@kestrel.example`,
    state: 'SUBMITTED',
  });

async function askedAndSettled(bookingId: string): Promise<number[]> {
  const { rows } = await write((tx) =>
    tx.executeSql(
      'select array[scorecards_asked, scorecards_settled]::int[] as both from booking where booking_id = $1',
      [bookingId],
    ),
  );
  return rows[0]?.['both'] as number[];
}

async function tally(): Promise<Record<string, number>> {
  const { rows } = await write((tx) =>
    tx.executeSql(
      `select booking_status || ' ' || scorecards || case when is_rescheduled then ' moved' else '' end as kind,
         sum(bookings)::int as bookings from booking_tally group by 1 having sum(bookings) <> 0`,
    ),
  );
  return Object.fromEntries(rows.map(({ kind, bookings }) => [kind, bookings]));
}

describe('the scorecard counts of a booking', () => {
  it('follow panel changes and scorecards that are submitted, reopened, waived or deleted', async () => {
    const bookingId = await write(addBooking);
    expect(await askedAndSettled(bookingId)).toEqual([2, 0]);
    await write((tx) => submit(tx, bookingId, 1));
    expect(await askedAndSettled(bookingId)).toEqual([2, 1]);
    await write((tx) => tx.executeSql(`update feedback set state = 'DRAFT'`));
    expect(await askedAndSettled(bookingId)).toEqual([2, 0]);
    await write((tx) => tx.executeSql(`update feedback set state = 'DISMISSED'`));
    expect(await askedAndSettled(bookingId)).toEqual([2, 1]);
    await write((tx) => tx.executeSql('update booking_person set required = false where position = 2'));
    expect(await askedAndSettled(bookingId)).toEqual([1, 1]);
    await write((tx) => tx.executeSql('delete from feedback'));
    expect(await askedAndSettled(bookingId)).toEqual([1, 0]);
  });

  it('include scorecards submitted concurrently', async () => {
    const bookingId = await write(addBooking);
    await Promise.all([1, 2].map((position) => write((tx) => submit(tx, bookingId, position))));
    expect(await askedAndSettled(bookingId)).toEqual([2, 2]);
  });
});

describe('the unanswered count of a booking', () => {
  it('excludes the host, and is reflected in the tally', async () => {
    const bookingId = await write(addBooking);
    const read = async (): Promise<unknown> => {
      const { rows } = await write((tx) =>
        tx.executeSql(
          `select unanswered, (select coalesce(sum(bookings), 0)::int from booking_tally where is_unanswered) as tallied
           from booking where booking_id = $1`,
          [bookingId],
        ),
      );
      return rows[0];
    };
    expect(await read()).toEqual({ unanswered: 0, tallied: 0 });
    await write((tx) => tx.executeSql(`update booking_person set rsvp = 'NEEDS_ACTION', host = false`));
    expect(await read()).toEqual({ unanswered: 2, tallied: 1 });
    await write((tx) => tx.executeSql('update booking_person set host = true where position = 1'));
    expect(await read()).toEqual({ unanswered: 1, tallied: 1 });
    await write((tx) => tx.executeSql('select add_up_booking_tally($1)', [vendor]));
    expect(await read()).toEqual({ unanswered: 1, tallied: 1 });
    await write((tx) => tx.executeSql('delete from booking_person where position = 2'));
    expect(await read()).toEqual({ unanswered: 0, tallied: 0 });
  });
});

describe('the tally of bookings', () => {
  it('matches the bookings of each kind, before and after compaction', async () => {
    const ids = await write(async (tx) => [await addBooking(tx), await addBooking(tx), await addBooking(tx)]);
    await write((tx) => submit(tx, ids[0] ?? '', 1));
    await write((tx) => submit(tx, ids[0] ?? '', 2));
    await write((tx) => submit(tx, ids[1] ?? '', 1));
    await write((tx) =>
      tx.executeSql(
        `update booking set booking_status = 'REJECTED', reschedule_count = 2 where booking_id = $1`,
        [ids[2]],
      ),
    );
    const expected = { 'DRAFT ALL': 1, 'DRAFT SOME': 1, 'REJECTED NONE moved': 1 };
    expect(await tally()).toEqual(expected);
    await write((tx) => tx.executeSql('select add_up_booking_tally($1)', [vendor]));
    expect(await tally()).toEqual(expected);
    const { rows } = await write((tx) => tx.executeSql('select from booking_tally'));
    expect(rows).toHaveLength(3);
    await write((tx) => tx.executeSql('delete from booking'));
    expect(await tally()).toEqual({});
  });

  it('measures the time to the first scorecard, even if scorecards and meetings change or are deleted', async () => {
    const seconds = async (): Promise<unknown> => {
      const { rows } = await write((tx) =>
        tx.executeSql(`select coalesce(sum(scorecard_seconds), 0)::int as seconds,
          coalesce(sum(scorecard_times), 0)::int as times from booking_tally`),
      );
      return rows[0];
    };
    const bookingId = await write(addBooking);
    await write((tx) => tx.executeSql(`update booking set end_time = '2026-06-01T10:00Z'`));
    await write(async (tx) => {
      await submit(tx, bookingId, 1);
      await submit(tx, bookingId, 2);
      await tx.executeSql(
        `update feedback set submitted_at = timestamptz '2026-06-01T10:00Z' + case
           when panelist_email = 'panelist1@kestrel.example' then interval '1 hour' else interval '2 hours' end`,
      );
    });
    expect(await seconds()).toEqual({ seconds: 3600, times: 1 });
    await write((tx) => tx.executeSql(`delete from feedback where panelist_email like 'panelist1@%'`));
    expect(await seconds()).toEqual({ seconds: 7200, times: 1 });
    await write((tx) => tx.executeSql(`update booking set end_time = '2026-06-01T13:00Z'`));
    await write((tx) => tx.executeSql('select add_up_booking_tally($1)', [vendor]));
    expect(await seconds()).toEqual({ seconds: 0, times: 1 });
    await write((tx) => tx.executeSql('delete from booking'));
    expect(await seconds()).toEqual({ seconds: 0, times: 0 });
  });

  it('is right with concurrent writers', async () => {
    await Promise.all(
      Array.from({ length: 8 }, () =>
        write(async (tx) => {
          await addBooking(tx);
          await tx.executeSql('select add_up_booking_tally($1)', [vendor]);
        }),
      ),
    );
    expect(await tally()).toEqual({ 'DRAFT NONE': 8 });
  });
});

describe('who attends', () => {
  /** The same data as the triggers maintain, computed in one query over all of the vendor's rows. */
  const EXPECTED = `
    select b.vendor_id, b.booking_id, p.position, p.email, p.role, p.required, b.booking_status, b.start_time, b.end_time,
      p.role = 'PANELIST' and p.required and not exists (select from feedback f where f.vendor_id = b.vendor_id
        and f.booking_id = b.booking_id and f.panelist_email = p.email and f.state <> 'DRAFT') as owes_scorecard,
      (select submitted_at from feedback f where f.vendor_id = b.vendor_id and f.booking_id = b.booking_id
        and f.panelist_email = p.email and p.role = 'PANELIST' and f.state = 'SUBMITTED') as scorecard_at
    from booking b join booking_person p using (vendor_id, booking_id) where b.vendor_id = $1`;
  const KEPT = 'select * from attendance where vendor_id = $1';

  const expectKept = async (atLeast: number) => {
    const differing = `(${KEPT} except ${EXPECTED}) union all (${EXPECTED} except ${KEPT})`;
    const ask = async (text: string) => (await write((tx) => tx.executeSql(text, [vendor]))).rows;
    expect(await ask(differing)).toEqual([]);
    expect((await ask(KEPT)).length).toBeGreaterThanOrEqual(atLeast);
  };

  /** A random subset of the vendor's bookings, chosen here since Citus writes nothing by random(). */
  const some = (ids: string[], chance: number) =>
    `vendor_id = '${vendor}' and booking_id = any ('{${ids.filter(() => Math.random() < chance).join()}}')`;
  const one = (ids: string[]) => some([pick(ids)], 1);
  const pick = (texts: string[]) => texts[Math.floor(Math.random() * texts.length)] ?? '';
  const inHours = (most: number) => `now() + interval '${Math.round(Math.random() * most)} hours'`;

  const listWrites = (ids: string[], names: string[]) => [
    `update booking set booking_status = '${pick(['SCHEDULED', 'COMPLETED', 'REJECTED', 'CANCELLED'])}',
       start_time = ${inHours(9)}, end_time = ${inHours(1)} + interval '10 hours' where ${one(ids)}`,
    `update booking set start_time = ${inHours(200)}, end_time = now() + interval '10 days' where ${some(ids, 0.4)}`,
    `update booking set start_time = null, end_time = null, booking_status = 'DRAFT' where ${one(ids)}`,
    `update booking_person set required = not required, rsvp = 'DECLINED' where ${some(ids, 0.3)}`,
    `update booking_person set email = 'moved' || position || '@kestrel.example' where ${some(ids, 0.2)}`,
    `update booking_person set role = case when role = 'PANELIST' then 'OBSERVER' else 'PANELIST' end
       where ${some(ids, 0.2)} and position = ${pick(['1', '2'])}`,
    `insert into feedback (${names.join()}) select ${names.map((name) => COPIED[name] ?? name).join()}
       from feedback where ${some(ids, 0.5)} on conflict do nothing`,
    `update feedback set state = '${pick(['DRAFT', 'SUBMITTED', 'DISMISSED'])}', submitted_at = ${inHours(24)}
       where ${some(ids, 0.6)}`,
    `delete from feedback where ${some(ids, 0.2)}`,
    `delete from booking_person where ${some(ids, 0.2)} and position = 2`,
    `delete from booking where ${one(ids)}`,
  ];
  const COPIED: Record<string, string> = {
    feedback_id: 'md5(feedback_id::text)::uuid',
    panelist_email: `'moved1@kestrel.example'`,
  };

  it('follows all writes to bookings, seats and scorecards', async () => {
    const names = (columns.get('feedback') ?? []).map(({ name }) => name);
    const ids: string[] = [];
    const add = () =>
      write(async (tx) => {
        const bookingId = await addBooking(tx);
        await submit(tx, bookingId, 1);
        ids.push(bookingId);
      });
    for (let n = 0; n < 6; n += 1) await add();
    await expectKept(12);
    for (let n = 0; n < 5; n += 1) {
      for (const statement of listWrites(ids, names)) await write((tx) => tx.executeSql(statement));
      await add();
      await add();
      await expectKept(4);
    }
  });

  it('is right if a meeting moves while its people change', async () => {
    const bookingId = await write(addBooking);
    await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        write((tx) =>
          n % 2
            ? tx.executeSql(`update booking set start_time = $1 where booking_id = $2`, [
                new Date(n * 1e9),
                bookingId,
              ])
            : tx.executeSql(`update booking_person set email = $1 where position = 1 and booking_id = $2`, [
                `n${n}@kestrel.example`,
                bookingId,
              ]),
        ),
      ),
    );
    await expectKept(2);
  });
});
