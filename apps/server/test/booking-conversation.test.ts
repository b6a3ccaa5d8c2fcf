import { createBooking, getBooking } from '@slotwise/contract/bookings/bookings.endpoints';
import { updateCandidate } from '@slotwise/contract/bookings/candidate.endpoints';
import { cancelBooking, reviseBooking } from '@slotwise/contract/bookings/changes.endpoints';
import type { ReviseBooking } from '@slotwise/contract/bookings/changes.schema';
import { createPanelist, updatePanelist } from '@slotwise/contract/panelists/panelist-changes.endpoints';
import { aBooking, aCandidate, aMeeting } from '@slotwise/test-data/a-booking';
import { aPanelist } from '@slotwise/test-data/a-panelist';
import { afterAll, describe, expect, test } from 'vitest';
import { asVendor, toVendorId } from '#db/tenancy.ts';
import { fillLinks } from '#engines/calendar-messages/mail-links.ts';
import type { OutgoingMail } from '#engines/calendar-messages/outgoing-mail.ts';
import { checkCalendarMail } from './checkers/check-calendar-mail.ts';
import { compileMail } from './checkers/compile-mail.ts';
import { startTestApp } from './test-app.ts';

const app = await startTestApp();
const { call, clock } = app;
afterAll(app.stop);

const recruiter = await app.signUp('Acme Hiring');
const old = 'meera@old.example';
const present = 'meera@new.example';
const daniel = { name: 'Daniel Okafor', email: 'daniel@guests.example' };
const [asha, hannah] = [await addPanelist('Asha'), await addPanelist('Hannah')];

async function addPanelist(firstName: string) {
  const email = `${firstName.toLowerCase()}@acme.example`;
  const { panelistId = '' } = await call(
    createPanelist,
    { body: aPanelist({ firstName, lastName: 'Rao', email }) },
    recruiter,
  );
  return { panelistId, email };
}

type Sent = { audience: 'candidate' | 'panel'; to: string; at: string; mail: OutgoingMail; what: string };

const getProperty = ({ calendar }: OutgoingMail, name: string): string =>
  new RegExp(`^${name}:(.*)\r$`, 'm').exec(calendar?.ics ?? '')?.[1] ?? '';

/** Every calendar email of the tenant, in writing order. */
async function sentMails(): Promise<Sent[]> {
  const rows = await asVendor(app.store.db, toVendorId(recruiter.vendorId), (tx) =>
    tx
      .selectFrom('mail')
      .select(['message', 'recipient_email', 'created_at'])
      .where('kind', 'like', 'meeting-%')
      .orderBy('created_at')
      .orderBy('mail_id')
      .execute(),
  );
  const sent = rows.map(async (row): Promise<Sent> => {
    const mail = await fillLinks(row.message as OutgoingMail, app.context.vault.tokenFor);
    return {
      audience: getProperty(mail, 'UID').includes('-c@') ? 'candidate' : 'panel',
      to: row.recipient_email,
      at: row.created_at.toISOString(),
      mail,
      what: `${mail.calendar?.method} ${row.recipient_email}`,
    };
  });
  return Promise.all(sent);
}

let bookingId = '';
const revise = (change: Omit<ReviseBooking, 'bookingId'>) =>
  call(reviseBooking, { body: { bookingId, ...change } }, recruiter);

type Step = { what: string; act: () => Promise<{ httpStatus: number }>; expected: string[] };

const everyone = (method: string, ...emails: string[]) =>
  [recruiter.email, ...emails].map((email) => `${method} ${email}`);

const steps: Step[] = [
  {
    what: 'creation',
    act: async () => {
      const body = aBooking({
        meetingInfo: aMeeting(),
        candidateDetails: aCandidate({ email: old }),
        panelists: [{ panelistId: asha.panelistId }, daniel],
      });
      const made = await call(createBooking, { body }, recruiter);
      bookingId = made.bookingId ?? '';
      return made;
    },
    expected: everyone('REQUEST', old, asha.email, daniel.email),
  },
  {
    what: 'a reschedule',
    act: () =>
      revise({
        meetingInfo: {
          startTime: '27/11/2026 10:00',
          endTime: '27/11/2026 11:00',
          timeZone: 'Asia/Kolkata',
        },
        reason: { code: 'PANEL_UNAVAILABLE', text: 'The panel is travelling that day.' },
        actionType: 'reschedule',
      }),
    expected: everyone('REQUEST', old, asha.email, daniel.email),
  },
  {
    what: 'a second reschedule, of the start alone',
    act: () => revise({ meetingInfo: { startTime: '2026-11-27T15:00' } }),
    expected: everyone('REQUEST', old, asha.email, daniel.email),
  },
  {
    what: 'a swap in the panel',
    act: () => revise({ panelists: [{ panelistId: asha.panelistId }, { panelistId: hannah.panelistId }] }),
    expected: [`CANCEL ${daniel.email}`, ...everyone('REQUEST', asha.email, hannah.email)],
  },
  {
    what: 'another video link',
    act: () => revise({ meetingLink: 'https://meet.example/rooms/grey-owl', actionType: 'update' }),
    expected: everyone('REQUEST', old, asha.email, hannah.email),
  },
  {
    what: 'another address of the candidate',
    act: () =>
      call(updateCandidate, { body: { bookingId, candidateDetails: { email: present } } }, recruiter),
    expected: [`CANCEL ${old}`, `REQUEST ${present}`],
  },
  {
    what: 'a panelist taken off',
    act: () => revise({ panelists: [{ panelistId: asha.panelistId }] }),
    expected: [`CANCEL ${hannah.email}`, ...everyone('REQUEST', asha.email)],
  },
  {
    what: 'another address of a panelist',
    act: () =>
      call(
        updatePanelist,
        { body: { panelistId: asha.panelistId, email: 'asha.rao@acme.example' } },
        recruiter,
      ),
    expected: [`CANCEL ${asha.email}`, ...everyone('REQUEST', 'asha.rao@acme.example')],
  },
  {
    what: 'the cancellation',
    act: () =>
      call(
        cancelBooking,
        {
          query: { bookingId },
          body: { bookingId, reason: { code: 'POSITION_ON_HOLD', text: 'The position is on hold.' } },
        },
        recruiter,
      ),
    expected: everyone('CANCEL', present, 'asha.rao@acme.example'),
  },
  {
    what: 'the reopening',
    act: () => revise({ actionType: 'reschedule' }),
    expected: everyone('REQUEST', present, 'asha.rao@acme.example'),
  },
  {
    what: 'a last reschedule',
    act: () => revise({ meetingInfo: { startTime: '2026-11-30T15:00', endTime: '2026-11-30T16:30' } }),
    expected: everyone('REQUEST', present, 'asha.rao@acme.example'),
  },
];

const revisions: Sent[][] = [];
const times: string[] = [];
for (const { what, act, expected } of steps) {
  clock.advance({ minutes: 5 });
  times.push(clock.now().toISOString());
  const before = (await sentMails()).length;
  const answer = await act();
  expect(answer, what).toMatchObject({ httpStatus: revisions.length === 0 ? 201 : 200 });
  const sent = (await sentMails()).slice(before);
  expect(sent.map((one) => one.what).toSorted(), what).toEqual(expected.toSorted());
  revisions.push(sent);
}

describe('a conversation of eleven revisions', () => {
  test('has no fault in any email and reveals no address to the candidate', async () => {
    const internal = [asha.email, 'asha.rao@acme.example', hannah.email, daniel.email, 'viewmeeting'];
    for (const [index, sent] of revisions.entries()) {
      const { what = '' } = steps[index] ?? {};
      const cancels = what === 'the cancellation' ? 'event' : 'attendee';
      for (const { audience, to, mail } of sent) {
        const forbid = audience === 'candidate' ? internal : [];
        const faults = await checkCalendarMail(await compileMail(mail), { audience, cancels, forbid });
        expect([what, to, faults]).toEqual([what, to, []]);
      }
    }
  });

  test('keeps one UID per audience, and raises SEQUENCE and the timestamp with each revision', () => {
    const uids = (wanted: string) =>
      revisions.flat().flatMap(({ audience, mail }) => (audience === wanted ? getProperty(mail, 'UID') : []));
    expect([...new Set(uids('candidate'))]).toEqual([
      `${bookingId}-c@${new URL(app.context.config.publicUrl).hostname}`,
    ]);
    expect([...new Set(uids('panel'))]).toEqual([
      `${bookingId}-p@${new URL(app.context.config.publicUrl).hostname}`,
    ]);
    for (const [index, sent] of revisions.entries()) {
      const stamp = times[index]?.replaceAll(/[-:]|\.\d+/g, '');
      for (const { mail } of sent) {
        expect(getProperty(mail, 'SEQUENCE')).toBe(String(index));
        expect(getProperty(mail, 'DTSTAMP')).toBe(stamp);
      }
    }
  });

  test('replies to each person’s own first invitation', () => {
    const firsts = new Map<string, string>();
    for (const { to, mail } of revisions.flat()) {
      expect([to, mail.inReplyTo]).toEqual([to, firsts.get(to)]);
      if (!firsts.has(to)) firsts.set(to, mail.messageId);
    }
  });

  test('reads as an invitation to a new person, and as a change to the others', () => {
    const subjects = (index: number) =>
      Object.fromEntries((revisions[index] ?? []).map(({ to, mail }) => [to, mail.subject.split(':')[0]]));
    expect(subjects(1)).toMatchObject({ [old]: 'New time', [recruiter.email]: 'New time' });
    expect(subjects(3)).toEqual({
      [daniel.email]: 'You’re off the interview on 27/11/2026 15',
      [recruiter.email]: 'Updated',
      [asha.email]: 'Updated',
      [hannah.email]: expect.stringMatching(/^Interview on/),
    });
    expect(subjects(5)[present]).toMatch(/^Interview on/);
    expect(subjects(9)[present]).toMatch(/^Interview on/);
    const moved = revisions[1]?.find(({ to }) => to === old)?.mail;
    expect(moved?.text).toContain('The panel is travelling that day.');
    expect(moved?.text).toContain('Thursday 26/11/2026 14:00–15:00');
  });

  test('leaves a booking with a complete history', async () => {
    const { data } = await call(getBooking, { query: { id: bookingId } }, recruiter);
    expect(data?.workFlow.map(({ action }) => action)).toEqual([
      'CREATED',
      'SCHEDULED',
      'RESCHEDULED',
      'RESCHEDULED',
      'UPDATED',
      'UPDATED',
      'CANDIDATE_UPDATED',
      'UPDATED',
      'UPDATED',
      'CANCELLED',
      'REOPENED',
      'RESCHEDULED',
    ]);
    expect(data).toMatchObject({
      version: 11,
      rescheduleCount: 3,
      bookingStatus: 'SCHEDULED',
      cancelReason: null,
    });
  });

  test('sends no email when nothing changes', async () => {
    const before = (await sentMails()).length;
    const { data } = await call(getBooking, { query: { id: bookingId } }, recruiter);
    const same = await revise({
      meetingInfo: { startTime: '30/11/2026 15:00', endTime: '30/11/2026 16:30', timeZone: 'Asia/Kolkata' },
      panelists: [{ panelistId: asha.panelistId }],
      jobTitle: data?.jobTitle ?? '',
      actionType: 'update',
    });
    expect(same).toMatchObject({ httpStatus: 200, data: { version: data?.version } });
    expect(await sentMails()).toHaveLength(before);
  });
});
