import { swapPanelist } from '@slotwise/contract/bookings/answers.endpoints';
import { cancelBooking, reviseBooking } from '@slotwise/contract/bookings/changes.endpoints';
import { createPanelist } from '@slotwise/contract/panelists/panelist-changes.endpoints';
import { aCandidate } from '@slotwise/test-data/a-booking';
import { aPanelist } from '@slotwise/test-data/a-panelist';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toCalendarFile } from '#engines/calendar-messages/calendar-file.ts';
import { fillLinks } from '#engines/calendar-messages/mail-links.ts';
import { checkCalendarMail } from './checkers/check-calendar-mail.ts';
import { checkCalendarObject } from './checkers/check-calendar-object.ts';
import { checkMails, type CheckedMail } from './checkers/check-mails.ts';
import { compileMail } from './checkers/compile-mail.ts';
import { startPanelScene } from './panel-scene.ts';
import { hasRadicale, startRadicale } from './radicale.ts';
import type { TestMail } from './test-mail.ts';

const scene = await startPanelScene();
const { admin, asha, arjun, call } = scene;
afterAll(scene.stop);

const CANDIDATE = 'meera.iyer@candidate.example';
const PRIYA = 'priya@northbridge-talent.example';
const everyone = [CANDIDATE, admin.email, asha.email, arjun.email, PRIYA];
let bookingId = '';

/** Scheduled, moved three times, Asha replaced by Priya, cancelled: revisions 0 to 5. */
beforeAll(async () => {
  const { panelistId = '' } = await call(
    createPanelist,
    { body: aPanelist({ firstName: 'Priya', lastName: 'Das', email: PRIYA }) },
    admin,
  );
  bookingId = await scene.book('2026-04-01T09:00:00Z', {
    candidateDetails: aCandidate({ email: CANDIDATE }),
  });
  const done: { httpStatus: number }[] = [];
  for (const day of ['02', '03', '04']) {
    scene.clock.advance({ seconds: 60 });
    const meetingInfo = { startTime: `2026-04-${day}T09:00:00Z`, endTime: `2026-04-${day}T10:00:00Z` };
    done.push(await call(reviseBooking, { body: { bookingId, meetingInfo } }, admin));
  }
  scene.clock.advance({ seconds: 60 });
  done.push(
    await call(swapPanelist, { params: { id: bookingId }, body: { email: asha.email, panelistId } }, admin),
  );
  scene.clock.advance({ seconds: 60 });
  done.push(await call(cancelBooking, { query: { id: bookingId }, body: { comments: 'Filled.' } }, admin));
  expect(done.map(({ httpStatus }) => httpStatus)).toEqual([200, 200, 200, 200, 200]);
}, 60_000);

const listMails = async (email: string): Promise<TestMail[]> =>
  (await scene.mailsTo(email)).filter((mail) => mail.bookingId === bookingId && mail.message?.calendar);

/** The email as sent. */
async function wired({ message }: TestMail): Promise<CheckedMail> {
  if (!message) throw new Error('The mail was not kept.');
  const filled = await fillLinks(message, scene.context.vault.tokenFor);
  return { to: message.to.address, raw: await compileMail(filled) };
}

const getEntry = ({ message }: TestMail) =>
  checkCalendarObject(Buffer.from(message?.calendar?.ics ?? ''), { audience: 'panel' });

/** 'REQUEST 0', in order of arrival. */
const getSequence = async (email: string) =>
  (await listMails(email)).map(getEntry).map(({ method, sequence }) => `${method} ${sequence}`);

describe('a meeting that is created, moved three times, given another panelist and cancelled', () => {
  test('emails each person what concerns them, each revision with a higher SEQUENCE', async () => {
    const moved = ['REQUEST 0', 'REQUEST 1', 'REQUEST 2', 'REQUEST 3'];
    // The candidate does not learn who the panel is, so the swap does not concern them.
    expect(await getSequence(CANDIDATE)).toEqual([...moved, 'CANCEL 5']);
    expect(await getSequence(admin.email)).toEqual([...moved, 'REQUEST 4', 'CANCEL 5']);
    expect(await getSequence(arjun.email)).toEqual([...moved, 'REQUEST 4', 'CANCEL 5']);
    expect(await getSequence(asha.email)).toEqual([...moved, 'CANCEL 4']);
    expect(await getSequence(PRIYA)).toEqual(['REQUEST 4', 'CANCEL 5']);
  });

  test('has one UID for the candidate and one for the panel', async () => {
    const listUids = async (email: string) => (await listMails(email)).map(getEntry).map(({ uid }) => uid);
    expect(new Set(await listUids(CANDIDATE))).toEqual(new Set([`${bookingId}-c@127.0.0.1`]));
    const panel = await Promise.all([admin.email, arjun.email, asha.email, PRIYA].map(listUids));
    expect(new Set(panel.flat())).toEqual(new Set([`${bookingId}-p@127.0.0.1`]));
  });

  test('withdraws one attendee without a STATUS, and cancels the event with one', async () => {
    const last = async (email: string) => (await listMails(email)).at(-1) as TestMail;
    const off = await wired(await last(asha.email));
    expect(await checkCalendarMail(off.raw, { audience: 'panel', cancels: 'attendee' })).toEqual([]);
    for (const email of [arjun.email, PRIYA, admin.email]) {
      const { raw } = await wired(await last(email));
      expect(await checkCalendarMail(raw, { audience: 'panel', cancels: 'event' })).toEqual([]);
    }
    const forbid = [asha.email, arjun.email, PRIYA, admin.email, 'viewmeeting', '/p/#'];
    // Replies go to the recruiter, whose address is therefore the only one allowed in it.
    const { raw } = await wired(await last(CANDIDATE));
    const absent = forbid.filter((text) => text !== admin.email);
    expect(await checkCalendarMail(raw, { audience: 'candidate', cancels: 'event', forbid: absent })).toEqual(
      [],
    );
  });

  test('sends no faulty email, and the same bytes when one is resent', async () => {
    const all = (await Promise.all(everyone.map((email) => scene.mailsTo(email)))).flat();
    const about = all.filter((mail) => mail.bookingId === bookingId);
    expect(about.length).toBeGreaterThanOrEqual(24);
    const sent = await Promise.all(about.map(wired));
    const again = await Promise.all(about.map(wired));
    expect(await checkMails([...sent, ...again])).toEqual([]);
  });

  test.skipIf(!hasRadicale())('is accepted by a CalDAV server, entry by entry', async () => {
    const radicale = await startRadicale({ ananya: 'seven quiet lighthouses' });
    try {
      let taken = 0;
      for (const email of everyone) {
        const calendar = await radicale.makeCalendar('ananya', `person${everyone.indexOf(email)}`);
        for (const mail of await listMails(email)) {
          const ics = toCalendarFile(mail.message?.calendar?.ics ?? '');
          expect(ics).not.toContain('METHOD');
          expect(await radicale.putEvent('ananya', calendar, { name: 'meeting', ics })).toBe(201);
          await radicale.deleteEvent('ananya', calendar, 'meeting');
          taken += 1;
        }
      }
      expect(taken).toBe(24);
    } finally {
      await radicale.stop();
    }
  });
});
