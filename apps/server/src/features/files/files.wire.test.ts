import { aPdf } from '@slotwise/test-data/a-document';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asVendor, toVendorId } from '#db/tenancy.ts';
import { startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';
import { uploadsTo, type Uploads } from '../../../test/uploads.ts';
import { openFile, storeUpload } from './files.service.ts';

const BOUNDARY = 'boundary-7f3a';
/** Long enough for a busy machine to respond in between. */
const IDLE_MILLIS = 1500;

let app: TestApp;
let admin: TestUser;
let uploads: Uploads;

beforeAll(async () => {
  app = await startTestApp({ config: { uploadIdleMillis: IDLE_MILLIS } });
  admin = await app.signUp('Northbridge Talent');
  uploads = await uploadsTo(app);
});
afterAll(() => app.stop());

async function leftovers(): Promise<unknown[]> {
  const { rows } = await asVendor(app.context.db, toVendorId(admin.vendorId), (tx) =>
    tx.executeSql('select file_name from file'),
  );
  const incoming = join(app.context.config.dataDir, 'files', 'incoming');
  return [...rows, ...(existsSync(incoming) ? readdirSync(incoming) : [])];
}

const getPart = (disposition: string, content: string | Buffer = aPdf()) =>
  Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
const filePart = getPart('name="file"; filename="cv.pdf"');
const END = Buffer.from(`--${BOUNDARY}--\r\n`);

const send = (body: Buffer, type = `multipart/form-data; boundary=${BOUNDARY}`, path = '/files') =>
  uploads.post(path, admin.token, { body: new Uint8Array(body), headers: { 'content-type': type } });

describe('a form that is not one file in the field "file" is refused entirely', () => {
  test.each<[string, Buffer, RegExp]>([
    ['two files', Buffer.concat([filePart, filePart, END]), /more than one file/],
    ['another field', Buffer.concat([getPart('name="document"; filename="cv.pdf"'), END]), /field "file"/],
    ['no file', Buffer.concat([getPart('name="kind"', 'RESUME'), END]), /no file/],
    ['nothing', END, /no file|cannot be read/],
    ['a text in the field', Buffer.concat([getPart('name="file"', 'text'), END]), /no file/],
    ['no end', filePart, /cut|cannot be read/],
    [
      'a field that is cut behind the file',
      Buffer.concat([filePart, getPart('name="kind"', 'RESUME').subarray(0, -3)]),
      /cut|cannot be read/,
    ],
    ['half a file', filePart.subarray(0, filePart.length - 40), /cut|cannot be read/],
    [
      'another boundary',
      Buffer.from(filePart.toString('latin1').replaceAll(BOUNDARY, 'other'), 'latin1'),
      /no file|cannot be read/,
    ],
    [
      'a hundred fields',
      Buffer.concat([...Array.from({ length: 100 }, () => getPart('name="a"', 'x')), filePart, END]),
      /too many parts|no file/,
    ],
    [
      'a name of 100 kB',
      Buffer.concat([getPart(`name="file"; filename="${'x'.repeat(100_000)}.pdf"`), END]),
      /./,
    ],
    [
      'a line end in the name',
      Buffer.concat([getPart(`name="file"; filename*=UTF-8''cv%0D%0AX%3A%20y.pdf`), END]),
      /no file/,
    ],
    ['no name', Buffer.concat([getPart('name="file"; filename=""'), END]), /no file|no ending/],
  ])('%s', async (_title, body, says) => {
    const { httpStatus, body: answer } = await send(body);
    expect([400, 415]).toContain(httpStatus);
    expect(answer.message?.join()).toMatch(says);
    expect(await leftovers()).toEqual([]);
  });

  test.each<[string, { type: string; path: string }, number, RegExp]>([
    ['no boundary', { type: 'multipart/form-data', path: '/files' }, 400, /boundary/],
    [
      'another kind of form',
      { type: 'application/x-www-form-urlencoded', path: '/files' },
      415,
      /multipart\/form-data/,
    ],
    ['JSON', { type: 'application/json', path: '/files' }, 415, /multipart\/form-data/],
    [
      'a form as raw bytes',
      { type: `multipart/form-data; boundary=${BOUNDARY}`, path: '/files/raw?fileName=cv.pdf' },
      415,
      /not a form/,
    ],
    [
      'raw bytes without a name',
      { type: 'application/pdf', path: '/files/raw' },
      400,
      /fileName is required/,
    ],
  ])('%s', async (_title, { type, path }, status, says) => {
    const { httpStatus, body } = await send(Buffer.concat([filePart, END]), type, path);
    expect([httpStatus, body.message?.join()]).toEqual([status, expect.stringMatching(says)]);
    expect(await leftovers()).toEqual([]);
  });

  test.each([
    ['filename="../../../etc/cron.d/cv.pdf"', 'cv.pdf'],
    ['filename="C:\\\\temp\\\\cv.pdf"', 'cv.pdf'],
    ['filename="cv\u202Efdp.pdf"', 'cvfdp.pdf'],
    [`filename="${'n'.repeat(300)}.pdf"`, `${'n'.repeat(116)}.pdf`],
    [`filename*=UTF-8''R%C3%A9sum%C3%A9%3A%20y.pdf`, 'Résumé_ y.pdf'],
  ])('but a bad name is cleaned: %s', async (parameter, expected) => {
    const { httpStatus, body } = await send(Buffer.concat([getPart(`name="file"; ${parameter}`), END]));
    expect([httpStatus, body.fileName]).toEqual([201, expected]);
    const { headers } = await uploads.get(`/api/files/${body.documentId}`, admin.token);
    expect(headers.get('content-disposition')).toContain(`filename*=UTF-8''${encodeURIComponent(expected)}`);
    await asVendor(app.context.db, toVendorId(admin.vendorId), (tx) => tx.executeSql('delete from file'));
  });
});

describe('a connection', () => {
  const head = (path: string, headers: string) =>
    `POST /api${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${admin.token}\r\n${headers}\r\n\r\n`;
  const chunk = (bytes: Buffer) =>
    Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);
  const RAW = '/files/raw?fileName=cv.pdf';
  const countOpen = () => (process.platform === 'linux' ? readdirSync('/proc/self/fd').length : 0);

  test('that pauses too long gets an error and leaves nothing', async () => {
    const answer = await uploads.sendRaw([head(RAW, 'Transfer-Encoding: chunked'), chunk(aPdf())]);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('so the upload was given up');
    await expect.poll(leftovers).toEqual([]);
  });

  test('that never ends its form after the file has uploaded nothing', async () => {
    const type = `Content-Type: multipart/form-data; boundary=${BOUNDARY}`;
    const answer = await uploads.sendRaw([
      head('/files', `${type}\r\nTransfer-Encoding: chunked`),
      chunk(Buffer.concat([filePart, getPart('name="kind"', 'RESUME').subarray(0, -3)])),
    ]);
    expect(answer).toContain('so the upload was given up');
    await expect.poll(leftovers).toEqual([]);
  });

  test('that sends an endless chunk is also ended by the idle limit', async () => {
    const answer = await uploads.sendRaw([head(RAW, 'Transfer-Encoding: chunked'), 'ffffff\r\n%PDF-1.7']);
    expect(answer).toContain('so the upload was given up');
    await expect.poll(leftovers).toEqual([]);
  });

  test('that sends a file in two halves succeeds', async () => {
    const bytes = aPdf();
    const half = Math.floor(bytes.length / 2);
    const socket = connect({ host: '127.0.0.1', port: Number(new URL(uploads.address).port) });
    let answer = '';
    socket.on('data', (data: Buffer) => (answer += data));
    socket.write(head(RAW, `Content-Length: ${bytes.length}`));
    socket.write(bytes.subarray(0, half));
    await expect.poll(leftovers).toHaveLength(2);
    socket.write(bytes.subarray(half));
    await expect.poll(() => answer).toMatch(/^HTTP\/1\.1 201 /);
    socket.destroy();
    await asVendor(app.context.db, toVendorId(admin.vendorId), (tx) => tx.executeSql('delete from file'));
  });

  test('that breaks in the middle leaves nothing', async () => {
    const socket = connect({ host: '127.0.0.1', port: Number(new URL(uploads.address).port) });
    socket.write(head(RAW, 'Content-Length: 100000'));
    socket.write(aPdf());
    await expect.poll(leftovers).not.toEqual([]);
    socket.resetAndDestroy();
    await expect.poll(leftovers).toEqual([]);
    expect(app.logged.filter((line) => line.includes('request failed'))).toEqual([]);
  });

  test('that breaks amid JSON is not logged as a defect either', async () => {
    const socket = connect({ host: '127.0.0.1', port: Number(new URL(uploads.address).port) });
    socket.resume();
    socket.write(
      'POST /api/authenticate HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n',
    );
    socket.end('{"username":');
    await once(socket, 'close');
    // Another request is answered after the server has dealt with the first.
    await fetch(`${uploads.address}/readyz`);
    expect(app.logged.filter((line) => line.includes('request failed'))).toEqual([]);
  });

  test('that announces more than the limit is answered before sending anything', async () => {
    const answer = await uploads.sendRaw([head(RAW, 'Content-Length: 900000000')]);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain('at most 20 MB');
  });

  test('of an organization with too many uploads or downloads is refused, others are not', async () => {
    const other = await app.signUp('Riverside Search');
    const [own, foreign] = await Promise.all(
      [admin, other].map(({ token }) => app.context.readSession(token)),
    );
    const { promise: isCut, resolve: cut } = Promise.withResolvers<void>();
    const arriving = async function* (): AsyncGenerator<Buffer> {
      yield aPdf().subarray(0, 5);
      await isCut;
      throw new Error('Cut off.');
    };
    const store = (uploader: typeof own) =>
      storeUpload(app.context, uploader!, { fileName: 'cv.pdf', bytes: arriving() });
    const many = Array.from({ length: 51 }, () => store(own));
    await expect(store(own)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    const ended = Promise.allSettled([...many, store(foreign)]);
    cut();
    const reasons = (await ended).map((one) => (one as PromiseRejectedResult).reason as Error);
    expect(new Set(reasons.map(({ message }) => message))).toEqual(new Set(['Cut off.']));

    const { body } = await uploads.upload(admin.token, 'cv.pdf', aPdf());
    const open = () => openFile(app.context, toVendorId(admin.vendorId), body.documentId ?? '');
    const before = countOpen();
    const files = await Promise.all(Array.from({ length: 100 }, open));
    await expect(open()).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await Promise.all(files.map(({ bytes }) => once(bytes.destroy(), 'close')));
    await once((await open()).bytes.resume(), 'close');
    await expect.poll(countOpen).toBeLessThanOrEqual(before + 1);
  });

  test('without a session is refused before a byte is read', async () => {
    const anonymous = `POST /api${RAW} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n`;
    expect(await uploads.sendRaw([anonymous])).toMatch(/^HTTP\/1\.1 401 /);
  });

  test('that stops reading a download midway keeps nothing open', async () => {
    const { body } = await uploads.upload(admin.token, 'big.pdf', aPdf('x', 19 * 1024 * 1024));
    const before = countOpen();
    for (let turn = 0; turn < 5; turn += 1) {
      const controller = new AbortController();
      const response = await fetch(`${uploads.address}/api/files/${body.documentId}`, {
        headers: { authorization: `Bearer ${admin.token}` },
        signal: controller.signal,
      });
      const reader = response.body?.getReader();
      await reader?.read();
      controller.abort();
    }
    await expect.poll(countOpen).toBeLessThanOrEqual(before + 1);
  });
});
