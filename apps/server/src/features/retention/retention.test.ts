import { attachDocuments } from '@slotwise/contract/booking-parts/documents.endpoints';
import { aPdf } from '@slotwise/test-data/a-document';
import { afterAll, expect, test } from 'vitest';
import { asVendor, toVendorId, type VendorDb } from '#db/tenancy.ts';
import { startPanelScene } from '../../../test/panel-scene.ts';
import type { TestUser } from '../../../test/test-app.ts';
import { deleteExpired } from './retention.jobs.ts';

const scene = await startPanelScene();
const { admin, book, call, clock, context } = scene;
const stranger = await scene.signUp('Globex Talent');
afterAll(scene.stop);

const PAST = '2026-03-10T09:00:00.000Z';
const COMING = '2026-09-10T09:00:00.000Z';
const inDays = (days: number) => clock.set(new Date(Date.parse(PAST) + days * 86_400_000).toISOString());

/** Deletes what a server with these settings would. */
const run = (settings: { keepCandidatesDays?: number; keepMailsDays?: number }) =>
  deleteExpired({ ...context, config: { ...context.config, ...settings } });

async function resumeAt(bookingId: string): Promise<string> {
  const reply = await scene.app.inject({
    method: 'POST',
    url: '/api/files/raw?fileName=resume.pdf',
    payload: aPdf('resume.pdf'),
    headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/octet-stream' },
  });
  const { documentId } = reply.json<{ documentId: string }>();
  const attached = await call(attachDocuments, { body: { bookingId, documents: [{ documentId }] } }, admin);
  expect(attached.httpStatus).toBe(200);
  return documentId;
}

const inVendor = <T>(work: (tx: VendorDb) => Promise<T>, who: TestUser = admin): Promise<T> =>
  asVendor(context.db, toVendorId(who.vendorId), work);
const bookingIds = () =>
  inVendor(async (tx) =>
    (await tx.selectFrom('booking').select('booking_id').execute()).map((row) => row.booking_id),
  );
const listMails = (who: TestUser) =>
  inVendor((tx) => tx.selectFrom('mail').select(['booking_id', 'state']).execute(), who);
const untied = () =>
  inVendor(async (tx) => {
    const rows = await tx.selectFrom('file').select('document_id').where('attached_at', 'is', null).execute();
    return rows.map((row) => row.document_id);
  });

test('meetings and mails are deleted by the operator’s limits, and not before', async () => {
  const first = await book(PAST);
  const second = await book('2026-03-11T09:00:00.000Z', { previousBookingId: first });
  const billed = await book('2026-03-12T09:00:00.000Z');
  const coming = await book(COMING);
  const [old, kept] = [await resumeAt(first), await resumeAt(coming)];
  await inVendor((tx) =>
    tx.updateTable('booking').set({ booking_status: 'ONBOARDED' }).where('booking_id', '=', billed).execute(),
  );
  const before = await listMails(stranger);
  expect(before).not.toEqual([]);

  inDays(40);
  await run({});
  await run({ keepCandidatesDays: 60, keepMailsDays: 60 });
  expect((await bookingIds()).toSorted()).toEqual([first, second, billed, coming].toSorted());

  await run({ keepCandidatesDays: 30 });
  // Billed meetings stay, and so do upcoming ones.
  expect((await bookingIds()).toSorted()).toEqual([billed, coming].toSorted());
  expect(await untied()).toEqual([old]);
  expect(await untied()).not.toContain(kept);
  expect(await listMails(stranger)).toEqual(before);

  await inVendor((tx) =>
    tx.updateTable('mail').set({ state: 'QUEUED' }).where('booking_id', '=', billed).execute(),
  );
  await run({ keepMailsDays: 30 });
  const left = await listMails(admin);
  expect(new Set(left.map((mail) => mail.booking_id))).toEqual(new Set([billed, coming]));
  expect(await listMails(stranger)).toEqual([]);
  expect(scene.logged.filter((line) => line.includes('retention.delete'))).toHaveLength(3);
});
