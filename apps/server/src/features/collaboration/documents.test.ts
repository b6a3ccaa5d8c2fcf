import { getBooking } from '@slotwise/contract/bookings/bookings.endpoints';
import { attachDocuments } from '@slotwise/contract/booking-parts/documents.endpoints';
import { saveDraft } from '@slotwise/contract/bookings/drafts.endpoints';
import type { RequestOf } from '@slotwise/contract/endpoint';
import { aPdf } from '@slotwise/test-data/a-document';
import { afterAll, describe, expect, test } from 'vitest';
import { asVendor, toVendorId } from '#db/tenancy.ts';
import { startPanelScene } from '../../../test/panel-scene.ts';
import type { TestUser } from '../../../test/test-app.ts';

const scene = await startPanelScene();
const { call, admin, asha, arjun, book, read } = scene;
const stranger = await scene.signUp('Globex Talent');
afterAll(scene.stop);

async function upload(who: TestUser, fileName = 'resume.pdf'): Promise<string> {
  const reply = await scene.app.inject({
    method: 'POST',
    url: `/api/files/raw?fileName=${fileName}`,
    payload: aPdf(fileName),
    headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/octet-stream' },
  });
  const { documentId } = reply.json<{ documentId?: string }>();
  if (!documentId) throw new Error(`Not uploaded: ${reply.body}`);
  return documentId;
}

async function download(who: TestUser, documentId: string): Promise<number> {
  const headers = { authorization: `Bearer ${who.token}` };
  return (await scene.app.inject({ url: `/api/files/${documentId}`, headers })).statusCode;
}

type Change = Omit<RequestOf<typeof attachDocuments>['body'], 'bookingId'>;
const change = (who: TestUser, bookingId: string, body: Change) =>
  call(attachDocuments, { body: { bookingId, ...body } }, who);

const isTied = (documentId: string): Promise<boolean> =>
  asVendor(scene.store.db, toVendorId(admin.vendorId), async (tx) => {
    const row = await tx
      .selectFrom('file')
      .select('attached_at')
      .where('document_id', '=', documentId)
      .executeTakeFirst();
    return row !== undefined && row.attached_at !== null;
  });

let day = 0;
/** A meeting on its own day. */
function meeting(): Promise<string> {
  day += 1;
  return book(new Date(Date.UTC(2026, 5, day, 9)).toISOString());
}

describe('attaching documents', () => {
  test('adds to the existing ones and lets everyone who sees the meeting read them', async () => {
    const bookingId = await meeting();
    const [resume, offer] = [await upload(admin), await upload(asha, 'notes.pdf')];
    expect(await download(asha, resume)).toBe(404);
    await change(admin, bookingId, { documents: [{ documentId: resume, kind: 'RESUME' }] });
    const answer = await change(asha, bookingId, {
      documents: [{ documentId: offer, visibility: 'SHARED' }],
    });
    expect(answer).toMatchObject({
      httpStatus: 200,
      data: [
        {
          documentId: resume,
          fileName: 'resume.pdf',
          contentType: 'application/pdf',
          kind: 'RESUME',
          visibility: 'INTERNAL',
          version: 1,
          uploadedBy: admin.displayName,
          url: `/files/${resume}`,
        },
        { documentId: offer, kind: 'OTHER', visibility: 'SHARED', uploadedBy: 'Asha Rao' },
      ],
    });
    const booking = await read(bookingId, arjun);
    expect(booking).toMatchObject({ version: 1, documents: answer.data });
    expect(booking.workFlow.at(-1)).toMatchObject({
      action: 'DOCUMENTS_UPDATED',
      byEmail: asha.email,
      details: { changes: ['notes.pdf'] },
    });
    expect([await download(arjun, resume), await download(stranger, resume)]).toEqual([200, 404]);
  });

  test('repeated, or with the whole list sent back, changes nothing and adds no history step', async () => {
    const bookingId = await meeting();
    const documents = [{ documentId: await upload(admin), kind: 'RESUME' as const }];
    const first = await change(admin, bookingId, { documents });
    const steps = (await read(bookingId, admin)).workFlow.length;
    const again = await change(arjun, bookingId, { documents: first.data ?? [] });
    expect(again).toMatchObject({ httpStatus: 200, data: first.data });
    expect((await read(bookingId, admin)).workFlow).toHaveLength(steps);
  });

  test('numbers the versions of one name and kind', async () => {
    const bookingId = await meeting();
    const ids = [await upload(admin), await upload(admin), await upload(admin)];
    const kinds = ['RESUME', 'RESUME', 'OTHER'] as const;
    const documents = ids.map((documentId, index) => ({ documentId, kind: kinds[index] }));
    const { data } = await change(admin, bookingId, { documents });
    expect(data?.map(({ kind, version }) => [kind, version])).toEqual([
      ['RESUME', 1],
      ['RESUME', 2],
      ['OTHER', 1],
    ]);
    const moved = await change(admin, bookingId, {
      documents: [{ documentId: ids[2] ?? '', kind: 'RESUME' }],
    });
    expect(moved.data?.at(-1)).toMatchObject({ kind: 'RESUME', version: 3 });
  });

  test('is limited to twenty', async () => {
    const bookingId = await meeting();
    const ids: string[] = [];
    for (let count = 0; count < 21; count += 1) ids.push(await upload(admin, `page-${count}.pdf`));
    const documents = ids.map((documentId) => ({ documentId }));
    await change(admin, bookingId, { documents: documents.slice(0, 15) });
    const tooMany = await change(admin, bookingId, { documents: documents.slice(15) });
    expect(tooMany).toMatchObject({ httpStatus: 400, message: ['A meeting has at most 20 documents'] });
    expect((await read(bookingId, admin)).documents).toHaveLength(15);
    const removedDocumentIds = ids.slice(0, 1);
    const { data } = await change(admin, bookingId, { documents: documents.slice(15), removedDocumentIds });
    expect(data).toHaveLength(20);
  });

  test('refuses a file that someone else uploaded or that does not exist', async () => {
    const bookingId = await meeting();
    for (const documentId of [await upload(arjun), '01890000-0000-7000-8000-000000000009']) {
      expect(await change(admin, bookingId, { documents: [{ documentId }] })).toMatchObject({
        httpStatus: 400,
        code: 'VALIDATION_FAILED',
      });
    }
  });

  test('accepts a file from another meeting that the caller can see', async () => {
    const [seen, here] = [await meeting(), await meeting()];
    const hidden = await book('2026-07-20T09:00:00.000Z', { panelists: [{ panelistId: arjun.panelistId }] });
    const [open, closed] = [await upload(admin), await upload(admin)];
    await change(admin, seen, { documents: [{ documentId: open }] });
    await change(admin, hidden, { documents: [{ documentId: closed }] });
    expect((await change(asha, here, { documents: [{ documentId: open }] })).httpStatus).toBe(200);
    expect((await change(asha, here, { documents: [{ documentId: closed }] })).httpStatus).toBe(400);
  });
});

describe('removing documents', () => {
  test('is for uploader and recruiter, and deletes a file that nothing else uses', async () => {
    const [first, second] = [await meeting(), await meeting()];
    const [own, foreign] = [await upload(asha), await upload(admin)];
    await change(asha, first, { documents: [{ documentId: own }] });
    await change(admin, first, { documents: [{ documentId: foreign }] });
    await change(admin, second, { documents: [{ documentId: foreign }] });

    const refused = await change(asha, first, { removedDocumentIds: [own, foreign] });
    expect(refused).toMatchObject({ httpStatus: 403, code: 'FORBIDDEN' });
    expect((await read(first, admin)).documents).toHaveLength(2);

    expect((await change(asha, first, { removedDocumentIds: [own] })).data).toHaveLength(1);
    expect((await change(admin, first, { removedDocumentIds: [foreign, own] })).data).toEqual([]);
    expect((await read(first, admin)).workFlow.at(-1)?.details.changes).toEqual(['removed resume.pdf']);
    expect([await isTied(own), await isTied(foreign)]).toEqual([false, true]);
    expect([await download(asha, foreign), await download(asha, own)]).toEqual([200, 200]);
    expect(await download(arjun, own)).toBe(404);
  });
});

describe('documents of a new meeting', () => {
  test('stay with a draft when it is scheduled with more of them', async () => {
    const [early, late] = [await upload(admin), await upload(admin, 'offer.pdf')];
    const { bookingId = '' } = await call(saveDraft, { body: { jobTitle: 'Designer' } }, admin);
    expect((await change(admin, bookingId, { documents: [{ documentId: early }] })).httpStatus).toBe(200);
    expect((await call(saveDraft, { body: { bookingId, version: 1 } }, admin)).httpStatus).toBe(200);
    const made = await book('2026-07-21T09:00:00.000Z', {
      bookingId,
      documents: [{ documentId: late, kind: 'OFFER' }],
    });
    const { data } = await call(getBooking, { query: { id: made } }, admin);
    expect(data?.documents.map(({ documentId }) => documentId)).toEqual([early, late]);
  });

  test('are refused along with the meeting if one is unknown', async () => {
    const body = { documents: [{ documentId: await upload(arjun) }] };
    await expect(book('2026-07-22T09:00:00.000Z', body)).rejects.toThrow('A file is not there any more');
    const { data } = await call(getBooking, { query: { id: await book('2026-07-22T09:00:00.000Z') } }, admin);
    expect(data?.documents).toEqual([]);
  });
});
