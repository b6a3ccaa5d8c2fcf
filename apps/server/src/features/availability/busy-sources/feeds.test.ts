import {
  createBusySource,
  deleteBusySource,
  listBusySources,
} from '@slotwise/contract/availability/busy-sources.endpoints';
import { LIMITS } from '@slotwise/contract/limits';
import { updatePanelist } from '@slotwise/contract/panelists/panelist-changes.endpoints';
import { afterAll, afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { startCalendarServer } from '../../../../test/calendar-server.ts';
import { hoursAt, startCalendarScene } from '../../../../test/calendar-scene.ts';
import { aCalendar, anEvent } from '../../../../test/ics-text.ts';
import { readDueSources } from './reading-rounds.service.ts';

const SECRET = 'zyzzyva7c0ffee';
const server = await startCalendarServer();
const scene = await startCalendarScene([server.host]);
const { admin, interviewer, subscribe, refresh, getBusy, list, call } = scene;
afterAll(async () => {
  await scene.stop();
  await server.stop();
});

afterEach(() => scene.forgetAll());

let made = 0;
/** Publishes a calendar under its own secret address. */
const publish = (...starts: string[]) =>
  server.publish(`/${SECRET}/${(made += 1)}.ics`, { body: hoursAt(...starts) });
const getPath = (url: string) => new URL(url).pathname;

describe('connecting a published calendar', () => {
  test('reads it at once, and keeps when and where but never what', async () => {
    const { user, panelistId } = await interviewer();
    const url = publish('20260310T090000Z', '20260312T090000Z', '20260101T090000Z');
    const taken = await subscribe(user, url);
    expect(taken).toMatchObject({
      httpStatus: 201,
      data: { kind: 'FEED', name: 'Private', host: server.host, error: '', upcoming: 2 },
    });
    expect(taken.data?.readAt).toBe('2026-03-02T09:00:00.000Z');
    const minutes = (Date.parse(taken.data?.nextReadAt ?? '') - scene.clock.now().getTime()) / 60_000;
    expect(minutes).toBeGreaterThanOrEqual(13.5);
    expect(minutes).toBeLessThanOrEqual(16.5);
    expect(await list(user)).toEqual([taken.data]);
    expect(await getBusy(panelistId)).toEqual(['2026-03-10T09:00', '2026-03-12T09:00']);
  });

  test('keeps its secret out of rows, answers and the log', async () => {
    const { user } = await interviewer();
    const answers = [await subscribe(user, publish('20260310T090000Z'))];
    const gone = server.publish(`/${SECRET}/gone.ics`, { status: 404 });
    const refusals = await Promise.all(
      [gone, `https://asha:${SECRET}@calendar.example/`, `http://calendar.example/${SECRET}`].map((url) =>
        subscribe(user, url, 'Refused'),
      ),
    );
    answers.push(await refresh(user, answers[0]?.sourceId));
    expect(refusals.map(({ httpStatus }) => httpStatus)).toContain(400);
    expect(JSON.stringify([answers, refusals, await list(user)])).not.toContain(SECRET);
    expect(await scene.rowsWith(server.host)).not.toEqual([]);
    expect(await scene.rowsWith(SECRET)).toEqual([]);
    expect(scene.logged.join()).not.toContain(SECRET);
    expect(scene.logged.join()).not.toContain('Dentist');
  });

  test('leaves our own meetings out, and reads days and times in its owner’s zone', async () => {
    const { user, panelistId } = await interviewer();
    const own = `UID:0198a000-0000-7000-8000-0000000000a1-p@${new URL(scene.context.config.publicUrl).hostname}`;
    const body = aCalendar(
      anEvent(own, 'DTSTART:20260310T090000Z', 'DURATION:PT1H'),
      anEvent('DTSTART;VALUE=DATE:20260320'),
    );
    await subscribe(user, server.publish('/own.ics', { body }));
    expect(await getBusy(panelistId)).toEqual(['2026-03-19T18:30']);
  });

  test.each<[string, () => string, string]>([
    [
      'answers 404',
      () => server.publish('/gone.ics', { status: 404 }),
      'The address answers 404. The calendar may have been deleted',
    ],
    ['wants a password', () => server.publish('/locked.ics', { status: 401 }), 'It asks for a password'],
    [
      'is not published any more',
      () => server.publish('/closed.ics', { status: 403 }),
      'The address answers 403. It is not',
    ],
    ['has trouble', () => server.publish('/trouble.ics', { status: 503 }), 'trouble of its own'],
    [
      'is a web page',
      () => server.publish('/page.ics', { body: '<!doctype html><p>Log in' }),
      'leads to a web page',
    ],
    ['is no calendar', () => server.publish('/text.ics', { body: 'hello' }), 'This is not a calendar file.'],
    [
      'is cut off',
      () => server.publish('/cut.ics', { body: 'BEGIN:VCALENDAR\nBEGIN:VEVENT\n' }),
      'damaged: its end is missing',
    ],
    [
      'is too large',
      () => server.publish('/large.ics', { body: 'x'.repeat(LIMITS.busyFeedMax + 1) }),
      'more than 2 MB',
    ],
    [
      'leads into the own network',
      () => server.publish('/away.ics', { status: 302, headers: { location: 'https://10.0.0.1/' } }),
      'no server on the public internet',
    ],
    ['is of the own network', () => 'https://127.0.0.1:1/', 'no server on the public internet'],
    ['is not https', () => 'http://calendar.example/', 'https://'],
    ['is none', () => 'my calendar', 'This is no address'],
  ])('refuses the address %s at its field', async (_title, url, reason) => {
    const { user } = await interviewer();
    const refused = await subscribe(user, url());
    expect(refused).toMatchObject({ httpStatus: 400, code: 'VALIDATION_FAILED' });
    expect(refused.fieldErrors?.['url']).toContain(reason);
    expect(await list(user)).toEqual([]);
  });

  test('replaces one of the same name, but no file', async () => {
    const { user, panelistId } = await interviewer();
    const first = await subscribe(user, publish('20260310T090000Z'), 'Work');
    const second = await subscribe(user, publish('20260311T090000Z'), 'Work');
    expect(second.sourceId).toBe(first.sourceId);
    expect(await getBusy(panelistId)).toEqual(['2026-03-11T09:00']);
    const file = await call(createBusySource, { body: { name: 'Work', ics: hoursAt() } }, user);
    expect(file.fieldErrors?.['name']).toContain('another calendar called “Work”');
    await call(createBusySource, { body: { name: 'File', ics: hoursAt() } }, user);
    expect((await subscribe(user, publish(), 'File')).fieldErrors?.['name']).toContain('another calendar');
    for (let more = 2; more < LIMITS.busySourcesMax; more += 1)
      await subscribe(user, publish(), `More ${more}`);
    expect(await subscribe(user, publish(), 'One more')).toMatchObject({ httpStatus: 409 });
  });

  test('is for panelists, and private to each of them', async () => {
    expect(await subscribe(await scene.logIn(admin.email), publish())).toMatchObject({ httpStatus: 404 });
    const one = await interviewer();
    const stranger = await scene.signUp('Globex Talent');
    const { sourceId = '' } = await subscribe(one.user, publish('20260310T090000Z'));
    for (const other of [await interviewer(), await interviewer(stranger)]) {
      expect(await list(other.user)).toEqual([]);
      expect(await refresh(other.user, sourceId)).toMatchObject({ httpStatus: 404 });
      const query = { sourceId };
      expect(await call(deleteBusySource, { query }, other.user)).toMatchObject({ httpStatus: 404 });
    }
    expect(await getBusy(one.panelistId, stranger)).toEqual([]);
    const body = { panelistId: one.panelistId, panelStatus: 'INACTIVE' as const };
    await call(updatePanelist, { body }, await scene.logIn(admin.email));
    expect(await getBusy(one.panelistId)).toEqual([]);
  });
});

describe('re-reading it', () => {
  test('picks up changes when due and no sooner', async () => {
    const { user, panelistId } = await interviewer();
    const url = publish('20260310T090000Z');
    await subscribe(user, url);
    server.publish(getPath(url), { body: hoursAt('20260311T090000Z') });
    scene.clock.advance({ minutes: 13 });
    await scene.round();
    expect(await getBusy(panelistId)).toEqual(['2026-03-10T09:00']);
    scene.clock.advance({ minutes: 4 });
    await scene.round();
    expect(await getBusy(panelistId)).toEqual(['2026-03-11T09:00']);
    expect((await list(user))[0]?.readAt).toBe(scene.clock.now().toISOString());
  });

  test('fetches only changes, but everything on another day', async () => {
    const { user, panelistId } = await interviewer();
    const modified = 'Sun, 01 Mar 2026 09:00:00 GMT';
    const headers = { etag: '"7"', 'last-modified': modified };
    const url = server.publish('/etag.ics', { body: hoursAt('20260310T090000Z'), headers });
    await subscribe(user, url);
    const lastAsked = () => server.asked.findLast(({ path }) => path === '/etag.ics')?.headers;
    scene.clock.advance({ minutes: 20 });
    await scene.round();
    expect(lastAsked()).toMatchObject({ 'if-none-match': '"7"', 'if-modified-since': modified });
    expect((await list(user))[0]).toMatchObject({ error: '', readAt: scene.clock.now().toISOString() });
    expect(await getBusy(panelistId)).toHaveLength(1);
    scene.clock.advance({ hours: 24 });
    await scene.round();
    expect(lastAsked()).not.toHaveProperty('if-none-match');
    const again = await scene.logIn(user.email);
    await refresh(again, (await list(again))[0]?.sourceId);
    expect(lastAsked()).not.toHaveProperty('if-none-match');
  });

  test('keeps the old times while it fails, says why, backs off and recovers', async () => {
    const { user, panelistId } = await interviewer();
    const url = publish('20260320T090000Z');
    await subscribe(user, url);
    server.publish(getPath(url), { status: 404 });
    const pauses: number[] = [];
    const sawAs = async () => (await list(await scene.logIn(user.email)))[0];
    for (let failure = 0; failure < 10; failure += 1) {
      scene.clock.set((await sawAs())?.nextReadAt ?? '');
      await scene.round();
      const source = await sawAs();
      pauses.push((Date.parse(source?.nextReadAt ?? '') - scene.clock.now().getTime()) / 60_000);
      expect(source?.error).toMatch(/^The address answers 404. The calendar may have been deleted/);
    }
    const share = (pauses[0] ?? 0) / 15;
    expect(pauses.map((pause) => Math.round(pause / share))).toEqual([
      15, 30, 60, 120, 240, 360, 360, 360, 360, 360,
    ]);
    expect(await getBusy(panelistId)).toEqual(['2026-03-20T09:00']);
    const mails = (await scene.mailsTo(user.email)).filter(({ kind }) => kind === 'busy-source-failing');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe('Your calendar “Private” cannot be read');
    expect(mails[0]?.text).toContain('The address answers 404');
    server.publish(getPath(url), { body: hoursAt('20260321T090000Z') });
    scene.clock.advance({ hours: 7 });
    await scene.round();
    expect(await sawAs()).toMatchObject({ error: '', readAt: scene.clock.now().toISOString() });
    expect(await getBusy(panelistId)).toEqual(['2026-03-21T09:00']);
  });

  test('happens at once when its owner asks, and tells them the result', async () => {
    const { user, panelistId } = await interviewer();
    const url = publish('20260325T090000Z');
    const { sourceId } = await subscribe(user, url);
    server.publish(getPath(url), { body: hoursAt('20260326T090000Z') });
    expect(await refresh(user, sourceId)).toMatchObject({
      httpStatus: 200,
      data: { error: '', upcoming: 1 },
    });
    expect(await getBusy(panelistId)).toEqual(['2026-03-26T09:00']);
    server.publish(getPath(url), { status: 500 });
    const failed = await refresh(user, sourceId);
    expect(failed).toMatchObject({ httpStatus: 200, data: { upcoming: 1 } });
    expect(failed.data?.error).toContain('answers 500');
    const file = await call(createBusySource, { body: { name: 'File', ics: hoursAt() } }, user);
    expect(await refresh(user, file.sourceId)).toMatchObject({ httpStatus: 409 });
  });

  test('is done by one of several servers', async () => {
    const { user } = await interviewer();
    const urls = [publish('20260401T090000Z'), publish('20260402T090000Z')];
    for (const [i, url] of urls.entries()) await subscribe(user, url, `Calendar ${i}`);
    scene.clock.advance({ minutes: 20 });
    const hits = () => server.asked.filter(({ path }) => urls.some((url) => getPath(url) === path)).length;
    const before = hits();
    const other = scene.secondServer();
    await Promise.all([scene.round(), scene.round(other), scene.round(), scene.round(other)]);
    expect(hits() - before).toBe(2);
  });

  test('rotates through the organizations, one calendar each, starting with those left out before', async () => {
    const names = ['Birch Talent', 'Cedar Search', 'Dahlia Hiring', 'Elm People'];
    const others = await Promise.all(names.map((name) => scene.signUp(name)));
    onTestFinished(() => scene.forgetAll(...others));
    // The first organization has four calendars, the others one each.
    const paths = [0, 0, 0, 0, 1, 2, 3, 4].map((organization, i) => `/turns/${organization}/${i}.ics`);
    const publishAll = (after?: Promise<unknown>) =>
      paths.map((path) =>
        server.publish(path, { body: hoursAt('20260401T090000Z'), ...(after && { after }) }),
      );
    const organizationIn = (path: string) => Number(path.split('/')[2]);
    const people = await Promise.all([admin, ...others].map(async (of) => (await interviewer(of)).user));
    for (const [i, url] of publishAll().entries())
      await subscribe(people[organizationIn(paths[i] ?? '')] ?? admin, url, `Calendar ${i}`);

    /** The calendars a round requests before any has answered; then they answer. */
    const beginRound = async (stopping = new AbortController()) => {
      scene.clock.advance({ minutes: 20 });
      const answers = Promise.withResolvers<undefined>();
      publishAll(answers.promise);
      const start = server.asked.length;
      const round = readDueSources(scene.context, stopping.signal);
      await expect.poll(() => server.asked.length - start).toBe(4);
      const asked = server.asked.slice(start).map(({ path }) => organizationIn(path));
      return { asked, finish: () => (answers.resolve(undefined), round) };
    };
    const stopping = new AbortController();
    const first = await beginRound(stopping);
    expect(new Set(first.asked).size).toBe(4);
    stopping.abort();
    await first.finish();
    const second = await beginRound();
    expect(new Set(second.asked).size).toBe(4);
    expect(new Set([...first.asked, ...second.asked]).size).toBe(5);
    expect(await second.finish()).toBe(8);
  });

  test('is left to its current reader, and taken over if that server is gone', async () => {
    const { user, panelistId } = await interviewer();
    const url = publish('20260401T090000Z');
    const { sourceId } = await subscribe(user, url);
    const answer = Promise.withResolvers<undefined>();
    server.publish(getPath(url), { body: hoursAt('20260402T090000Z'), after: answer.promise });
    const reading = refresh(user, sourceId);
    await expect.poll(() => server.asked.filter(({ path }) => path === getPath(url)).length).toBe(2);
    scene.clock.advance({ minutes: 17 });
    // The first reader's lease has expired: another one takes the source and writes first.
    server.publish(getPath(url), { body: hoursAt('20260403T090000Z') });
    await scene.round();
    expect(await getBusy(panelistId)).toEqual(['2026-04-03T09:00']);
    answer.resolve(undefined);
    await reading;
    expect(await getBusy(panelistId)).toEqual(['2026-04-03T09:00']);
  });

  test('does not bring back what was removed meanwhile', async () => {
    const { user, panelistId } = await interviewer();
    const url = publish('20260401T090000Z');
    const { sourceId = '' } = await subscribe(user, url);
    const answer = Promise.withResolvers<undefined>();
    server.publish(getPath(url), { body: hoursAt('20260402T090000Z'), after: answer.promise });
    scene.clock.advance({ minutes: 17 });
    const hits = server.asked.length;
    const reading = scene.round();
    await expect.poll(() => server.asked.slice(hits).some(({ path }) => path === getPath(url))).toBe(true);
    await call(deleteBusySource, { query: { sourceId } }, await scene.logIn(user.email));
    answer.resolve(undefined);
    await reading;
    expect(await getBusy(panelistId)).toEqual([]);
  });
});

test('with connected calendars off, none can be connected, and what was read stays', async () => {
  const { user, panelistId } = await interviewer();
  const url = publish('20260501T090000Z');
  const { sourceId } = await subscribe(user, url);
  const { config } = scene.context;
  config.feeds = false;
  try {
    const message = ['Connected calendars are switched off on this server. Bring a calendar file instead.'];
    expect(await subscribe(user, url, 'Another')).toMatchObject({ httpStatus: 409, message });
    expect(await refresh(user, sourceId)).toMatchObject({ httpStatus: 409, message });
    const seen = await call(listBusySources, {}, user);
    expect(seen).toMatchObject({ offersConnecting: false, data: [{ nextReadAt: null, upcoming: 1 }] });
    expect(seen.data?.[0]?.error).toContain('switched off');
    expect(await getBusy(panelistId)).toHaveLength(1);
  } finally {
    config.feeds = true;
  }
});
