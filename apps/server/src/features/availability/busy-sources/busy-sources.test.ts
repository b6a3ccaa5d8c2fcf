import {
  createBusySource,
  deleteBusySource,
  listBusySources,
} from '@slotwise/contract/availability/busy-sources.endpoints';
import { createBooking } from '@slotwise/contract/bookings/bookings.endpoints';
import { LIMITS } from '@slotwise/contract/limits';
import { createPanelist, updatePanelist } from '@slotwise/contract/panelists/panelist-changes.endpoints';
import { removeMember } from '@slotwise/contract/recruiters/members.endpoints';
import { aBooking } from '@slotwise/test-data/a-booking';
import { aPanelist } from '@slotwise/test-data/a-panelist';
import { afterAll, describe, expect, test } from 'vitest';
import { uuidv7 } from 'uuidv7';
import { asVendor, toVendorId } from '#db/tenancy.ts';
import { admitCalendarFile } from '#features/auth/limits.service.ts';
import { aCalendar, anEvent } from '../../../../test/ics-text.ts';
import { startTestApp, type TestUser } from '../../../../test/test-app.ts';
import { readTogether } from '#db/json-rows.ts';
import { listBusyTimes } from './busy-sources.queries.ts';

const app = await startTestApp();
const { call } = app;
afterAll(app.stop);

const admin = await app.signUp('Acme Hiring');
const stranger = await app.signUp('Globex Talent');

let made = 0;
/** A panelist with their own account in an organization. */
async function interviewer(of: TestUser = admin) {
  const email = `panelist${(made += 1)}@acme.example`;
  const { panelistId = '' } = await call(createPanelist, { body: aPanelist({ email }) }, of);
  return { user: await app.accept(email, 'invite'), panelistId };
}

const at = (...starts: string[]) =>
  aCalendar(...starts.map((start) => anEvent(`DTSTART:${start}`, 'DURATION:PT1H', 'SUMMARY:Dentist')));
const take = (as: TestUser, ics: string, name = 'Work calendar') =>
  call(createBusySource, { body: { name, ics } }, as);
const list = async (as: TestUser) => (await call(listBusySources, {}, as)).data;
const getSpan = (from: string, to: string) => ({ from: new Date(from), to: new Date(to) });
const listRows = (statement: string, values: unknown[] = []) =>
  asVendor(
    app.context.db,
    toVendorId(admin.vendorId),
    async (tx) => (await tx.executeSql(statement, values)).rows,
  );
const ALWAYS = getSpan('2026-01-01T00:00Z', '2030-01-01T00:00Z');
const busy = (ids: string[], span = ALWAYS, of = admin) =>
  asVendor(app.context.db, toVendorId(of.vendorId), (tx) =>
    readTogether(tx, { busy: listBusyTimes(tx, ids, span) }),
  ).then((found) => found.busy);

describe('taking busy times from a file', () => {
  test('keeps when and never what, and counts the upcoming ones', async () => {
    const { user, panelistId } = await interviewer();
    const taken = await take(user, at('20260310T090000Z', '20260312T090000Z', '20200310T090000Z'));
    expect(taken).toMatchObject({
      httpStatus: 201,
      data: { kind: 'FILE', name: 'Work calendar', upcoming: 2, until: '2026-03-12T10:00:00.000Z' },
    });
    expect(taken.sourceId).toBe(taken.data?.sourceId);
    expect(await list(user)).toEqual([taken.data]);
    expect(await busy([panelistId])).toEqual([
      { panelistId, start: new Date('2026-03-10T09:00Z'), end: new Date('2026-03-10T10:00Z') },
      { panelistId, start: new Date('2026-03-12T09:00Z'), end: new Date('2026-03-12T10:00Z') },
    ]);
    const rows = await listRows('select * from busy_time join busy_source using (vendor_id, source_id)');
    expect(JSON.stringify(rows)).not.toContain('Dentist');
    expect(app.logged.join()).not.toContain('Dentist');
  });

  test('replaces what a source of the same name gave before; another name adds to it', async () => {
    const { user, panelistId } = await interviewer();
    const first = await take(user, at('20260310T090000Z'));
    const again = await take(user, at('20260311T090000Z'));
    expect(again.sourceId).toBe(first.sourceId);
    await take(user, at('20260312T090000Z'), 'Private');
    expect((await list(user))?.map(({ name, upcoming }) => [name, upcoming])).toEqual([
      ['Private', 1],
      ['Work calendar', 1],
    ]);
    const days = (await busy([panelistId])).map(({ start }) => start.toISOString().slice(0, 10));
    expect(days).toEqual(['2026-03-11', '2026-03-12']);
    await take(user, aCalendar());
    expect((await list(user))?.at(-1)).toMatchObject({ upcoming: 0, until: '' });
  });

  test('reads all-day events in the panelist’s zone and leaves out our own meetings', async () => {
    const { user, panelistId } = await interviewer();
    const own = `UID:0198a000-0000-7000-8000-0000000000a1-p@${new URL(app.context.config.publicUrl).hostname}`;
    const meeting = anEvent(own, 'DTSTART:20260310T090000Z', 'DURATION:PT1H');
    await take(user, aCalendar(anEvent('DTSTART;VALUE=DATE:20260320'), meeting));
    expect(await busy([panelistId])).toEqual([
      { panelistId, start: new Date('2026-03-19T18:30Z'), end: new Date('2026-03-20T18:30Z') },
    ]);
  });

  test('our mailed invitation to a meeting does not make its panelist busy twice', async () => {
    const { user, panelistId } = await interviewer();
    await call(createBooking, { body: aBooking({ panelists: [{ panelistId }] }) }, admin);
    const mails = await app.mailsTo(user.email);
    const invitation = mails.find(({ message }) => message?.calendar)?.message?.calendar?.ics ?? '';
    expect(invitation).toContain('BEGIN:VEVENT');
    expect(await take(user, invitation)).toMatchObject({ data: { upcoming: 0 } });
    const elsewhere = invitation.replaceAll(/^UID:.*$/gm, 'UID:another@elsewhere.example');
    expect(await take(user, elsewhere)).toMatchObject({ data: { upcoming: 1 } });
  });

  test('says what to do when refused, and keeps what was known before', async () => {
    const { user } = await interviewer();
    await take(user, at('20260310T090000Z'));
    const broken = await take(user, 'BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20260310T090000Z');
    expect(broken).toMatchObject({ httpStatus: 400, code: 'VALIDATION_FAILED' });
    expect(broken.fieldErrors?.['ics']).toContain('Export the calendar again');
    const huge = await take(user, at().padEnd(LIMITS.busyFileMax + 1, 'x'));
    expect(huge.fieldErrors?.['ics']).toBe('The file is larger than 900 kB');
    expect(await list(user)).toMatchObject([{ upcoming: 1 }]);
  });

  test('accepts a file of the largest size, however many line breaks it has', async () => {
    const { user } = await interviewer();
    const line = 'X-A:\r\n';
    const rest = LIMITS.busyFileMax - at('20260310T090000Z').length;
    const ics = at('20260310T090000Z').replace(
      'BEGIN:VEVENT',
      `${line.repeat(rest / line.length)}BEGIN:VEVENT`,
    );
    expect(ics.length).toBeGreaterThan(LIMITS.busyFileMax - line.length);
    expect(ics.length).toBeLessThanOrEqual(LIMITS.busyFileMax);
    expect(await take(user, ics)).toMatchObject({ httpStatus: 201, data: { upcoming: 1 } });
  });

  test('reads one file per panelist at once, and limits files per hour', async () => {
    const { user } = await interviewer();
    const both = await Promise.all([take(user, at('20260310T090000Z')), take(user, at('20260311T090000Z'))]);
    expect(new Set(both.map(({ httpStatus }) => httpStatus))).toEqual(new Set([201, 429]));
    expect(both.flatMap(({ message = [] }) => message).join()).toContain('still being read');
    const { userId } = user;
    for (let file = 0; file < LIMITS.calendarFilesPerHour; file += 1)
      await admitCalendarFile(app.context, userId).catch(() => undefined);
    expect(await take(user, aCalendar())).toMatchObject({ httpStatus: 429, code: 'RATE_LIMITED' });
  });

  test('stops at the maximum number of sources, which can still be replaced', async () => {
    const { user, panelistId } = await interviewer();
    const [kind, now] = ['FILE' as const, new Date()];
    const sources = Array.from({ length: LIMITS.busySourcesMax }, (_, number) => ({
      source_id: uuidv7(),
      panelist_id: panelistId,
      kind,
      name: `Calendar ${number}`,
      read_at: now,
      created_at: now,
    }));
    await asVendor(app.context.db, toVendorId(admin.vendorId), (tx) =>
      tx.insertOwn('busy_source', sources).execute(),
    );
    expect(await take(user, aCalendar(), 'One more')).toMatchObject({ httpStatus: 409 });
    expect(await take(user, aCalendar(), 'Calendar 0')).toMatchObject({ httpStatus: 201 });
  });

  test('is for panelists', async () => {
    expect(await take(admin, at('20260310T090000Z'))).toMatchObject({
      httpStatus: 404,
      message: ['You are not a panelist.'],
    });
    expect(await call(listBusySources, {}, admin)).toMatchObject({ httpStatus: 404 });
  });
});

describe('deleting a source', () => {
  test('frees its times at once', async () => {
    const { user, panelistId } = await interviewer();
    const { sourceId = '' } = await take(user, at('20260310T090000Z'));
    const gone = await call(deleteBusySource, { query: { sourceId } }, user);
    expect(gone.message).toEqual(['“Work calendar” keeps you busy no longer.']);
    expect(await busy([panelistId])).toEqual([]);
    expect(await call(deleteBusySource, { query: { sourceId } }, user)).toMatchObject({ httpStatus: 404 });
  });

  test.each<[string, (panelistId: string, user: TestUser) => Promise<unknown>]>([
    [
      'takes no interviews any more',
      (panelistId) => call(updatePanelist, { body: { panelistId, panelStatus: 'INACTIVE' } }, admin),
    ],
    ['leaves', (_, { userId }) => call(removeMember, { query: { userId }, body: undefined }, admin)],
  ])('happens automatically when the panelist %s', async (_title, end) => {
    const { user, panelistId } = await interviewer();
    const other = await interviewer();
    for (const one of [user, other.user]) await take(one, at('20260310T090000Z'));
    await end(panelistId, user);
    const rows = await listRows(
      `select 'busy_source' as table from busy_source where panelist_id = $1
       union all select 'busy_time' from busy_time where panelist_id = $1`,
      [panelistId],
    );
    expect(rows).toEqual([]);
    expect(await busy([other.panelistId])).toHaveLength(1);
  });

  test('is only for its owner', async () => {
    const one = await interviewer();
    const { sourceId = '' } = await take(one.user, at('20260310T090000Z'));
    for (const other of [await interviewer(), await interviewer(stranger)]) {
      const refused = await call(deleteBusySource, { query: { sourceId } }, other.user);
      expect(refused).toMatchObject({ httpStatus: 404 });
      expect(await list(other.user)).toEqual([]);
    }
    expect(await busy([one.panelistId])).toHaveLength(1);
    expect(await busy([one.panelistId], ALWAYS, stranger)).toEqual([]);
  });
});

test('busy times are those that touch the span, for everyone asked about, by start', async () => {
  const [one, other] = [await interviewer(), await interviewer()];
  await take(one.user, at('20260310T090000Z', '20260310T120000Z'));
  await take(other.user, at('20260310T100000Z'));
  const ids = [one.panelistId, other.panelistId];
  const found = await busy(ids, getSpan('2026-03-10T09:30Z', '2026-03-10T12:00Z'));
  expect(found.map(({ panelistId, start }) => [panelistId, start.getUTCHours()])).toEqual([
    [one.panelistId, 9],
    [other.panelistId, 10],
  ]);
  expect(await busy([])).toEqual([]);
});
