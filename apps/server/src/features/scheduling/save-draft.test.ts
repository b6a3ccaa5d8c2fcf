import { createBooking, getBooking, listBookings } from '@slotwise/contract/bookings/bookings.endpoints';
import { saveDraft } from '@slotwise/contract/bookings/drafts.endpoints';
import type { Draft } from '@slotwise/contract/bookings/drafts.schema';
import type { RequestOf } from '@slotwise/contract/endpoint';
import { createPanelist } from '@slotwise/contract/panelists/panelist-changes.endpoints';
import { aBooking, aCandidate, aMeeting } from '@slotwise/test-data/a-booking';
import { aPanelist } from '@slotwise/test-data/a-panelist';
import { afterAll, describe, expect, test } from 'vitest';
import { asVendor, toVendorId } from '#db/tenancy.ts';
import { startTestApp } from '../../../test/test-app.ts';

const app = await startTestApp();
const { call } = app;
afterAll(app.stop);

const recruiter = await app.signUp('Acme Hiring');
const stranger = await app.signUp('Globex Talent');
const added = await call(createPanelist, { body: aPanelist() }, recruiter);
const ashaId = added.panelistId ?? '';
const asha = await app.accept('asha.rao@acme.example', 'invite');

type Body = RequestOf<typeof saveDraft>['body'];
const save = (body: Body, key?: string) =>
  call(saveDraft, { body }, recruiter, { headers: key ? { 'idempotency-key': key } : {} });

async function make(draft: Draft = {}): Promise<{ bookingId: string; version: number }> {
  const { bookingId = '', data } = await save(draft);
  return { bookingId, version: data?.version ?? 0 };
}

const read = async (id: string) => (await call(getBooking, { query: { id } }, recruiter)).data;

const slotsAndMails = () =>
  asVendor(app.store.db, toVendorId(recruiter.vendorId), async (tx) => ({
    slots: await tx.selectFrom('booking_slot').selectAll().execute(),
    mails: await tx.selectFrom('mail').select('mail_id').where('booking_id', 'is not', null).execute(),
  }));

describe('saving a draft', () => {
  test('stores everything exactly as typed, however unfinished', async () => {
    const typed: Draft = {
      meetingInfo: {
        startTime: '2026-11-26',
        endTime: 'T14:',
        timeZone: 'Asia/Kolk',
        meetingLink: 'meet.exa',
      },
      candidateDetails: {
        candidateName: '  Meera ',
        email: 'meera.iyer@',
        phone: '98',
        noticePeriodDays: -3,
      },
      panelists: [{ name: 'Da' }, { panelistId: 'not-an-id' }],
      jobTitle: ' Data ',
      roundNumber: 0,
      scorecard: [{ name: '' }],
    };
    const saved = await save(typed);
    expect(saved).toMatchObject({
      httpStatus: 200,
      data: {
        bookingStatus: 'DRAFT',
        version: 1,
        draft: typed,
        candidateDetails: { candidateName: 'Meera', email: '', phone: '' },
        jobTitle: 'Data',
        meetingInfo: { startTime: '', startLocal: '', timeZone: 'Asia/Kolkata', meetingLink: '' },
        panelists: [],
        assignee: recruiter.email,
        submissionDate: null,
      },
    });
    expect(saved.data?.draft).toEqual(typed);
    expect(saved.data?.workFlow.map(({ action, toStatus }) => [action, toStatus])).toEqual([
      ['DRAFTED', 'DRAFT'],
    ]);
    expect(saved.data?.allowedActions).toContain('schedule');
  });

  test('fills the columns for lists and search as soon as they are readable', async () => {
    const { bookingId, data } = await save({
      meetingInfo: { startTime: '2026-11-26T14:00', durationMinutes: 45, timeZone: 'Europe/Berlin' },
      candidateDetails: { candidateName: 'Zoë Ümit', email: 'Zoe@Candidate.example', phone: '98765 43210' },
      panelists: [
        { panelistId: ashaId },
        { name: 'Asha again', email: 'asha.rao@acme.example' },
        { name: '', email: 'olu@panel.example', required: false },
        { name: 'Zoë', email: 'zoe@candidate.example' },
      ],
      roundName: 'Technical 2',
      roundNumber: 2,
    });
    expect(data).toMatchObject({
      candidateDetails: { email: 'zoe@candidate.example', phone: '+919876543210' },
      roundNumber: 2,
      meetingInfo: {
        startTime: '2026-11-26T13:00:00.000Z',
        endLocal: '2026-11-26T14:45',
        timeZone: 'Europe/Berlin',
      },
    });
    expect(data?.panelists.map(({ name, email, required }) => [name, email, required])).toEqual([
      ['Asha Rao', 'asha.rao@acme.example', true],
      ['olu@panel.example', 'olu@panel.example', false],
    ]);
    for (const q of ['zoe umit', 'technical', 'asha.rao']) {
      const list = await call(listBookings, { query: { q, bookingStatus: 'DRAFT' } }, recruiter);
      expect(list.data?.map((one) => one.bookingId)).toContain(bookingId);
    }
  });

  test('consecutive saves are a version each and one history step, and take no one’s time', async () => {
    const before = await slotsAndMails();
    const { bookingId } = await make({ jobTitle: 'D' });
    const [started] = (await read(bookingId))?.workFlow ?? [];
    app.clock.advance({ minutes: 5 });
    for (const jobTitle of ['De', 'Des', 'Design']) {
      expect((await save({ bookingId, jobTitle })).httpStatus).toBe(200);
    }
    const booking = await read(bookingId);
    expect(booking).toMatchObject({ version: 4, jobTitle: 'Design', draft: { jobTitle: 'Design' } });
    expect(booking?.workFlow).toMatchObject([{ action: 'DRAFTED', bookingVersion: 4, at: started?.at }]);
    expect(await slotsAndMails()).toEqual(before);
  });

  test('a later save replaces the complete form: emptied fields are gone', async () => {
    const { bookingId } = await make({ jobTitle: 'Designer', panelists: [{ panelistId: ashaId }] });
    const saved = await save({ bookingId, panelists: [] });
    expect(saved.data).toMatchObject({ jobTitle: '', panelists: [], draft: { panelists: [] } });
    expect(saved.data?.draft).not.toHaveProperty('jobTitle');
  });

  test('a first save sent twice creates one draft', async () => {
    const first = await save({ jobTitle: 'Once' }, 'autosave-1');
    const again = await save({ jobTitle: 'Once' }, 'autosave-1');
    expect(again.bookingId).toBe(first.bookingId);
  });
});

describe('two tabs on one draft', () => {
  test('the second learns who saved first and which fields differ, and nothing is overwritten', async () => {
    const { bookingId, version } = await make({ jobTitle: 'Designer' });
    await save({ bookingId, version, jobTitle: 'Designer', candidateDetails: { email: 'meera@x.example' } });
    const late = await save({ bookingId, version, jobTitle: 'Engineer' });
    expect(late).toMatchObject({
      httpStatus: 409,
      code: 'VERSION_CONFLICT',
      message: [`${recruiter.displayName} changed this meeting first. Look at the change, then try again.`],
      details: {
        version: 2,
        bookingStatus: 'DRAFT',
        changes: [{ action: 'DRAFTED', details: { changes: ['candidateDetails.email', 'jobTitle'] } }],
      },
    });
    expect((await read(bookingId))?.draft).toMatchObject({ jobTitle: 'Designer' });
  });
});

describe('those who see a draft', () => {
  test('are the organization’s recruiters, but not its panelist or anyone else', async () => {
    const { bookingId } = await make({ panelists: [{ panelistId: ashaId }] });
    for (const who of [asha, stranger]) {
      expect(await call(getBooking, { query: { id: bookingId } }, who)).toMatchObject({ httpStatus: 404 });
      const list = await call(listBookings, { query: {} }, who);
      expect(list.data?.map((one) => one.bookingId)).not.toContain(bookingId);
    }
    expect(await call(saveDraft, { body: { bookingId } }, stranger)).toMatchObject({ httpStatus: 404 });
    expect(await call(saveDraft, { body: {} }, asha)).toMatchObject({ httpStatus: 403 });
  });
});

describe('a scheduled draft', () => {
  test('is no longer a draft: a late save is refused and changes nothing', async () => {
    const { bookingId } = await make({ jobTitle: 'Designer' });
    const made = await call(
      createBooking,
      {
        body: aBooking({
          bookingId,
          jobTitle: 'Designer',
          meetingInfo: aMeeting({ startTime: '2026-06-01T10:00', endTime: '2026-06-01T11:00' }),
          candidateDetails: aCandidate({ email: 'drafted@candidate.example' }),
        }),
      },
      recruiter,
    );
    expect(made).toMatchObject({
      httpStatus: 201,
      bookingId,
      data: { draft: null, bookingStatus: 'SCHEDULED' },
    });
    expect(await save({ bookingId, jobTitle: 'Late' })).toMatchObject({
      httpStatus: 409,
      code: 'INVALID_TRANSITION',
    });
    expect((await read(bookingId))?.jobTitle).toBe('Designer');
  });
});
