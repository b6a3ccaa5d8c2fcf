import { connectCalDav, listCalDavCalendars } from '@slotwise/contract/availability/busy-sources.endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCalendarScene } from '../../../../test/calendar-scene.ts';
import { DAV_CALENDAR, startCalendarServer } from '../../../../test/calendar-server.ts';
import { aCalendar, anEvent } from '../../../../test/ics-text.ts';
import { hasRadicale, startRadicale, type Radicale } from '../../../../test/radicale.ts';
import type { TestUser } from '../../../../test/test-app.ts';

const PASSWORD = 'zyzzyva-app-password';

if (!hasRadicale()) console.warn('Radicale is not installed, so CalDAV is tested against no real server.');

describe.skipIf(!hasRadicale())('an account on a real server', () => {
  let radicale: Radicale;
  let scene: Awaited<ReturnType<typeof startCalendarScene>>;
  let work: string;
  let home: string;

  beforeAll(async () => {
    radicale = await startRadicale({ asha: PASSWORD });
    scene = await startCalendarScene([radicale.host]);
    work = await radicale.makeCalendar('asha', 'Work');
    home = await radicale.makeCalendar('asha', 'Family');
  });
  afterAll(async () => {
    await scene.stop();
    await radicale.stop();
  });

  const account = (more: object = {}) => ({
    url: radicale.url,
    username: 'asha',
    password: PASSWORD,
    ...more,
  });
  const look = (as: TestUser, more: object = {}) =>
    scene.call(listCalDavCalendars, { body: account(more) }, as);
  const toHref = (path: string) => new URL(path, radicale.url).href;
  const connect = (as: TestUser, ...paths: string[]) =>
    scene.call(connectCalDav, { body: { ...account(), name: 'Account', calendars: paths.map(toHref) } }, as);
  const put = (calendar: string, name: string, ...lines: string[]) => {
    const event = anEvent(`UID:${name}`, 'DTSTAMP:20260101T000000Z', 'SUMMARY:Dentist', ...lines);
    return radicale.putEvent('asha', calendar, { name, ics: aCalendar(event) });
  };

  test('shows its calendars, from the address of the server or of the person', async () => {
    const { user } = await scene.interviewer();
    for (const url of [radicale.url, `${radicale.url}asha/`]) {
      const { data = [] } = await look(user, { url });
      expect(data.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual([
        { href: toHref(home), name: 'Family' },
        { href: toHref(work), name: 'Work' },
      ]);
    }
  });

  test.each<[string, object, string, string]>([
    ['a wrong password', { password: 'wrong' }, 'password', 'does not accept this user name and password'],
    ['someone it does not know', { username: 'nobody' }, 'password', 'does not accept'],
    ['a server that is none', { url: 'https://127.0.0.1:1/' }, 'url', 'no server on the public internet'],
  ])('refuses %s at the field', async (_title, more, field, reason) => {
    const { user } = await scene.interviewer();
    const refused = await look(user, more);
    expect(refused).toMatchObject({ httpStatus: 400 });
    expect(refused.fieldErrors?.[field]).toContain(reason);
    expect(JSON.stringify(refused)).not.toContain(PASSWORD);
  });

  test('marks its owner busy for recurring, all-day and other-zone events, but not for free ones', async () => {
    const { user, panelistId } = await scene.interviewer();
    await put(work, 'zoned', 'DTSTART;TZID=America/New_York:20260310T090000', 'DURATION:PT1H');
    await put(work, 'day', 'DTSTART;VALUE=DATE:20260320', 'DTEND;VALUE=DATE:20260321');
    await put(work, 'free', 'DTSTART:20260311T090000Z', 'DURATION:PT1H', 'TRANSP:TRANSPARENT');
    await put(work, 'off', 'DTSTART:20260312T090000Z', 'DURATION:PT1H', 'STATUS:CANCELLED');
    const declined = `ATTENDEE;PARTSTAT=DECLINED:mailto:${user.email}`;
    await put(work, 'declined', 'DTSTART:20260313T090000Z', 'DURATION:PT1H', declined);
    await put(work, 'over', 'DTSTART:20200313T090000Z', 'DURATION:PT1H');
    const weekly = ['UID:weekly', 'DTSTAMP:20260101T000000Z'];
    const series = aCalendar(
      anEvent(
        ...weekly,
        'DTSTART:20250402T070000Z',
        'DURATION:PT1H',
        'RRULE:FREQ=WEEKLY;UNTIL=20260408T070000Z',
        'EXDATE:20260401T070000Z',
      ),
      anEvent(...weekly, 'RECURRENCE-ID:20260325T070000Z', 'DTSTART:20260326T110000Z', 'DURATION:PT1H'),
    );
    await radicale.putEvent('asha', work, { name: 'weekly', ics: series });
    await put(home, 'other', 'DTSTART:20260501T090000Z', 'DURATION:PT1H');

    const taken = await connect(user, work);
    expect(taken).toMatchObject({
      httpStatus: 201,
      data: { kind: 'CALDAV', host: radicale.host, error: '' },
    });
    expect(await scene.getBusy(panelistId)).toEqual([
      '2026-03-04T07:00',
      '2026-03-10T13:00',
      '2026-03-11T07:00',
      '2026-03-18T07:00',
      '2026-03-19T18:30',
      '2026-03-26T11:00',
      '2026-04-08T07:00',
    ]);
    await connect(user, work, home);
    expect(await scene.getBusy(panelistId)).toContain('2026-05-01T09:00');
    expect(await scene.list(user)).toHaveLength(1);
  });

  test('is re-read: what was deleted there is no longer busy, and unchanged data is not sent', async () => {
    const { user, panelistId } = await scene.interviewer();
    const calendar = await radicale.makeCalendar('asha', 'Changing');
    await put(calendar, 'stays', 'DTSTART:20260610T090000Z', 'DURATION:PT1H');
    await put(calendar, 'goes', 'DTSTART:20260611T090000Z', 'DURATION:PT1H');
    await connect(user, calendar);
    expect(await scene.getBusy(panelistId)).toHaveLength(2);
    await radicale.deleteEvent('asha', calendar, 'goes');
    scene.clock.advance({ minutes: 20 });
    await scene.round();
    expect(await scene.getBusy(panelistId)).toEqual(['2026-06-10T09:00']);
    scene.clock.advance({ minutes: 20 });
    await scene.round();
    expect((await scene.list(user))[0]).toMatchObject({ error: '', readAt: scene.clock.now().toISOString() });
    expect(await scene.getBusy(panelistId)).toEqual(['2026-06-10T09:00']);
    await radicale.deleteCalendar('asha', calendar);
    const [source] = await scene.list(user);
    const failed = await scene.refresh(user, source?.sourceId);
    expect(failed.data?.error).toContain('answers 404 for a calendar');
    expect(await scene.getBusy(panelistId)).toEqual(['2026-06-10T09:00']);
  });

  test('accepts only calendars of the account', async () => {
    const { user } = await scene.interviewer();
    const refused = await connect(user, '/somebody/else/');
    expect(refused.fieldErrors?.['calendars']).toContain('no longer has this calendar');
    const admin = await scene.logIn(scene.admin.email);
    expect(await look(admin)).toMatchObject({ httpStatus: 404 });
    expect(await connect(admin, work)).toMatchObject({ httpStatus: 404 });
  });

  test('keeps its password out of rows, answers and the log', async () => {
    const { user } = await scene.interviewer();
    const answers = [await connect(user, work), await scene.list(user)];
    expect(JSON.stringify(answers)).not.toMatch(new RegExp(`${PASSWORD}|work/`));
    const inHeader = Buffer.from(`asha:${PASSWORD}`).toString('base64');
    for (const secret of [PASSWORD, inHeader]) {
      expect(await scene.rowsWith(secret)).toEqual([]);
      expect(scene.logged.join()).not.toContain(secret);
    }
  });
});

describe('a server', () => {
  const account = { username: 'asha', password: PASSWORD };

  test('without CalDAV, with broken answers or another authentication scheme is reported', async () => {
    const server = await startCalendarServer();
    const scene = await startCalendarScene([server.host]);
    try {
      const { user } = await scene.interviewer();
      const look = (url: string) => scene.call(listCalDavCalendars, { body: { ...account, url } }, user);
      const none = await look(server.publish('/none/', { body: 'hello' }));
      expect(none.fieldErrors?.['url']).toContain('does not answer as a CalDAV server does');
      const headers = { 'www-authenticate': 'Digest realm="x", nonce="y"' };
      const digest = await look(server.publish('/digest/', { status: 401, headers }));
      expect(digest.fieldErrors?.['url']).toContain('in a way that is not supported');

      // The library would take minutes to parse this, on the main thread.
      const names = Array.from({ length: 3000 }, (_, i) => `<n${i}>x</n${i}>`).join('');
      const tangled = await look(server.publish('/tangled/', { status: 207, body: `<d>${names}</d>` }));
      expect(tangled.fieldErrors?.['url']).toContain('more than a list of calendars');

      const url = `${server.url}/dav/`;
      const found = await look(url);
      expect(found.data).toEqual([{ href: `${server.url}${DAV_CALENDAR}`, name: 'Work' }]);
      const calendars = found.data?.map(({ href }) => href) ?? [];
      const connect = () => scene.connect(user, { ...account, url, name: 'Dav', calendars });
      expect(await connect()).toMatchObject({ httpStatus: 201, data: { upcoming: 0 } });
      server.publish(DAV_CALENDAR, { status: 207, body: 'x'.repeat(7_000_000) });
      expect((await connect()).fieldErrors?.['url']).toMatch(/sends more than (500 kB|6 MB)/);
    } finally {
      await scene.stop();
      await server.stop();
    }
  });
});
