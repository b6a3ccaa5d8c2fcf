import { createHolidayCalendar } from '@slotwise/contract/availability/holidays.endpoints';
import { getOwnPanelist } from '@slotwise/contract/panelists/panelists.endpoints';
import { createPanelist, updatePanelist } from '@slotwise/contract/panelists/panelist-changes.endpoints';
import type { NewPanelist, PanelistUpdate } from '@slotwise/contract/panelists/panelist-changes.schema';
import { aPanelist } from '@slotwise/test-data/a-panelist';
import { aDayOff, aHolidayCalendar, aShortDay } from '@slotwise/test-data/an-availability';
import { afterAll, describe, expect, test } from 'vitest';
import { asVendor, toVendorId } from '#db/tenancy.ts';
import { addRecruiter } from '../../../test/add-recruiter.ts';
import { startTestApp, type TestUser } from '../../../test/test-app.ts';
import { listPanelistTimes } from './panelist-times.service.ts';

const app = await startTestApp();
const { call } = app;
afterAll(app.stop);

const admin = await app.signUp('Acme Hiring');

let made = 0;
/** A panelist with their own account. */
async function interviewer(overrides: Partial<NewPanelist> = {}) {
  const email = `panelist${(made += 1)}@acme.example`;
  const { panelistId = '', data } = await call(
    createPanelist,
    { body: aPanelist({ email, ...overrides }) },
    admin,
  );
  const user = await app.accept(email, 'invite');
  return { user, panelistId, data, version: (await own(user))?.version ?? 0 };
}
const change = (body: PanelistUpdate, as: TestUser = admin) => call(updatePanelist, { body }, as);
const own = async (as: TestUser) => (await call(getOwnPanelist, {}, as)).data;

const { calendarId = '' } = await call(createHolidayCalendar, { body: aHolidayCalendar() }, admin);

const TIMES = {
  timeZone: 'Europe/Berlin',
  weeklyHours: [
    { day: 1, start: '09:00', end: '12:00' },
    { day: 1, start: '13:00', end: '24:00' },
  ],
  dateOverrides: [aShortDay({ date: '2026-12-01' }), aDayOff({ date: '2026-11-26' })],
  bufferBefore: 10,
  bufferAfter: 15,
  minNoticeHours: 24,
  maxPerDay: 2,
  maxPerWeek: 6,
  holidayCalendarId: calendarId,
};
const KEPT = { ...TIMES, dateOverrides: TIMES.dateOverrides.toReversed() };

describe('when a panelist interviews', () => {
  test('has no limits until some are set', async () => {
    const { data } = await interviewer();
    expect(data).toMatchObject({
      dateOverrides: [],
      bufferBefore: 0,
      bufferAfter: 0,
      minNoticeHours: 0,
      maxPerDay: null,
      maxPerWeek: null,
      holidayCalendarId: null,
    });
  });

  test('is set with the panelist, by an administrator or by themselves; dates are sorted', async () => {
    expect((await interviewer(TIMES)).data).toMatchObject(KEPT);
    for (const as of [admin, undefined]) {
      const { user, panelistId, version } = await interviewer();
      const changed = await change({ panelistId, version, ...TIMES }, as ?? user);
      expect(changed).toMatchObject({ httpStatus: 200, data: { ...KEPT, version: version + 1 } });
      expect(await own(user)).toMatchObject(KEPT);
    }
  });

  test('changes only what is sent, and null removes limits and the own calendar', async () => {
    const { user, panelistId } = await interviewer(TIMES);
    const touched = await change({ panelistId, bufferAfter: 0 }, user);
    expect(touched.data).toMatchObject({ ...KEPT, bufferAfter: 0 });
    const none = { maxPerDay: null, maxPerWeek: null, holidayCalendarId: null, dateOverrides: [] };
    expect((await change({ panelistId, ...none }, user)).data).toMatchObject({ ...none, bufferBefore: 10 });
  });

  test('cannot be changed by a colleague, and nothing else can be changed this way', async () => {
    const { panelistId } = await interviewer();
    const other = await interviewer();
    const recruiter = await addRecruiter(app, admin, 'Rohan');
    for (const as of [other.user, recruiter])
      expect(await change({ panelistId, bufferAfter: 5 }, as)).toMatchObject({ httpStatus: 403 });
    const more = { panelistId: other.panelistId, bufferAfter: 5, level: 'LEAD' as const };
    expect(await change(more, other.user)).toMatchObject({ httpStatus: 403 });
    expect(await own(other.user)).toMatchObject({ bufferAfter: 0, version: other.version });
  });

  test('keeps the other’s input if two tabs save one after the other', async () => {
    const { user, panelistId, version } = await interviewer();
    await change({ panelistId, version, maxPerDay: 2 }, user);
    const second = await change({ panelistId, version, maxPerDay: 5, bufferAfter: 5 }, user);
    expect(second).toMatchObject({
      httpStatus: 409,
      code: 'VERSION_CONFLICT',
      message: ['Someone changed this first. Reload to see their change.'],
    });
    expect(await own(user)).toMatchObject({ maxPerDay: 2, bufferAfter: 0, version: version + 1 });
  });

  test.each<[string, Partial<PanelistUpdate>, string, string]>([
    ['a date twice', { dateOverrides: [aDayOff(), aShortDay()] }, 'dateOverrides', 'twice'],
    [
      'a date that is none',
      { dateOverrides: [aDayOff({ date: '2026-02-30' })] },
      'dateOverrides.0.date',
      'A date',
    ],
    [
      'hours that overlap',
      {
        dateOverrides: [
          aDayOff({
            ranges: [
              { start: '09:00', end: '12:00' },
              { start: '11:00', end: '13:00' },
            ],
          }),
        ],
      },
      'dateOverrides.0.ranges',
      'overlap',
    ],
    [
      'hours that end before they start',
      { dateOverrides: [aDayOff({ ranges: [{ start: '12:00', end: '09:00' }] })] },
      'dateOverrides.0.ranges.0.end',
      'must end after',
    ],
    ['half a minute', { bufferBefore: 0.5 }, 'bufferBefore', 'whole number'],
    ['less than nothing', { minNoticeHours: -1 }, 'minNoticeHours', 'at least 0'],
    ['no interview a day', { maxPerDay: 0 }, 'maxPerDay', 'at least 1'],
    ['a hundred interviews a week', { maxPerWeek: 100 }, 'maxPerWeek', 'at most 60'],
    [
      'holidays that no one follows here',
      { holidayCalendarId: '0198a000-0000-7000-8000-0000000000a1' },
      'holidayCalendarId',
      'no longer exists',
    ],
  ])('is not %s', async (_title, changes, field, message) => {
    const { user, panelistId, version } = await interviewer();
    const refused = await change({ panelistId, ...changes }, user);
    expect(refused).toMatchObject({ httpStatus: 400, code: 'VALIDATION_FAILED' });
    expect(refused.fieldErrors?.[field]).toContain(message);
    expect(await own(user)).toMatchObject({ version });
  });
});

test('finds people by skill in any letter case, if they take interviews', async () => {
  const ben = await interviewer({ firstName: 'Ben', lastName: '', skills: ['Kotlin', 'Go'] });
  const ada = await interviewer({ firstName: 'Ada', lastName: '', skills: ['kotlin'] });
  const resting = await interviewer({ firstName: 'Cem', lastName: '', skills: ['Kotlin'] });
  await change({ panelistId: resting.panelistId, panelStatus: 'INACTIVE' });
  const find = (named: Parameters<typeof listPanelistTimes>[1]) =>
    asVendor(app.context.db, toVendorId(admin.vendorId), async (tx) =>
      (await listPanelistTimes(tx, named)).map(({ panelistId }) => panelistId),
    );
  expect(await find({ skills: ['KOTLIN'] })).toEqual([ada.panelistId, ben.panelistId]);
  expect(await find({ ids: [resting.panelistId], emails: [ben.user.email] })).toEqual([
    ben.panelistId,
    resting.panelistId,
  ]);
  expect(await find({})).toEqual([]);
});
