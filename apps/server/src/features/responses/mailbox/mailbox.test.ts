import { cancelBooking, reviseBooking } from '@slotwise/contract/bookings/changes.endpoints';
import { answerMeeting } from '@slotwise/contract/bookings/answers.endpoints';
import { listDeliveries } from '@slotwise/contract/notifications/notifications.endpoints';
import Fastify from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import { asVendor, toVendorId } from '#db/tenancy.ts';
import { healthRoutes } from '#http/health-routes.ts';
import { createMailbox, type Mailbox } from '#lib/clients/mailbox.ts';
import { readImapUrl } from '#lib/settings/read-imap-url.ts';
import {
  asCounter,
  PROGRAMS,
  replyMail,
  returnedMail,
  type AnAnswer,
} from '../../../../test/calendar-replies.ts';
import { hasDovecot, startDovecot } from '../../../../test/dovecot.ts';
import { startPanelScene } from '../../../../test/panel-scene.ts';
import { isOnCitus } from '../../../../test/test-database.ts';
import { createMailReader } from './mailbox.service.ts';

const PASSWORD = 'slash/colon: & %41';

describe.skipIf(!hasDovecot())('the mailbox of answers', async () => {
  if (!hasDovecot()) return;
  const dovecot = await startDovecot({ user: 'calendar@slotwise.example', password: PASSWORD });
  const scene = await startPanelScene();
  afterAll(async () => {
    await scene.stop();
    await dovecot.stop();
  });
  const { admin, asha, arjun, book, read, call, context } = scene;
  const mailboxAt = (url: string, mustEncrypt = false) =>
    createMailbox(readImapUrl(url), () => context.clock.now(), { mustEncrypt });
  const mailbox = mailboxAt(dovecot.url);
  const reader = createMailReader(context, mailbox);

  let hour = 0;
  /** A separate meeting, with what a program needs to answer it. */
  async function meeting() {
    hour += 1;
    const start = new Date(Date.UTC(2026, 3, 1, hour));
    const id = await book(start.toISOString());
    const candidate = (await read(id, admin)).candidateDetails.email;
    return { id, candidate, ...toUids(id), start: stamp(start), end: stamp(new Date(+start + 3_600_000)) };
  }
  type Met = Awaited<ReturnType<typeof meeting>>;
  const toUids = (id: string) => ({ panel: `${id}-p@127.0.0.1`, forCandidate: `${id}-c@127.0.0.1` });

  const getAnswer = async ({ id }: Met, email: string) => {
    const { meetingInfo } = await read(id, admin);
    const found = meetingInfo.participants.find((one) => one.email === email);
    return [found?.rsvp, found?.rsvpSource, found?.rsvpAt, found?.rsvpComments];
  };
  const answers = async ({ id }: Met) =>
    (await read(id, admin)).workFlow.filter(({ action }) => action === 'ANSWERED').length;

  type Mailed = Partial<AnAnswer> & { from?: string; program?: keyof typeof PROGRAMS; messageId?: string };
  /** Delivers someone's answer to the panel's entry. */
  function deliver(to: Met, attendee: string, { from, program = 'Google', messageId, ...said }: Mailed = {}) {
    const ics = PROGRAMS[program]({ uid: to.panel, attendee, start: to.start, end: to.end, ...said });
    dovecot.deliver(replyMail({ from: from ?? attendee, ics, ...(messageId && { messageId }) }));
  }
  /** Reads what was delivered; returns the flags of the newest `count` messages. */
  async function flagsAfterReading(count: number): Promise<string[]> {
    await reader.look();
    return dovecot.flags().slice(-count);
  }

  const AT = '2026-03-02T08:30:00.000Z';

  test('counts each answer of those invited, at the time they gave it', async () => {
    const met = await meeting();
    deliver(met, asha.email, { program: 'Exchange', partstat: 'TENTATIVE' });
    deliver(met, arjun.email, { program: 'Apple', partstat: 'DECLINED', comment: 'On leave.' });
    deliver(met, admin.email, { program: 'Proton' });
    deliver(met, met.candidate, { program: 'Thunderbird', uid: met.forCandidate, partstat: 'DECLINED' });
    expect(await flagsAfterReading(4)).toEqual(['S', 'S', 'S', 'S']);
    expect(await getAnswer(met, asha.email)).toEqual(['TENTATIVE', 'MAIL', AT, '']);
    expect(await getAnswer(met, arjun.email)).toEqual(['DECLINED', 'MAIL', AT, 'On leave.']);
    expect(await getAnswer(met, admin.email)).toEqual(['ACCEPTED', 'MAIL', AT, '']);
    expect(await getAnswer(met, met.candidate)).toEqual(['DECLINED', 'MAIL', AT, '']);
    expect((await read(met.id, admin)).bookingStatus).toBe('SCHEDULED');
    const adminMails = (await scene.mailsTo(admin.email)).filter(({ bookingId }) => bookingId === met.id);
    expect(adminMails.filter(({ kind }) => kind === 'booking-answer-declined')).toHaveLength(2);
  });

  test('saves a proposed time, and leaves the meeting where it is', async () => {
    const met = await meeting();
    const proposed = { start: '20260402T103000Z', end: '20260402T113000Z', partstat: 'ACCEPTED' };
    const ics = asCounter(
      PROGRAMS.Exchange({ uid: met.panel, attendee: asha.email, ...proposed, comment: 'Later?' }),
    );
    dovecot.deliver(replyMail({ from: asha.email, ics, method: 'COUNTER' }));
    const past = { start: '20200402T103000Z', end: '20200402T113000Z', partstat: 'DECLINED' };
    const old = asCounter(PROGRAMS.Google({ uid: met.panel, attendee: arjun.email, ...past }));
    dovecot.deliver(replyMail({ from: arjun.email, ics: old, method: 'COUNTER' }));
    expect(await flagsAfterReading(2)).toEqual(['S', 'S']);
    const seen = await read(met.id, admin);
    expect(seen.proposals).toMatchObject([
      {
        byEmail: asha.email,
        source: 'MAIL',
        comments: 'Later?',
        windows: [{ start: '2026-04-02T16:00', end: '2026-04-02T17:00', timeZone: 'Asia/Kolkata' }],
      },
    ]);
    expect((await getAnswer(met, asha.email))[0]).toBe('TENTATIVE');
    expect((await getAnswer(met, arjun.email))[0]).toBe('DECLINED');
    expect(seen.version).toBe(1);
  });

  test('counts nothing that is forged, about another meeting, or from someone not on it, and flags it', async () => {
    const met = await meeting();
    const before = await read(met.id, admin);
    deliver(met, asha.email, { from: 'mallory@elsewhere.example', partstat: 'DECLINED' });
    deliver(met, asha.email, { uid: met.forCandidate });
    deliver(met, met.candidate, { partstat: 'DECLINED' });
    deliver(met, 'crasher@elsewhere.example');
    deliver(met, asha.email, { uid: '0190a1b2-0000-7000-8000-000000000001-p@127.0.0.1' });
    deliver(met, asha.email, { uid: `${met.id}-p@elsewhere.example` });
    deliver(met, asha.email, { uid: 'meeting-of-last-year@elsewhere.example' });
    deliver(met, asha.email, { partstat: 'DELEGATED' });
    const mallory = 'mallory@elsewhere.example';
    for (const others of [`\r\nFrom: ${mallory}`, `, <${mallory}>`, `; ${mallory}`, ` <${mallory}>`]) {
      const ics = PROGRAMS.Google({ uid: met.panel, attendee: asha.email });
      dovecot.deliver(replyMail({ from: asha.email, ics }).replace(/^(From: .*)$/m, `$1${others}`));
    }
    dovecot.deliver(replyMail({ from: asha.email, ics: 'BEGIN:VCALENDAR\r\nMETHOD:REPLY\r\nBEGIN:VEVENT' }));
    expect(await flagsAfterReading(13)).toEqual(Array.from({ length: 13 }, () => 'FS'));
    expect(await read(met.id, admin)).toEqual(before);
  });

  test('keeps two organizations’ meetings apart, even for someone who is on both', async () => {
    const met = await meeting();
    const other = await startPanelScene('Globex Talent');
    try {
      const theirs = await other.book('2026-04-01T09:00:00Z');
      // Their answer is read without a known organization, except on Citus, where it is known to be theirs.
      deliver(met, other.asha.email, { uid: toUids(theirs).panel });
      deliver(met, other.asha.email);
      expect(await flagsAfterReading(2)).toEqual([isOnCitus() ? 'S' : 'FS', 'FS']);
      expect(await answers(met)).toBe(0);
    } finally {
      await other.stop();
    }
  });

  test('counts a mail once, however often it arrives or its owner reads it', async () => {
    const met = await meeting();
    const another = createMailReader(context, mailboxAt(dovecot.url));
    deliver(met, asha.email, { messageId: '<twice@mail.example>' });
    deliver(met, asha.email, { messageId: '<twice@mail.example>' });
    deliver(met, arjun.email, { partstat: 'DECLINED' });
    await Promise.all([reader.look(), another.look()]);
    expect(dovecot.flags().slice(-3)).toEqual(['S', 'S', 'S']);
    expect(await answers(met)).toBe(2);
  });

  test('counts a mail once even if the process ended before marking it', async () => {
    const met = await meeting();
    const dying: Mailbox = {
      ...mailbox,
      visit: (work) =>
        mailbox.visit((open) => work({ ...open, markSeen: () => Promise.reject(new Error('killed')) })),
    };
    deliver(met, asha.email, { partstat: 'DECLINED' });
    await createMailReader(context, dying).look();
    expect(dovecot.flags().at(-1)).toBe('');
    await call(answerMeeting, { params: { id: met.id }, body: { answer: 'ACCEPTED' } }, asha);
    expect(await flagsAfterReading(1)).toEqual(['S']);
    expect((await getAnswer(met, asha.email)).slice(0, 2)).toEqual(['ACCEPTED', 'APP']);
  });

  test('keeps the newest answer, in whatever order the mails arrive', async () => {
    const met = await meeting();
    deliver(met, asha.email, { partstat: 'DECLINED', stamp: '20260302T081000Z' });
    deliver(met, asha.email, { partstat: 'ACCEPTED', stamp: '20260302T080000Z' });
    deliver(met, asha.email, { partstat: 'DECLINED', stamp: '20260302T083000Z' });
    deliver(met, asha.email, { partstat: 'TENTATIVE', stamp: '20260302T082000Z' });
    expect(await flagsAfterReading(4)).toEqual(['S', 'S', 'S', 'S']);
    expect((await getAnswer(met, asha.email))[0]).toBe('DECLINED');
    // A clock that runs ahead does not block later answers.
    deliver(met, arjun.email, { partstat: 'DECLINED', stamp: '20300101T000000Z' });
    deliver(met, arjun.email, { partstat: 'ACCEPTED', stamp: '20300101T000001Z' });
    await reader.look();
    expect((await getAnswer(met, arjun.email))[0]).toBe('ACCEPTED');
  });

  test('does not take an answer to an old time for one to the present time, and refuses late ones', async () => {
    const met = await meeting();
    await call(reviseBooking, { body: { bookingId: met.id, instructions: 'Ring twice.' } }, admin);
    deliver(met, arjun.email);
    expect(await flagsAfterReading(1)).toEqual(['S']);
    expect((await getAnswer(met, arjun.email))[0]).toBe('ACCEPTED');

    const meetingInfo = { startTime: '2026-05-04T13:00:00Z', endTime: '2026-05-04T14:00:00Z' };
    await call(reviseBooking, { body: { bookingId: met.id, meetingInfo } }, admin);
    deliver(met, asha.email, { sequence: 1 });
    deliver(met, admin.email, { sequence: 2, start: '20260504T130000Z', end: '20260504T140000Z' });
    deliver(met, arjun.email, { sequence: 0, start: '20260504T130000Z', end: '20260504T140000Z' });
    expect(await flagsAfterReading(3)).toEqual(['S', 'S', 'S']);
    expect((await getAnswer(met, asha.email))[0]).toBe('NEEDS_ACTION');
    expect((await getAnswer(met, admin.email))[0]).toBe('ACCEPTED');
    expect((await getAnswer(met, arjun.email))[0]).toBe('ACCEPTED');

    await call(cancelBooking, { query: { id: met.id }, body: { comments: 'Filled.' } }, admin);
    const before = await read(met.id, admin);
    deliver(met, asha.email, { sequence: 3, partstat: 'DECLINED' });
    expect(await flagsAfterReading(1)).toEqual(['S']);
    expect(await read(met.id, admin)).toEqual(before);
  });

  test('leaves every other mail untouched, and those that are too large', async () => {
    const met = await meeting();
    const ics = PROGRAMS.Google({ uid: met.panel, attendee: asha.email, partstat: 'DECLINED' });
    dovecot.deliver('From: a@b.example\r\nSubject: Lunch?\r\n\r\nAt one?\r\n');
    dovecot.deliver(replyMail({ from: asha.email, ics: ics.replace('METHOD:REPLY', 'METHOD:REQUEST') }));
    dovecot.deliver(
      replyMail({ from: asha.email, ics, extra: 'x'.repeat(70).concat('\r\n').repeat(16_000) }),
    );
    deliver(met, arjun.email);
    expect(await flagsAfterReading(4)).toEqual(['', '', '', 'S']);
    expect(await answers(met)).toBe(1);
  });

  test('resumes once its server is back, with one log entry and a notice at /readyz', async () => {
    const met = await meeting();
    const health = Fastify();
    healthRoutes(health, { ...context, mailbox });
    // A database with other zone data has its own notice.
    const notices = async () =>
      (await health.inject('/readyz'))
        .json<{ notices: { code: string }[] }>()
        .notices.filter(({ code }) => code === 'MAILBOX_NOT_READ');
    const complaints = () => scene.logged.filter((line) => line.includes('mailbox of answers'));
    const known = complaints().length;
    deliver(met, asha.email);
    await dovecot.pause();
    await reader.look();
    await reader.look();
    scene.clock.advance({ seconds: 61 });
    await reader.look();
    const shownNotices = await notices();
    await dovecot.resume();
    expect(shownNotices).toEqual([{ code: 'MAILBOX_NOT_READ', since: '2026-03-02T09:00:00.000Z' }]);
    expect(complaints().slice(known).join()).toContain('cannot be read');
    expect(complaints()).toHaveLength(known + 1);
    await reader.look();
    expect(dovecot.flags().at(-1)).toBe('');
    scene.clock.advance({ seconds: 121 });
    expect(await flagsAfterReading(1)).toEqual(['S']);
    expect(await answers(met)).toBe(1);
    expect(await notices()).toEqual([]);
    expect(complaints().at(-1)).toContain('can be read again');
  });

  test('shows a bounce of ours as refused at its meeting, and no other mail', async () => {
    const met = await meeting();
    await asVendor(context.db, toVendorId(admin.vendorId), (tx) =>
      tx
        .updateTable('mail')
        .set({ state: 'SENT', answer: '250 OK' })
        .where('booking_id', '=', met.id)
        .execute(),
    );
    const [mail] = (await scene.mailsTo(asha.email)).filter(({ bookingId }) => bookingId === met.id);
    const messageId = mail?.message?.messageId ?? '';
    dovecot.deliver(returnedMail({ messageId, to: arjun.email }));
    dovecot.deliver(returnedMail({ messageId, to: asha.email, action: 'delayed' }));
    dovecot.deliver(returnedMail({ messageId: '<lunch@slotwise.example>', to: asha.email }));
    dovecot.deliver(returnedMail({ messageId, to: asha.email.toUpperCase() }));
    expect(await flagsAfterReading(4)).toEqual(['FS', '', '', 'S']);
    const { data = [] } = await call(listDeliveries, { params: { id: met.id } }, admin);
    expect(data.filter(({ state }) => state === 'REFUSED')).toMatchObject([
      {
        recipientEmail: asha.email,
        answer: `5.1.1: 550 5.1.1 <${asha.email.toUpperCase()}>: Recipient address rejected: User unknown`,
      },
    ]);
  });

  test('reads a mail of countless short lines too, in a thread', async () => {
    const met = await meeting();
    const ics = PROGRAMS.Google({ uid: met.panel, attendee: asha.email, partstat: 'DECLINED' });
    dovecot.deliver(`${replyMail({ from: asha.email, ics })}${'\r\n'.repeat(25_000)}`);
    expect(await flagsAfterReading(1)).toEqual(['S']);
    expect(await answers(met)).toBe(1);
  });

  test.each([
    ['a wrong password', (url: string) => url.replace(/:[^:@]*@/, ':wrong%20one@'), 'user or the password'],
    ['no such folder', (url: string) => `${url}/Nowhere`, 'no such folder'],
  ])('says what is wrong with %s, without revealing a secret', async (_, change, trouble) => {
    const known = scene.logged.length;
    await createMailReader(context, mailboxAt(change(dovecot.url))).look();
    const said = scene.logged.slice(known).join('\n');
    expect(said).toContain(trouble);
    expect(said).not.toMatch(/wrong one|slash|%41|calendar@/);
  });
});

const stamp = (at: Date): string => at.toISOString().replace(/[-:]|\.\d+/g, '');
