import { FEEDBACK_STATES } from '@slotwise/contract/booking-parts/feedback.schema';
import { countBookings, listBookings } from '@slotwise/contract/bookings/bookings.endpoints';
import { listPanelists } from '@slotwise/contract/panelists/panelists.endpoints';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asVendor, toVendorId } from '#db/tenancy.ts';
import { MOST_USED_READS, OTHER_READS } from './most-used-reads.ts';
import { readPlan, type Cost } from './read-plan.ts';
import { watchStatements } from './record-statements.ts';
import { openTenant, seedOne } from './seeded-organization.ts';
import { startTestApp } from './test-app.ts';
import { hasRealPostgres, openPostgresTestDatabase, openTestDatabase } from './test-database.ts';

const NOW = new Date('2026-03-02T09:00:00.000Z');
/**
 * Two organizations in which each person has the same amount: what one screen shows must not cost more in the larger
 * one.
 */
const SMALL = { name: 'alder', count: 1500, recruits: 250, interviews: 60, now: NOW };
const LARGE = { name: 'birch', count: 6000, recruits: 250, interviews: 60, now: NOW };

// PostgreSQL's plans: the embedded store runs as a superuser, bypasses all policies, and chooses other plans.
const database = hasRealPostgres() ? openPostgresTestDatabase : openTestDatabase;
const scene = await startTestApp({ database });
afterAll(scene.stop);
type Opened = Awaited<ReturnType<typeof openTenant>>;
let small: Opened;
let large: Opened;
let asked: { text: string; values: unknown[] }[] = [];

beforeAll(async () => {
  scene.clock.set(NOW.toISOString());
  const { pool } = scene.store;
  for (const organization of [SMALL, LARGE]) await seedOne(pool, organization);
  await putOnTheOtherSide(LARGE.name);
  await pool.query('vacuum analyze');
  [small, large] = [await openTenant(pool, 'alder', NOW), await openTenant(pool, 'birch', NOW)];
  watchStatements(pool, ({ text, values }) => {
    if (/^\s*(?:select|with|\()/.test(text) && !text.includes('set_config')) asked.push({ text, values });
  });
});

/** Some meetings are settled before their time, and some past ones still wait for the clock to end them. */
async function putOnTheOtherSide(name: string): Promise<void> {
  const { values } = await openTenant(scene.store.pool, name, NOW);
  await asVendor(scene.store.db, toVendorId(values['vendor'] ?? ''), (tx) =>
    tx.executeSql(
      `update booking set booking_status = case booking_status when 'SCHEDULED' then 'SELECTED' else 'SCHEDULED' end
       where vendor_id = $1 and booking_status in ('SCHEDULED', 'COMPLETED') and hashtext(booking_id::text) % 50 = 0`,
      [values['vendor']],
    ),
  );
}

/** What a request's statements read. */
async function measure(path: string, { token, values }: Opened): Promise<Cost> {
  const url = path.replaceAll(/:(\w+)/g, (_all, name: string) => encodeURIComponent(values[name] ?? ''));
  const request = { url: `/api${url}`, headers: { authorization: `Bearer ${token}` } };
  await scene.app.inject(request);
  asked = [];
  await scene.app.inject(request);
  const statements = asked;
  const costs = await asVendor(scene.store.db, toVendorId(values['vendor'] ?? ''), async (tx) => {
    const plans: Cost[] = [];
    // At these sizes, reading an entire table may look cheaper than its index; without an index it is read anyway.
    await tx.executeSql('set local enable_seqscan = off');
    for (const { text, values: given } of statements) {
      await tx.executeSql(`prepare asked as ${text}`);
      const execute = `execute asked ${given.length > 0 ? `(${given.map(toLiteral).join()})` : ''}`;
      const both: Cost[] = [];
      for (const mode of ['force_custom_plan', 'force_generic_plan']) {
        await tx.executeSql(`set local plan_cache_mode = ${mode}`);
        const { rows } = await tx.executeSql(`explain (analyze, buffers, format json) ${execute}`);
        both.push(readPlan(rows[0]?.['QUERY PLAN']));
      }
      plans.push(findWorst(both));
      await tx.executeSql('deallocate asked');
    }
    return plans;
  });
  return {
    pages: costs.reduce((sum, { pages }) => sum + pages, 0),
    most: Math.max(...costs.map(({ most }) => most), 0),
    indexes: costs.flatMap(({ indexes }) => indexes),
  };
}

/** A statement gets custom plans at first, and a generic one once that looks cheaper. */
const findWorst = (plans: Cost[]): Cost => ({
  pages: Math.max(...plans.map(({ pages }) => pages)),
  most: Math.max(...plans.map(({ most }) => most)),
  indexes: plans.flatMap(({ indexes }) => indexes),
});

const toLiteral = (value: unknown): string => (value === null ? 'null' : pg.escapeLiteral(toText(value)));

function toText(value: unknown): string {
  if (Array.isArray(value)) return `{${value.map((one) => JSON.stringify(toText(one))).join()}}`;
  // A session that is reread, as on a busy machine, is looked up by its token's hash.
  if (Buffer.isBuffer(value)) return `\\x${value.toString('hex')}`;
  return value instanceof Date ? value.toISOString() : String(value);
}

/** Reads that may read four times as much, each with what bounds it other than the history. */
const GROWS_WITH = new Map([
  ['panelists by load', 'the meetings of this week, whose rows are read where a vacuum has not been by yet'],
  ['list, one word', 'the bookings that have the word, up to 5000'],
  ['list, two words', 'the bookings that have the words, up to 5000'],
  ['search box', 'the bookings that have the word, up to 5000'],
]);

test.skipIf(!hasRealPostgres()).each(Object.entries({ ...MOST_USED_READS, ...OTHER_READS }))(
  '%s reads no more in a larger organization',
  async (title, path) => {
    const [few, many] = [await measure(path, small), await measure(path, large)];
    expect(many.most).toBeLessThan(LARGE.count / 4);
    const factor = GROWS_WITH.has(title) ? LARGE.count / SMALL.count : 1.5;
    expect(many.pages).toBeLessThan(factor * few.pages + 100);
  },
);

test.skipIf(!hasRealPostgres())('a page filled by upcoming meetings reads no past ones', async () => {
  const { indexes } = await measure(MOST_USED_READS['list'] ?? '', large);
  // Once for the custom plan, and once for the generic one.
  const once = ['booking_by_time', 'booking_that_is_long'];
  expect(indexes.filter((index) => once.includes(index)).toSorted()).toEqual([...once, ...once].toSorted());
});

test.skipIf(!hasRealPostgres()).each([
  ['list, this week', 'booking_by_start'],
  ['list, unanswered', 'booking_unanswered_by_start'],
  ['list, no scorecard in', 'booking_owed_by_end'],
  ['vendor', 'booking_settled_before_its_end'],
  ['holiday calendars', 'panelist_by_holidays'],
])('%s is counted with an index that contains only what is counted', async (title, index) => {
  const { indexes } = await measure({ ...MOST_USED_READS, ...OTHER_READS }[title] ?? '', large);
  expect(indexes).toContain(index);
});

test('the owed and unanswered counts match a scan of all bookings', async () => {
  const { token, values } = large;
  const { data } = await scene.call(countBookings, { query: {} }, { token });
  const over = `booking_status in ('SCHEDULED', 'COMPLETED', 'SELECTED') and scorecards_settled < scorecards_asked`;
  const { rows } = await asVendor(scene.store.db, toVendorId(values['vendor'] ?? ''), (tx) =>
    tx.executeSql(
      `select count(*) filter (where ${over} and end_time <= $1)::int as "awaitingFeedback",
         count(*) filter (where ${over} and end_time < $1::timestamptz - interval '24 hours')::int as "feedbackOverdue",
         count(*) filter (where booking_status = 'SCHEDULED' and start_time >= $1 and exists (
           select from booking_person where vendor_id = booking.vendor_id and booking_id = booking.booking_id
             and rsvp = 'NEEDS_ACTION' and not host))::int as "unconfirmedRsvp"
       from booking where vendor_id = $2`,
      [NOW, values['vendor']],
    ),
  );
  expect(rows[0]?.['awaitingFeedback']).toBeGreaterThan(0);
  expect(rows[0]?.['unconfirmedRsvp']).toBeGreaterThan(0);
  expect(data).toMatchObject(rows[0] ?? {});
});

test('the scorecard progress counts match the bookings', async () => {
  const { token, values } = large;
  const { rows } = await asVendor(scene.store.db, toVendorId(values['vendor'] ?? ''), (tx) =>
    tx.executeSql(
      `select "feedbackState", count(*)::int as total,
         (count(*) filter (where booking_status in ('SCHEDULED', 'CANCELLED')))::int as "ofTwo"
       from (select booking_status, case when scorecards_settled >= scorecards_asked and scorecards_settled > 0 then 'COMPLETE'
           when scorecards_asked > 0 and booking_status in ('SCHEDULED', 'COMPLETED', 'SELECTED', 'REJECTED')
             and end_time < $1::timestamptz - interval '24 hours' then 'OVERDUE'
           when scorecards_settled > 0 then 'PARTIAL' else 'NONE' end as "feedbackState"
         from booking where vendor_id = $2) told group by 1`,
      [NOW, values['vendor']],
    ),
  );
  expect(rows).toHaveLength(FEEDBACK_STATES.length);
  const count = async (query: object) =>
    (await scene.call(listBookings, { query: { ...query, pageSize: '1' } }, { token })).page?.total;
  for (const { feedbackState, total, ofTwo } of rows) {
    expect([feedbackState, await count({ feedbackState })]).toEqual([feedbackState, total]);
    expect(await count({ feedbackState, bookingStatus: 'SCHEDULED,CANCELLED' })).toBe(ofTwo);
  }
});

test('the panelists’ load and dues match a scan of all seats', async () => {
  const { token, values } = large;
  const [week, quarter, late] = ['2026-03-01T18:30:00Z', '2025-12-02T09:00:00Z', '2026-03-01T09:00:00Z'];
  const owed = `required and f.state is null and booking_status in ('SCHEDULED', 'COMPLETED', 'SELECTED')`;
  const recent = `end_time <= $1 and end_time > '${quarter}'`;
  const { rows } = await asVendor(scene.store.db, toVendorId(values['vendor'] ?? ''), (tx) =>
    tx.executeSql(
      `select p.email, count(*) filter (where booking_status = 'SCHEDULED' and start_time >= $1)::int as upcoming,
         count(*) filter (where booking_status in ('SCHEDULED', 'COMPLETED', 'SELECTED', 'ONBOARDED')
           and start_time >= '${week}' and start_time < timestamptz '${week}' + interval '7 days')::int as "thisWeek",
         count(*) filter (where ${recent}
           and booking_status in ('SCHEDULED', 'COMPLETED', 'SELECTED', 'REJECTED', 'ONBOARDED'))::int as interviewed,
         count(*) filter (where ${recent} and booking_status = 'NO_SHOW' and no_show_by = 'PANEL')::int as "noShows",
         count(*) filter (where ${owed} and end_time <= $1)::int as "pendingFeedback",
         count(*) filter (where ${owed} and end_time < '${late}')::int as "overdueFeedback"
       from booking join booking_person p using (vendor_id, booking_id)
       left join feedback f on f.booking_id = booking.booking_id and f.panelist_email = p.email and f.state <> 'DRAFT'
       where booking.vendor_id = $2 and p.role = 'PANELIST' group by p.email order by p.email`,
      [NOW, values['vendor']],
    ),
  );
  for (const [sort, figure] of [
    ['-thisWeek', 'thisWeek'],
    ['-overdueFeedback', 'overdueFeedback'],
  ] as const) {
    const { data = [] } = await scene.call(listPanelists, { query: { sort, pageSize: '100' } }, { token });
    const found = data.map(({ email, stats: { avgFeedbackHours: _hours, ...stats } }) => ({
      email,
      ...stats,
    }));
    expect(found.toSorted((a, b) => (a.email < b.email ? -1 : 1))).toEqual(rows);
    expect(found.map((one) => one[figure])).toEqual(
      found.map((one) => one[figure]).toSorted((a, b) => b - a),
    );
  }
});
