import { updateCandidate } from '@slotwise/contract/bookings/candidate.endpoints';
import { addComments } from '@slotwise/contract/booking-parts/comments.endpoints';
import { createBooking, listSubmissions } from '@slotwise/contract/bookings/bookings.endpoints';
import { saveDraft } from '@slotwise/contract/bookings/drafts.endpoints';
import { resendRtrRequest } from '@slotwise/contract/bookings/right-to-represent.endpoints';
import { LIMITS } from '@slotwise/contract/limits';
import { createVendorBooking } from '@slotwise/contract/bookings/vendor-bookings.endpoints';
import { aBooking } from '@slotwise/test-data/a-booking';
import { attachDocuments } from '@slotwise/contract/booking-parts/documents.endpoints';
import { aPdf } from '@slotwise/test-data/a-document';
import { afterAll, describe, expect, test } from 'vitest';
import { asVendor, toVendorId } from '#db/tenancy.ts';
import { readLongSubmissions } from '#features/booking-views/list-submissions.service.ts';
import { setAssociation } from '../../../test/associate.ts';
import { startSubmissionScene } from '../../../test/submission-scene.ts';
import type { TestUser } from '../../../test/test-app.ts';

const scene = await startSubmissionScene();
const { client, supplier, rival, asha, call, submitted, change, read, aTime } = scene;
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

/** The response to a GET or a ticket below the API's address. */
async function download(who: TestUser, url: string): Promise<{ status: number; body: Buffer }> {
  const headers = { authorization: `Bearer ${who.token}` };
  const reply = await scene.app.inject({ url: `/api${url}`, headers });
  return { status: reply.statusCode, body: reply.rawPayload };
}

const attach = (who: TestUser, bookingId: string, documents: object[], removedDocumentIds: string[] = []) =>
  call(attachDocuments, { body: { bookingId, documents: documents as never, removedDocumentIds } }, who);

const kept = () =>
  asVendor(scene.store.db, toVendorId(client.vendorId), (tx) =>
    tx.selectFrom('file').select('document_id').execute(),
  );

describe('files of a submission', () => {
  test('are copied to the client’s store, for both sides', async () => {
    const documentId = await upload(supplier);
    const bookingId = await submitted({ documents: [{ documentId, kind: 'RESUME' }] });
    const [theirs] = (await read(bookingId, supplier)).documents;
    const [own] = (await read(bookingId, client)).documents;
    if (!theirs || !own) throw new Error('No file came along.');
    const copy = theirs.documentId;
    expect(copy).not.toBe(documentId);
    expect(theirs).toMatchObject({
      fileName: 'resume.pdf',
      visibility: 'SHARED',
      uploadedBy: 'Northbridge Talent',
    });
    expect(theirs.url).toBe(`/files/${copy}?owner=${client.vendorId}`);
    expect(own).toMatchObject({ url: `/files/${copy}`, uploadedBy: supplier.email });
    expect((await read(bookingId, client)).candidateDetails.resumeDocumentId).toBe(copy);
    const readers = [
      [supplier, theirs.url],
      [client, own.url],
    ] as const;
    for (const [who, url] of readers) {
      const { status, body } = await download(who, url);
      expect([status, body.equals(aPdf('resume.pdf'))]).toEqual([200, true]);
    }
    const strangers = [
      [rival, theirs.url],
      [rival, own.url],
      [supplier, own.url],
      [client, `/files/${documentId}?owner=${supplier.vendorId}`],
    ] as const;
    for (const [who, url] of strangers) expect((await download(who, url)).status).toBe(404);
  });

  test('of the client’s own stay its own', async () => {
    const bookingId = await submitted();
    const [internal, shared] = [await upload(client, 'notes.pdf'), await upload(client, 'offer.pdf')];
    const all = [{ documentId: internal }, { documentId: shared, visibility: 'SHARED' }];
    expect((await attach(client, bookingId, all)).httpStatus).toBe(200);
    expect((await read(bookingId, supplier)).documents.map(({ fileName }) => fileName)).toEqual([
      'offer.pdf',
    ]);
    const at = (id: string) => download(supplier, `/files/${id}?owner=${client.vendorId}`);
    expect([(await at(internal)).status, (await at(shared)).status]).toEqual([404, 200]);
    const other = await submitted();
    for (const attachment of [{ documentId: internal }, { documentId: internal, visibility: 'SHARED' }]) {
      for (const id of [bookingId, other]) {
        const refused = await attach(supplier, id, [attachment]);
        expect(refused).toMatchObject({ httpStatus: 400, code: 'VALIDATION_FAILED' });
        expect(JSON.stringify(refused)).not.toContain('notes.pdf');
      }
    }
    await attach(supplier, bookingId, [], [internal]);
    expect((await read(bookingId, client)).documents).toHaveLength(2);
    expect((await attach(supplier, bookingId, [], [shared])).httpStatus).toBe(403);
  });

  test('leave nothing in the client’s store if the submission is refused', async () => {
    const candidateDetails = scene.newCandidate();
    await submitted({ candidateDetails });
    const before = await kept();
    const documents = [{ documentId: await upload(supplier) }];
    expect((await scene.submit({ candidateDetails, documents })).code).toBe('DUPLICATE_SUBMISSION');
    expect(await kept()).toEqual(before);
  });

  test('can be added and removed by the supplier who brought them', async () => {
    const bookingId = await submitted();
    const added = await attach(supplier, bookingId, [
      { documentId: await upload(supplier, 'id.pdf'), visibility: 'INTERNAL' },
    ]);
    expect(added.data).toMatchObject([{ fileName: 'id.pdf', visibility: 'SHARED' }]);
    const copy = added.data?.[0]?.documentId ?? '';
    expect((await attach(supplier, bookingId, [], [copy])).data).toEqual([]);
    const foreign = await attach(supplier, bookingId, [{ documentId: await upload(rival) }]);
    expect(foreign).toMatchObject({ httpStatus: 400, code: 'VALIDATION_FAILED' });
  });

  test('use the client’s store only once, however often they are attached', async () => {
    const [bookingId, other] = [await submitted(), await submitted()];
    const documentId = await upload(supplier, 'again.pdf');
    const before = (await kept()).length;
    for (let times = 0; times < 3; times += 1) {
      const added = await attach(supplier, bookingId, [{ documentId }]);
      const copy = added.data?.[0]?.documentId ?? '';
      expect(added.data).toHaveLength(1);
      expect((await attach(supplier, bookingId, [], [copy])).data).toEqual([]);
    }
    expect((await attach(supplier, bookingId, [{ documentId }, { documentId: client.userId }])).code).toBe(
      'VALIDATION_FAILED',
    );
    for (const id of [bookingId, bookingId, other]) {
      const { data = [] } = await attach(supplier, id, [{ documentId }]);
      expect(data.map(({ fileName, version }) => [fileName, version])).toEqual([['again.pdf', 1]]);
    }
    expect(await kept()).toHaveLength(before + 1);
  });

  test('leave nothing in the client’s store if they cannot be attached', async () => {
    const bookingId = await submitted();
    const offer = await upload(client, 'offer.pdf');
    await attach(client, bookingId, [{ documentId: offer, visibility: 'SHARED' }]);
    const before = await kept();
    const documents = [{ documentId: await upload(supplier, 'cv.pdf') }];
    expect((await attach(supplier, bookingId, documents, [offer])).httpStatus).toBe(403);
    expect(await kept()).toEqual(before);
  });
});

describe('a supplier on its own submission', () => {
  test('writes for both sides, whatever visibility it sends', async () => {
    const bookingId = await submitted();
    const comments = [{ text: 'Available from Monday.', visibility: 'INTERNAL' as const }];
    await call(addComments, { body: { bookingId, comments, vendorId: client.vendorId } }, supplier);
    expect((await read(bookingId, client)).comments).toMatchObject([
      {
        text: 'Available from Monday.',
        visibility: 'SHARED',
        byRole: 'SUPPLIER',
        byName: supplier.displayName,
      },
    ]);
  });

  test('moves the invitation with a new address of the candidate', async () => {
    const candidateDetails = scene.newCandidate();
    const bookingId = await submitted({ candidateDetails });
    await change({ bookingId, decision: 'ACCEPT', ...aTime() }, client);
    const email = 'new.address@candidate.example';
    const body = { bookingId, candidateDetails: { email } };
    expect((await call(updateCandidate, { body }, supplier)).data?.candidateDetails.email).toBe(email);
    expect(await scene.kindsTo(candidateDetails, bookingId)).toContain('meeting-withdrawal-candidate');
    expect(await scene.kindsTo({ email }, bookingId)).toEqual(['meeting-invitation-candidate']);
  });

  test('with an outdated version learns what happened, but no names', async () => {
    const bookingId = await submitted();
    await change({ bookingId, decision: 'ACCEPT', ...aTime() }, client);
    const late = await change({ bookingId, decision: 'WITHDRAW', version: 1 }, supplier);
    expect(late).toMatchObject({
      code: 'VERSION_CONFLICT',
      message: [expect.stringContaining('Palmyra Retail changed this')],
    });
    expect(JSON.stringify(late)).not.toContain(client.displayName);
  });

  test('has no access to others’ submissions, nor have its panelists to its own', async () => {
    const bookingId = await submitted({}, rival);
    const body = { bookingId, comments: 'Hello' };
    expect((await call(addComments, { body }, supplier)).httpStatus).toBe(404);
    expect((await attach(supplier, bookingId, [])).httpStatus).toBe(404);
    const patch = { bookingId, candidateDetails: { education: 'None' } };
    expect((await call(updateCandidate, { body: patch }, supplier)).httpStatus).toBe(404);
    expect((await call(addComments, { body }, asha)).httpStatus).toBe(404);
    for (const spoofed of [{ vendorId: supplier.vendorId }, { userId: client.userId }]) {
      expect((await call(addComments, { body: { ...body, ...spoofed } }, rival)).httpStatus).toBe(403);
    }
    expect((await read(bookingId, client)).comments).toEqual([]);
  });
});

describe('a candidate known to the client', () => {
  const PAST = { startTime: '2020-01-01T10:00', endTime: '2020-01-01T11:00', timeZone: 'Asia/Kolkata' };

  async function knownToClient() {
    const known = scene.newCandidate();
    const body = aBooking({ ...aTime(), candidateDetails: known });
    expect((await call(createBooking, { body }, client)).httpStatus).toBe(201);
    return known;
  }

  test('does not show in an answer that any other error in the request would change', async () => {
    const { phone } = await knownToClient();
    const bookingId = await submitted();
    const edit = await change({ bookingId, candidateDetails: { phone }, proposedSlots: [PAST] }, supplier);
    expect(edit.code).toBe('TIME_IN_PAST');
    const candidateDetails = scene.newCandidate({ phone, email: client.email });
    expect((await scene.submit({ candidateDetails })).code).toBe('VALIDATION_FAILED');
  });

  test('is revealed to a supplier only so often a day, after which nothing is looked up', async () => {
    const candidateDetails = await knownToClient();
    const { jdId, newCandidate } = scene;
    const rtr = { candidateConfirmed: false, requestConfirmation: false };
    const body = { vendorId: client.vendorId, jdId, candidateDetails: newCandidate(), rtr };
    const headers = { 'idempotency-key': 'before-the-limit' };
    const submitOnce = () => call(createVendorBooking, { body }, rival, { headers });
    const { bookingId = '' } = await submitOnce();
    const answers = await Promise.all(
      Array.from({ length: LIMITS.knownCandidatesPerDay + 2 }, () =>
        scene.submit({ candidateDetails }, rival),
      ),
    );
    const codes = answers.map(({ code }) => code);
    expect(codes.filter((code) => code === 'DUPLICATE_SUBMISSION')).toHaveLength(
      LIMITS.knownCandidatesPerDay,
    );
    expect(await scene.submit({}, rival)).toMatchObject({
      httpStatus: 429,
      message: [expect.stringContaining('knows already')],
    });
    expect(await submitOnce(), 'what was answered before is repeated').toMatchObject({
      httpStatus: 201,
      bookingId,
    });
    const probe = { bookingId, candidateDetails: { phone: '98860 55555' } };
    expect((await change(probe, rival)).code).toBe('RATE_LIMITED');
    const patch = { body: { bookingId, candidateDetails: { phone: candidateDetails.phone } } };
    expect((await call(updateCandidate, patch, rival)).code).toBe('RATE_LIMITED');
    expect((await change({ bookingId, billRate: '90' }, rival)).httpStatus).toBe(200);
    expect((await scene.submit()).httpStatus).toBe(201);
  });

  test('stays the client’s own if a new address belongs to someone busy', async () => {
    const bookingId = await submitted();
    const time = aTime();
    const guest = { name: 'Vikram Shah', email: 'vikram@guests.example' };
    const other = { ...time, panelists: [guest], candidateDetails: scene.newCandidate() };
    expect((await call(createBooking, { body: aBooking(other) }, client)).httpStatus).toBe(201);
    await change({ bookingId, decision: 'ACCEPT', ...time }, client);
    const body = { bookingId, candidateDetails: { email: guest.email } };
    const refused = await call(updateCandidate, { body }, supplier);
    expect(refused).toMatchObject({ httpStatus: 409, code: 'SLOT_CONFLICT' });
    expect(refused.message?.join()).not.toMatch(/busy|IST|\d/);
    expect(refused).not.toHaveProperty('details');
  });
});

describe('editing a submission', () => {
  test('cannot propose times impossible for a meeting', async () => {
    const bookingId = await submitted();
    const at = (startTime: string, endTime: string) =>
      change({ bookingId, proposedSlots: [{ startTime, endTime, timeZone: 'Asia/Kolkata' }] }, supplier);
    for (const [start, end, field] of [
      ['2026-07-01T10:00', '2029-07-01T10:00', 'endTime'],
      ['9999-07-01T10:00', '9999-07-01T11:00', 'startTime'],
    ] as const) {
      expect((await at(start, end)).fieldErrors).toHaveProperty([`proposedSlots.0.${field}`]);
    }
  });

  test('keeps what the client learns of pay and offers private to the client', async () => {
    const bookingId = await submitted({ candidateDetails: scene.newCandidate({ expectedCtc: '2400000' }) });
    const candidateDetails = { expectedCtc: '3000000', offersInHand: 'One for more.' };
    await call(updateCandidate, { body: { bookingId, candidateDetails } }, client);
    const seen = async () => {
      const { expectedCtc, offersInHand } = (await read(bookingId, supplier)).candidateDetails;
      return [expectedCtc, offersInHand];
    };
    expect(await seen()).toEqual(['2400000', '']);
    await change({ bookingId, candidateDetails: { expectedCtc: '2600000' } }, supplier);
    expect(await seen()).toEqual(['2600000', '']);
    const { candidateDetails: known } = await read(bookingId, client);
    expect(known).toMatchObject({ expectedCtc: '2600000', offersInHand: 'One for more.' });
  });

  test('mails the client once an hour, however many edits there are', async () => {
    const bookingId = await submitted();
    const mails = async () => (await scene.kindsTo(client, bookingId)).length;
    for (const billRate of ['10', '11', '12']) await change({ bookingId, billRate }, supplier);
    expect(await mails()).toBe(2);
    scene.clock.advance({ hours: 1 });
    await change({ bookingId, billRate: '13' }, supplier);
    expect(await mails()).toBe(3);
    scene.clock.advance({ hours: -1 });
  });
});

describe('a supplier no longer associated with the client', () => {
  test.each(['SUSPENDED', 'ENDED'] as const)('reads, writes and withdraws while %s', async (status) => {
    const rtr = { candidateConfirmed: false, requestConfirmation: true };
    const bookingId = await submitted({ rtr });
    await setAssociation(scene, client, scene.associationId, status);
    expect((await read(bookingId, supplier)).allowedActions).toEqual(['comment', 'withdraw']);
    scene.clock.advance({ hours: 1 });
    const candidateDetails = { email: 'someone.else@candidate.example' };
    const refused = [
      await change({ bookingId, billRate: '1' }, supplier),
      await change({ bookingId, candidateDetails }, supplier),
      await call(updateCandidate, { body: { bookingId, candidateDetails } }, supplier),
      await call(resendRtrRequest, { params: { id: bookingId } }, supplier),
    ];
    scene.clock.advance({ hours: -1 });
    expect(refused.map(({ code }) => code)).toEqual(Array(4).fill('INVALID_TRANSITION'));
    expect(refused.map(({ message }) => message?.join()).join()).toMatch(/do not work together/);
    const body = { bookingId, comments: 'Thank you.' };
    expect((await call(addComments, { body }, supplier)).httpStatus).toBe(201);
    expect((await change({ bookingId, decision: 'WITHDRAW' }, supplier)).httpStatus).toBe(200);
    await setAssociation(scene, client, scene.associationId, 'ACTIVE');
  });
});

test('an export of the own submissions is one consistent list, whatever is submitted meanwhile', async () => {
  const jdId = await scene.addJob();
  const ids: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    scene.clock.advance({ seconds: 1 });
    ids.unshift(await submitted({ jdId }));
  }
  const session = await scene.context.readSession(supplier.token);
  if (!session) throw new Error('They are logged in.');
  const query = { submitterVendorId: supplier.vendorId, jdId };
  const list = readLongSubmissions(scene.context, session, query, 2);
  const read = async (page: number) => {
    const { data, page: read } = await list({ page, pageSize: 1 });
    return [read.total, ...data.map(({ bookingId }) => bookingId)];
  };
  expect(await read(1)).toEqual([3, ids[0]]);
  await submitted({ jdId });
  expect([await read(2), await read(3)]).toEqual([[3, ids[1]], [3]]);
});

describe('a client’s draft of a submission', () => {
  test('hides from its supplier what is being typed', async () => {
    const jdId = await scene.addJob();
    const later = await submitted({ jdId });
    const sooner = await submitted({ jdId });
    for (const bookingId of [later, sooner]) await change({ bookingId, decision: 'ACCEPT' }, client);
    const seen = async () => {
      const query = { submitterVendorId: supplier.vendorId, jdId, sort: 'startTime' as const };
      const { data } = await call(listSubmissions, { query }, supplier);
      return JSON.stringify([data, await read(later, supplier)]);
    };
    const before = await seen();
    for (const [bookingId, day] of [
      [later, '20'],
      [sooner, '10'],
    ] as const) {
      const { draft } = await read(bookingId, client);
      const [startTime, endTime] = [`2026-07-${day}T10:00`, `2026-07-${day}T11:00`];
      const meetingInfo = { startTime, endTime, timeZone: 'Europe/Madrid', mode: 'PHONE' as const };
      scene.clock.advance({ seconds: 5 });
      const saved = await call(saveDraft, { body: { ...draft, bookingId, meetingInfo } }, client);
      expect(saved.data?.meetingInfo.startLocal).toBe(startTime);
    }
    expect(await seen()).toBe(before);
    const { version } = await read(later, supplier);
    expect((await change({ bookingId: later, decision: 'WITHDRAW', version }, supplier)).httpStatus).toBe(
      200,
    );
  });
});
