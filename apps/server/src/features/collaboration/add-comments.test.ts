import { createBooking, getBooking } from '@slotwise/contract/bookings/bookings.endpoints';
import { addComments } from '@slotwise/contract/booking-parts/comments.endpoints';
import type { RequestOf } from '@slotwise/contract/endpoint';
import { createPanelist } from '@slotwise/contract/panelists/panelist-changes.endpoints';
import { aBooking } from '@slotwise/test-data/a-booking';
import { aPanelist } from '@slotwise/test-data/a-panelist';
import { afterAll, describe, expect, test } from 'vitest';
import { asVendor } from '#db/tenancy.ts';
import { startTestApp, type TestUser } from '../../../test/test-app.ts';
import { addComments as comment, readComments } from './add-comments.service.ts';

const app = await startTestApp();
const { call } = app;
afterAll(app.stop);

const recruiter = await app.signUp('Acme Hiring');
const stranger = await app.signUp('Globex Talent');
const { panelistId = '' } = await call(createPanelist, { body: aPanelist() }, recruiter);
const asha = await app.accept('asha.rao@acme.example', 'invite');
const { bookingId = '' } = await call(
  createBooking,
  { body: aBooking({ panelists: [{ panelistId }] }) },
  recruiter,
);

type Comments = RequestOf<typeof addComments>['body']['comments'];
const add = (comments: Comments, who: TestUser = recruiter, key?: string) =>
  call(addComments, { body: { bookingId, comments } }, who, {
    headers: key ? { 'idempotency-key': key } : {},
  });

const texts = async () =>
  (await call(getBooking, { query: { id: bookingId } }, recruiter)).data?.comments.map(({ text }) => text);

describe('commenting on a meeting', () => {
  test('saves the text with its author, for the own organization only, without a new version', async () => {
    const answer = await add('  She prefers mornings.  ');
    expect(answer).toMatchObject({ httpStatus: 201, bookingId });
    expect(answer.data?.at(-1)).toMatchObject({
      text: 'She prefers mornings.',
      visibility: 'INTERNAL',
      byEmail: recruiter.email,
      byRole: 'ADMIN',
    });
    const read = await call(getBooking, { query: { id: bookingId } }, asha);
    expect(read.data).toMatchObject({ version: 1, comments: answer.data });
  });

  test('appends the new entries of a list that is sent back, and leaves the rest alone', async () => {
    const before = (await add('One')).data ?? [];
    const changed = before.map((one) => ({ ...one, text: 'forged' }));
    const answer = await add([...changed, { text: 'Two', visibility: 'SHARED' }], asha);
    expect(answer.data?.slice(0, -1)).toEqual(before);
    expect(answer.data?.at(-1)).toMatchObject({
      text: 'Two',
      visibility: 'SHARED',
      byEmail: asha.email,
      byRole: 'USER_PANEL',
    });
  });

  test('is saved once if sent twice', async () => {
    const first = await add('Sent twice', recruiter, 'comment-1');
    expect((await add('Sent twice', recruiter, 'comment-1')).data).toEqual(first.data);
    expect((await texts())?.filter((text) => text === 'Sent twice')).toHaveLength(1);
  });

  test.each<[string, Comments, string]>([
    ['an empty text', '   ', 'Comment is required'],
    ['an empty entry', [{ text: '' }], 'Comment is required'],
    ['too long an entry', [{ text: 'x'.repeat(4001) }], 'A comment is at most 4000 characters'],
  ])('refuses %s', async (_case, comments, message) => {
    const before = await texts();
    expect(await add(comments)).toMatchObject({ httpStatus: 400, message: [message] });
    expect(await texts()).toEqual(before);
  });

  test('is refused to those who cannot see the meeting', async () => {
    expect(await add('Hello', stranger)).toMatchObject({ httpStatus: 404 });
  });

  test('the holder of a mailed link comments under that role', async () => {
    const session = await app.context.readSession(asha.token);
    if (!session) throw new Error('There is no session.');
    const holder = { ...session, userId: null, linkedTo: bookingId };
    const commentAs = (actor: typeof holder, comments: string) =>
      asVendor(app.context.db, actor.vendorId, async (tx) => {
        await comment(app.context, tx, actor, { bookingId, comments });
        return readComments(app.context, tx, actor, bookingId);
      });
    const comments = await commentAs(holder, 'By link');
    expect(comments.at(-1)).toMatchObject({ text: 'By link', byUserId: null, byRole: 'PANEL_LINK' });
    const elsewhere = { ...holder, linkedTo: '01890000-0000-7000-8000-000000000001' };
    await expect(commentAs(elsewhere, 'x')).rejects.toThrow(expect.objectContaining({ code: 'NOT_FOUND' }));
  });
});
