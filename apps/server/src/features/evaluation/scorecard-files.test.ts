import { getBooking } from '@slotwise/contract/bookings/bookings.endpoints';
import { giveFeedback } from '@slotwise/contract/booking-parts/feedback.endpoints';
import * as link from '@slotwise/contract/bookings/panel-links.endpoints';
import { aPdf } from '@slotwise/test-data/a-document';
import { afterAll, describe, expect, test } from 'vitest';
import { aScorecard, startPanelScene } from '../../../test/panel-scene.ts';
import { uploadsTo } from '../../../test/uploads.ts';

const scene = await startPanelScene();
const { call, admin, asha, arjun, book, getLink } = scene;
afterAll(scene.stop);
const uploads = await uploadsTo(scene);

const upload = async (as: { token: string }): Promise<string> =>
  (await uploads.upload(as.token, 'notes.pdf', aPdf())).body.documentId ?? '';
async function getStatus(as: { token: string }, documentId: string): Promise<number> {
  const response = await uploads.get(`/api/files/${documentId}`, as.token);
  await response.arrayBuffer();
  return response.status;
}
const give = (bookingId: string, as: { token: string }, card: object, state: 'DRAFT' | 'SUBMITTED') =>
  call(giveFeedback, { body: { bookingId, feedback: card, state } }, as);

describe('a file of a scorecard', () => {
  test('can be read by those who may read the scorecard, and by no one else', async () => {
    const id = await book('2026-04-01T09:00:00Z');
    const documentId = await upload(asha);
    const attachments = [{ documentId }];
    const draft = await give(id, asha, { attachments }, 'DRAFT');
    expect(draft.data?.attachments).toMatchObject([
      { documentId, fileName: 'notes.pdf', kind: 'SCORECARD', uploadedBy: 'Asha Rao' },
    ]);
    expect([await getStatus(asha, documentId), await getStatus(admin, documentId)]).toEqual([200, 404]);
    await give(id, asha, aScorecard(), 'SUBMITTED');
    expect([await getStatus(admin, documentId), await getStatus(arjun, documentId)]).toEqual([200, 404]);
    await give(id, arjun, aScorecard(), 'SUBMITTED');
    expect(await getStatus(arjun, documentId)).toBe(200);
    const booking = await call(getBooking, { query: { id } }, admin);
    expect(booking.data?.documents).toEqual([]);
  });

  test('must be the writer’s own upload', async () => {
    const id = await book('2026-04-02T09:00:00Z');
    const attachments = [{ documentId: await upload(arjun) }];
    expect(await give(id, asha, { attachments }, 'DRAFT')).toMatchObject({ httpStatus: 400 });
  });

  test('is released when removed, and stays if files are not mentioned', async () => {
    const id = await book('2026-04-03T09:00:00Z');
    const documentId = await upload(asha);
    await give(id, asha, { ...aScorecard(), attachments: [{ documentId }] }, 'SUBMITTED');
    const kept = await give(id, asha, { concerns: 'None' }, 'SUBMITTED');
    expect(kept.data?.attachments).toHaveLength(1);
    const cut = await give(id, asha, { attachments: [] }, 'SUBMITTED');
    expect(cut.data?.attachments).toEqual([]);
    expect([await getStatus(admin, documentId), await getStatus(asha, documentId)]).toEqual([404, 200]);
  });

  test('can be added and removed by link too, only for its own meeting', async () => {
    const guest = { name: 'Kabir Shah', email: 'kabir@consulting.example' };
    const id = await book('2026-04-04T09:00:00Z', { panelists: [guest] });
    const other = await book('2026-04-05T09:00:00Z', { panelists: [guest] });
    const holder = await getLink(guest.email, id);
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(aPdf())]), 'notes.pdf');
    const { httpStatus, body } = await uploads.post('/panel-link/files', holder.token, { body: form });
    expect([httpStatus, body.url]).toEqual([201, `/panel-link/files/${body.documentId}`]);
    const feedback = { ...aScorecard(), attachments: [{ documentId: body.documentId ?? '' }] };
    const given = await call(link.giveFeedbackByLink, { body: { feedback, state: 'SUBMITTED' } }, holder);
    expect(given.data?.feedback.attachments).toMatchObject([{ url: body.url }]);

    const fetched = await uploads.get(`/api${body.url}`, holder.token);
    expect([fetched.status, Buffer.from(await fetched.arrayBuffer()).equals(aPdf())]).toEqual([200, true]);
    const elsewhere = await uploads.get(`/api${body.url}`, (await getLink(guest.email, other)).token);
    expect(elsewhere.status).toBe(404);
    const params = { documentId: body.documentId ?? '' };
    const ticket = await call(link.createTicketByLink, { params }, holder);
    expect((await uploads.get(ticket.url ?? '')).status).toBe(200);
    expect((await uploads.post('/panel-link/files', admin.token, { body: form })).httpStatus).toBe(401);
  });
});
