import {
  createHolidayCalendar,
  deleteHolidayCalendar,
  listHolidayCalendars,
  listHolidayCountries,
  updateHolidayCalendar,
} from '@slotwise/contract/availability/holidays.endpoints';
import type {
  HolidayCalendarUpdate,
  NewHolidayCalendar,
} from '@slotwise/contract/availability/holidays.schema';
import { LIMITS } from '@slotwise/contract/limits';
import { createPanelist, updatePanelist } from '@slotwise/contract/panelists/panelist-changes.endpoints';
import { aPanelist } from '@slotwise/test-data/a-panelist';
import { afterAll, describe, expect, test } from 'vitest';
import { uuidv7 } from 'uuidv7';
import { asVendor, toVendorId } from '#db/tenancy.ts';
import { aCalendar, anEvent } from '../../../../test/ics-text.ts';
import { startTestApp, type TestApp, type TestUser } from '../../../../test/test-app.ts';
import { listPanelistHolidays } from './panelist-holidays.service.ts';
import { extendCalendars } from './holiday-upkeep.service.ts';

const app = await startTestApp();
const { call } = app;
afterAll(app.stop);

const stranger = await app.signUp('Globex Talent');
let organizations = 0;
const anAdmin = () => app.signUp(`Acme Hiring ${(organizations += 1)}`);

const add = (body: NewHolidayCalendar, as: TestUser, key?: string) =>
  call(createHolidayCalendar, { body }, as, key ? { headers: { 'idempotency-key': key } } : {});
const change = (body: HolidayCalendarUpdate, as: TestUser) => call(updateHolidayCalendar, { body }, as);
const list = async (as: TestUser) => (await call(listHolidayCalendars, {}, as)).data ?? [];
const aDay = (name: string, day: string) =>
  aCalendar(anEvent(`SUMMARY:${name}`, `DTSTART;VALUE=DATE:${day}`));
const listRows = (as: TestUser, statement: string, values: unknown[] = [], of: TestApp = app) =>
  asVendor(
    of.context.db,
    toVendorId(as.vendorId),
    async (tx) => (await tx.executeSql(statement, values)).rows,
  );
async function addPanelist(as: TestUser, holidayCalendarId?: string) {
  const email = `p${(organizations += 1)}@acme.example`;
  const body = aPanelist({ email, ...(holidayCalendarId && { holidayCalendarId }) });
  return (await call(createPanelist, { body }, as)).panelistId ?? '';
}

describe('following a calendar', () => {
  test('of a country brings the holidays of three years, and the first one is everyone’s', async () => {
    const admin = await anAdmin();
    await addPanelist(admin);
    const added = await add({ country: 'IN', region: 'KA' }, admin);
    expect(added).toMatchObject({
      httpStatus: 201,
      data: { name: 'India, Karnataka', source: 'COUNTRY', country: 'IN', region: 'KA', isDefault: true },
    });
    expect(added.data).toMatchObject({ panelists: 1, version: 1 });
    const dates = added.data?.holidays.map(({ date }) => date) ?? [];
    expect(dates).toEqual(expect.arrayContaining(['2026-01-26', '2027-11-01', '2028-08-15']));
    expect(dates.filter((date) => date < '2026' || date > '2028-12-31')).toEqual([]);
    const second = await add({ country: 'DE', name: 'Berlin office' }, admin);
    expect(second.data).toMatchObject({ name: 'Berlin office', isDefault: false, panelists: 0 });
    expect((await list(admin)).map(({ name }) => name)).toEqual(['India, Karnataka', 'Berlin office']);
  });

  test('of a file takes its name from the file, and a new file replaces the coming days', async () => {
    const admin = await anAdmin();
    const { calendarId = '', data } = await add(
      { name: 'Works', ics: aDay('Foundation', '20260610') },
      admin,
    );
    expect(data).toMatchObject({
      source: 'FILE',
      country: null,
      holidays: [{ date: '2026-06-10', name: 'Foundation' }],
    });
    const changed = await change({ calendarId, ics: aDay('Jubilee', '20270610'), name: 'Our days' }, admin);
    expect(changed.data).toMatchObject({
      name: 'Our days',
      version: 2,
      holidays: [{ date: '2027-06-10', name: 'Jubilee' }],
    });
  });

  test('is added once, however often one key repeats it', async () => {
    const admin = await anAdmin();
    const request = { country: 'GB' } as const;
    const answers = await Promise.all([1, 2, 3].map(() => add(request, admin, 'calendar-1')));
    expect(new Set(answers.map(({ calendarId }) => calendarId)).size).toBe(1);
    expect(await list(admin)).toHaveLength(1);
  });

  test('two made everyone’s at the same moment leave one of them', async () => {
    const admin = await anAdmin();
    const both = ['IN', 'DE', 'US'].map((country) => add({ country, isDefault: true }, admin));
    expect((await Promise.all(both)).map(({ httpStatus }) => httpStatus)).toEqual([201, 201, 201]);
    expect((await list(admin)).filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  test.each<[string, NewHolidayCalendar, string, string]>([
    ['neither a country nor a file', {}, 'country', 'Choose a country'],
    ['both', { country: 'IN', ics: aDay('X', '20260610') }, 'ics', 'Choose either'],
    ['an unknown country', { country: 'XX' }, 'country', 'not known'],
    ['an unknown region', { country: 'IN', region: 'ZZ' }, 'country', 'not known'],
    ['a file that is none', { name: 'X', ics: 'hello' }, 'ics', 'not a calendar file'],
    ['a nameless file', { ics: aDay('X', '20260610') }, 'name', 'Name is required'],
    ['a file of the past', { name: 'X', ics: aDay('X', '20200610') }, 'ics', '2026 to 2028'],
  ])('refuses %s', async (_title, body, field, message) => {
    const refused = await add(body, stranger);
    expect(refused).toMatchObject({ httpStatus: 400, code: 'VALIDATION_FAILED' });
    expect(refused.fieldErrors?.[field]).toContain(message);
    expect(await list(stranger)).toEqual([]);
  });

  test('stops at the maximum per organization', async () => {
    const admin = await anAdmin();
    const calendars = Array.from({ length: LIMITS.holidayCalendarsMax }, (_, number) => ({
      calendar_id: uuidv7(),
      name: `Works ${number}`,
      is_default: false,
      created_at: new Date(),
      version: 1,
    }));
    await asVendor(app.context.db, toVendorId(admin.vendorId), (tx) =>
      tx.insertOwn('holiday_calendar', calendars).execute(),
    );
    expect(await add({ name: 'One more', ics: aDay('X', '20260610') }, admin)).toMatchObject({
      httpStatus: 409,
      code: 'INVALID_TRANSITION',
    });
  });
});

describe('changing and deleting', () => {
  test('refuses an older version and a file for a country’s days, and another one becomes everyone’s', async () => {
    const admin = await anAdmin();
    const { calendarId: first = '' } = await add({ country: 'IN' }, admin);
    const { calendarId: second = '' } = await add({ country: 'DE' }, admin);
    expect(await change({ calendarId: second, isDefault: true, version: 1 }, admin)).toMatchObject({
      httpStatus: 200,
      data: { isDefault: true, version: 2 },
    });
    expect(await change({ calendarId: first, name: 'India', version: 1 }, admin)).toMatchObject({
      code: 'VERSION_CONFLICT',
      details: { version: 2 },
    });
    const refused = await change({ calendarId: first, ics: aDay('X', '20260610') }, admin);
    expect(refused.fieldErrors?.['ics']).toContain('those of a country');
  });

  test('followers of a deleted calendar then follow everyone’s, and the answer says so', async () => {
    const admin = await anAdmin();
    const { calendarId: everyones = '' } = await add({ country: 'IN' }, admin);
    const { calendarId: german = '' } = await add({ country: 'DE' }, admin);
    const panelistId = await addPanelist(admin, german);
    expect((await list(admin)).map(({ panelists }) => panelists)).toEqual([0, 1]);
    const gone = await call(deleteHolidayCalendar, { query: { calendarId: german } }, admin);
    expect(gone.message).toEqual(['“Germany” is deleted. 1 panelist who followed it now follows “India”.']);
    expect((await list(admin))[0]).toMatchObject({ calendarId: everyones, panelists: 1 });
    const stale = await call(updatePanelist, { body: { panelistId, version: 1, skills: [] } }, admin);
    expect(stale.code).toBe('VERSION_CONFLICT');
    const last = await call(deleteHolidayCalendar, { query: { calendarId: everyones } }, admin);
    expect(last.message?.join()).toContain('have no holidays until another one is everyone’s');
    const again = await call(deleteHolidayCalendar, { query: { calendarId: everyones } }, admin);
    expect(again).toMatchObject({ httpStatus: 404 });
  });

  test('other organizations cannot see, change, follow or delete it', async () => {
    const admin = await anAdmin();
    const { calendarId = '' } = await add({ country: 'IN' }, admin);
    expect((await list(stranger)).map((one) => one.calendarId)).not.toContain(calendarId);
    expect(await change({ calendarId, name: 'Mine' }, stranger)).toMatchObject({ httpStatus: 404 });
    expect(await change({ calendarId, ics: aDay('X', '20260610') }, stranger)).toMatchObject({
      httpStatus: 404,
    });
    expect(await call(deleteHolidayCalendar, { query: { calendarId } }, stranger)).toMatchObject({
      httpStatus: 404,
    });
    const body = aPanelist({ email: 'follower@globex.example', holidayCalendarId: calendarId });
    const refused = await call(createPanelist, { body }, stranger);
    expect(refused).toMatchObject({
      httpStatus: 400,
      fieldErrors: { holidayCalendarId: expect.stringContaining('no longer exists') },
    });
    expect(await app.mailsTo('follower@globex.example')).toEqual([]);
  });
});

test('someone who asks for nonexistent regions delays no one', async () => {
  const refused = Promise.all(
    Array.from({ length: 40 }, (_, at) => add({ country: 'US', region: `X${at}` }, stranger)),
  );
  expect(await add({ country: 'IE' }, await anAdmin())).toMatchObject({ httpStatus: 201 });
  expect(new Set((await refused).map(({ httpStatus }) => httpStatus))).toEqual(new Set([400]));
});

test('lists the countries with their regions', async () => {
  const { data = [] } = await call(listHolidayCountries, {}, stranger);
  expect(data.find(({ country }) => country === 'IN')).toMatchObject({
    name: 'India',
    regions: expect.arrayContaining([{ region: 'KA', name: 'Karnataka' }]),
  });
});

test('each panelist’s holidays are those of the calendar they chose, or everyone’s', async () => {
  const admin = await anAdmin();
  await add({ name: 'Everyone’s', ics: aDay('Foundation', '20260610') }, admin);
  const { calendarId = '' } = await add({ name: 'Theirs', ics: aDay('Jubilee', '20260611') }, admin);
  const followers = [
    { panelistId: 'asha', holidayCalendarId: null },
    { panelistId: 'ben', holidayCalendarId: calendarId },
  ];
  const read = (span: { from: string; to: string }) =>
    asVendor(app.context.db, toVendorId(admin.vendorId), (tx) => listPanelistHolidays(tx, followers, span));
  expect(await read({ from: '2026-06-10', to: '2026-06-11' })).toEqual(
    new Map([
      ['asha', [{ date: '2026-06-10', name: 'Foundation' }]],
      ['ben', [{ date: '2026-06-11', name: 'Jubilee' }]],
    ]),
  );
  expect((await read({ from: '2026-06-12', to: '2026-07-11' })).get('asha')).toEqual([]);
});

test('calendars of countries stay two years ahead as time passes, and lose nothing', async () => {
  const later = await startTestApp();
  const admin = await later.signUp('Later Hiring');
  const added = await later.call(createHolidayCalendar, { body: { country: 'IN' } }, admin);
  later.clock.advance({ hours: 24 * 366 });
  await extendCalendars(later.context);
  await extendCalendars(later.context);
  const again = await later.logIn(admin.email);
  const { data } = await later.call(listHolidayCalendars, {}, again);
  const dates = data?.[0]?.holidays.map(({ date }) => date) ?? [];
  expect(dates).toContain('2029-01-26');
  const [counted] = await listRows(
    admin,
    'select count(*) as total, min(day) as first from holiday',
    [],
    later,
  );
  const before = added.data?.holidays ?? [];
  expect(counted?.['first']).toBe(before[0]?.date);
  const kept = before.filter(({ date }) => date < '2027').length;
  expect(Number(counted?.['total'])).toBe(dates.length + kept);
  await later.stop();
});

test('newer data replaces a country’s coming days and keeps past ones', async () => {
  const admin = await anAdmin();
  const added = await add({ country: 'GB' }, admin);
  const of = [added.calendarId];
  await listRows(admin, `update holiday_calendar set release = 'older' where calendar_id = $1`, of);
  await listRows(admin, `update holiday set name = 'Misnamed' where calendar_id = $1`, of);
  await listRows(
    admin,
    `insert into holiday (vendor_id, calendar_id, day, name) values ($1, $2, '2026-06-17', 'No more')`,
    [admin.vendorId, added.calendarId],
  );
  await extendCalendars(app.context);
  const [calendar] = await list(admin);
  const today = app.clock.now().toISOString().slice(0, 10);
  const expected = (added.data?.holidays ?? []).map(({ date, name }) => ({
    date,
    name: date < today ? 'Misnamed' : name,
  }));
  expect(expected[0]).toEqual({ date: '2026-01-01', name: 'Misnamed' });
  expect(calendar).toMatchObject({ version: 1, holidays: expected });
});
