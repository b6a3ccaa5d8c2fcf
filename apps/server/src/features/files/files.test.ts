import * as endpoints from '@slotwise/contract/files/files.endpoints';
import { createPanelist } from '@slotwise/contract/panelists/panelist-changes.endpoints';
import { aPanelist } from '@slotwise/test-data/a-panelist';
import { aDoc } from '@slotwise/test-data/a-compound-file';
import { aDocx, anOdt, anRtf, aPdf } from '@slotwise/test-data/a-document';
import { aJpeg, aPng } from '@slotwise/test-data/a-picture';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asVendor, toVendorId } from '#db/tenancy.ts';
import { startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';
import { uploadsTo, type Uploads } from '../../../test/uploads.ts';
import { requireReader } from './file-access.service.ts';
import { sweepFiles, sweepStrayBytes } from './files.jobs.ts';
import { attachFiles, getFiles } from './files.service.ts';
import { releaseUnheld } from './held-files.service.ts';

let app: TestApp;
let acme: TestUser;
let globex: TestUser;
let uploads: Uploads;

beforeAll(async () => {
  app = await startTestApp();
  acme = await app.signUp('Acme Talent');
  globex = await app.signUp('Globex Search');
  uploads = await uploadsTo(app);
});
afterAll(() => app.stop());

const inAcme = <T>(work: Parameters<typeof asVendor<T>>[2]) =>
  asVendor(app.context.db, toVendorId(acme.vendorId), work);
const getFolder = ({ vendorId }: TestUser) => join(app.context.config.dataDir, 'files', vendorId);
const listFiles = (user: TestUser): string[] => readdirSync(getFolder(user));

async function uploadAs(user: TestUser, fileName = 'cv.pdf', bytes = aPdf()) {
  const { httpStatus, body } = await uploads.upload(user.token, fileName, bytes);
  expect([httpStatus, body.message]).toEqual([201, undefined]);
  return { ...body, documentId: body.documentId ?? '' };
}
const download = (user: TestUser, documentId: string) => uploads.get(`/api/files/${documentId}`, user.token);
const attach = (documentIds: string[], uploader: TestUser) =>
  inAcme((tx) => attachFiles(tx, documentIds, { uploader, now: app.clock.now() }));

describe('an uploader', () => {
  test.each([
    ['cv.pdf', aPdf(), 'application/pdf'],
    ['CV.PDF', aPdf(), 'application/pdf'],
    ['cv.docx', aDocx(), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['cv.doc', aDoc(), 'application/msword'],
    ['cv.odt', anOdt(), 'application/vnd.oasis.opendocument.text'],
    ['cv.rtf', anRtf(), 'application/rtf'],
    ['cv.txt', Buffer.from('Meera Nair\nRésumé'), 'text/plain'],
    ['me.png', aPng(), 'image/png'],
    ['me.jpeg', aJpeg(), 'image/jpeg'],
  ])('stores %s and reads the same bytes again', async (fileName, bytes, contentType) => {
    const file = await uploadAs(acme, fileName, bytes);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const { documentId } = file;
    const expected = {
      documentId,
      fileName,
      contentType,
      size: bytes.length,
      sha256,
      url: `/files/${documentId}`,
    };
    expect(file).toEqual({ status: 'success', ...expected, data: expected });
    const response = await download(acme, documentId);
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': contentType,
      'content-disposition': `attachment; filename="${fileName}"; filename*=UTF-8''${fileName}`,
      'content-length': String(bytes.length),
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });

  test('sends the raw bytes and names them in the address', async () => {
    const bytes = aPdf();
    const path = `/files/raw?fileName=${encodeURIComponent('Résumé Meera.pdf')}`;
    const { httpStatus, body } = await uploads.post(path, acme.token, { body: new Uint8Array(bytes) });
    expect([httpStatus, body.fileName, body.size]).toEqual([201, 'Résumé Meera.pdf', bytes.length]);
    const { headers } = await download(acme, body.documentId ?? '');
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="R_sum_ Meera.pdf"; filename*=UTF-8''R%C3%A9sum%C3%A9%20Meera.pdf`,
    );
  });

  test('leaves nothing readable on disk', async () => {
    await uploadAs(acme, 'canary.pdf', aPdf('Quetzalcoatlus', 200_000));
    const files = readdirSync(app.context.config.dataDir, { recursive: true, withFileTypes: true });
    const read = files.filter((entry) => entry.isFile());
    expect(read.length).toBeGreaterThan(1);
    for (const { parentPath, name } of read) {
      expect(readFileSync(join(parentPath, name)).includes('Quetzalcoatlus'), name).toBe(false);
    }
    expect(app.logged.join('')).not.toContain('canary');
  });
});

describe('a stranger to a file', () => {
  test('from another organization finds nothing', async () => {
    const { documentId } = await uploadAs(acme);
    expect((await download(globex, documentId)).status).toBe(404);
    const ticket = await app.call(
      endpoints.createDownloadTicket,
      { params: { documentId }, query: {} },
      globex,
    );
    expect(ticket.httpStatus).toBe(404);
  });

  test('from the same organization finds nothing while no record contains it', async () => {
    const email = 'colleague@acme.example';
    await app.call(createPanelist, { body: aPanelist({ email }) }, acme);
    const colleague = await app.accept(email, 'invite');
    const { documentId } = await uploadAs(acme);
    expect((await download(colleague, documentId)).status).toBe(404);
    expect((await download(acme, documentId)).status).toBe(200);
  });

  test('without a session is asked to log in', async () => {
    const { documentId } = await uploadAs(acme);
    expect((await uploads.get(`/api/files/${documentId}`)).status).toBe(401);
    expect((await uploads.upload('is_none', 'cv.pdf', aPdf())).httpStatus).toBe(401);
  });

  test('finds nothing under an unknown id', async () => {
    expect((await download(acme, uuidv7())).status).toBe(404);
  });
});

describe('a download ticket', () => {
  const ticketFor = async (documentId: string): Promise<string> =>
    (await app.call(endpoints.createDownloadTicket, { params: { documentId }, query: {} }, acme)).url ?? '';

  test('opens the file once, without a session', async () => {
    const bytes = aPdf('by ticket');
    const { documentId } = await uploadAs(acme, 'cv.pdf', bytes);
    const url = await ticketFor(documentId);
    expect(url).toMatch(/^\/d\/[\w-]{43}$/);
    const first = await uploads.get(url);
    expect(Buffer.from(await first.arrayBuffer()).equals(bytes)).toBe(true);
    expect(first.headers.get('content-security-policy')).toBe(
      "sandbox; default-src 'none'; frame-ancestors 'none'",
    );
    const second = await uploads.get(url);
    expect([second.status, await second.json()]).toMatchObject([410, { code: 'LINK_EXPIRED' }]);
    expect(app.logged.join('')).not.toContain(url.slice(3));
  });

  test('expires after a minute', async () => {
    const url = await ticketFor((await uploadAs(acme)).documentId);
    app.clock.advance({ seconds: 61 });
    expect((await uploads.get(url)).status).toBe(410);
  });

  test('that was never issued opens nothing', async () => {
    for (const text of ['x', 'A'.repeat(43), '..%2f..%2fetc%2fpasswd']) {
      expect((await uploads.get(`/d/${text}`)).status).toBe(410);
    }
  });
});

describe('a record with files', () => {
  test('attaches its writer’s own files, in the given order', async () => {
    const [a, b] = [await uploadAs(acme, 'a.pdf'), await uploadAs(acme, 'b.pdf')];
    const tied = await attach([b.documentId, a.documentId], acme);
    expect(tied.map(({ fileName }) => fileName)).toEqual(['b.pdf', 'a.pdf']);
    expect(tied[0]).toMatchObject({ uploadedBy: acme.userId, uploadedByEmail: acme.email });
    const read = await inAcme((tx) => getFiles(tx, [a.documentId, uuidv7()]));
    expect(read.map(({ fileName }) => fileName)).toEqual(['a.pdf']);
  });

  test('refuses someone else’s file, an unknown one and another organization’s alike', async () => {
    const own = await uploadAs(acme);
    const foreign = await uploadAs(globex);
    const someone = { ...acme, userId: uuidv7() };
    for (const [ids, who] of [
      [[own.documentId], someone],
      [[own.documentId, uuidv7()], acme],
      [[foreign.documentId], acme],
    ] as const) {
      await expect(attach([...ids], who)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    }
  });

  test('takes its file over from the uploader: only those who may read the record can read it', async () => {
    const { documentId } = await uploadAs(acme);
    await attach([documentId], acme);
    expect((await download(acme, documentId)).status).toBe(404);
    const session = {
      ...acme,
      vendorId: toVendorId(acme.vendorId),
      vendorName: 'Acme Talent',
      role: 'ADMIN' as const,
      timeZone: 'UTC',
    };
    const listAsked = (...answers: boolean[]) =>
      requireReader(
        app.context,
        session,
        documentId,
        answers.map((answer) => async () => answer),
      );
    await expect(listAsked(false, true)).resolves.toBeUndefined();
    await expect(listAsked(false, false)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await inAcme((tx) => releaseUnheld(tx, [documentId]));
    expect((await download(acme, documentId)).status).toBe(200);
  });
});

describe('a file damaged in the store', () => {
  const getPath = async (documentId: string): Promise<string> => {
    const { rows } = await inAcme((tx) =>
      tx.executeSql('select storage_key from file where document_id = $1', [documentId]),
    );
    return join(getFolder(acme), String(rows[0]?.['storage_key']));
  };

  test('is refused with a message if truncated', async () => {
    const { documentId } = await uploadAs(acme, 'cv.pdf', aPdf('x', 300_000));
    truncateSync(await getPath(documentId), 200_000);
    const response = await download(acme, documentId);
    const { code, message } = (await response.json()) as { code: string; message: string[] };
    expect([response.status, code, message.join()]).toEqual([
      500,
      'INTERNAL',
      expect.stringMatching(/damaged.*backup/),
    ]);
  });

  test('never ends like a complete one if altered further in', async () => {
    const { documentId } = await uploadAs(acme, 'cv.pdf', aPdf('x', 3_000_000));
    const path = await getPath(documentId);
    const bytes = readFileSync(path);
    bytes.writeUInt8(bytes.readUInt8(2_900_000) ^ 1, 2_900_000);
    writeFileSync(path, bytes);
    const response = await download(acme, documentId);
    await expect(response.arrayBuffer()).rejects.toThrow();
  });
});

describe('the sweep', () => {
  test('removes day-old unattached files and leftovers of a crash, and nothing else', async () => {
    const tidy = await app.signUp('Tidy House');
    const vendorId = toVendorId(tidy.vendorId);
    const inTidy = (text: string, values: unknown[] = []) =>
      asVendor(app.context.db, vendorId, (tx) => tx.executeSql(text, values));
    const kept = await uploadAs(tidy, 'kept.pdf');
    await asVendor(app.context.db, vendorId, (tx) =>
      attachFiles(tx, [kept.documentId], { uploader: tidy, now: app.clock.now() }),
    );
    await uploadAs(tidy, 'forgotten.pdf');
    const [stray, foreign] = [tidy.vendorId, uuidv7()].map((owner) => leaveStrayBytes(owner));
    await inTidy(
      `insert into file select vendor_id, $1, $2, file_name, content_type, 0, '', 'PENDING', uploaded_by,
       uploaded_by_email, uploaded_at from file where document_id = $3`,
      [uuidv7(), uuidv7(), kept.documentId],
    );
    app.clock.advance({ hours: 12 });
    const fresh = await uploadAs(await app.logIn(tidy.email), 'fresh.pdf');
    app.clock.advance({ hours: 12, seconds: 1 });
    await sweepFiles(app.context);
    await sweepStrayBytes(app.context);

    const { rows } = await inTidy('select document_id, storage_key from file order by document_id');
    expect(rows.map((row) => row['document_id'])).toEqual([kept.documentId, fresh.documentId]);
    expect(new Set(listFiles(tidy))).toEqual(new Set(rows.map((row) => row['storage_key'])));
    expect([stray, foreign].map((path) => existsSync(path ?? ''))).toEqual([false, true]);
  });

  test('removes at once what was being written when a folder’s only server ended', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'slotwise-ended-'));
    const incoming = join(dataDir, 'files', 'incoming');
    mkdirSync(incoming, { recursive: true });
    const path = join(incoming, uuidv7());
    writeFileSync(path, 'half of an upload');
    utimesSync(path, new Date(0), new Date(0));
    const next = await startTestApp({ config: { dataDir } });
    expect(readdirSync(incoming)).toEqual([]);
    await next.stop();
    rmSync(dataDir, { recursive: true });
  });

  test('removes at once uploads cut off when the only server ended', async () => {
    const cut = await app.signUp('Cut House');
    const { documentId } = await uploadAs(cut);
    const inCut = (text: string, values: unknown[] = []) =>
      asVendor(app.context.db, toVendorId(cut.vendorId), (tx) => tx.executeSql(text, values));
    for (const [state, contentType] of [
      ['PENDING', 'application/pdf'],
      ['STORED', 'application/zip'],
    ]) {
      await inCut(
        `insert into file select vendor_id, $1, $2, file_name, $3, 0, '', $4, uploaded_by, uploaded_by_email,
         uploaded_at from file where document_id = $5`,
        [uuidv7(), uuidv7(), contentType, state, documentId],
      );
    }
    const left = async () => (await inCut('select document_id from file')).rows.length;
    await sweepFiles(app.context);
    expect(await left()).toBe(3);
    await sweepFiles(app.context, new Date(app.clock.now().getTime() + 1));
    expect(await left()).toBe(1);
  });

  /** Old bytes without a row. */
  function leaveStrayBytes(vendorId: string): string {
    const folder = join(app.context.config.dataDir, 'files', vendorId);
    const path = join(folder, uuidv7());
    mkdirSync(folder, { recursive: true });
    writeFileSync(path, 'bytes of a crash');
    utimesSync(path, new Date(0), new Date(0));
    return path;
  }
});
