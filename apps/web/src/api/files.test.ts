import * as files from '@slotwise/contract/files/files.endpoints';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aFailure } from '../../test/stub-api.ts';
import { startLoopback } from '../../test/loopback.ts';
import { fetchFile, startDownload } from './fetch-file.ts';
import { getRaw } from './get-raw.ts';
import { onSessionEnd } from './session-end.ts';
import { saveUser } from './session-storage.ts';
import { CANCELLED, uploadFile } from './upload-file.ts';

type Seen = Pick<IncomingMessage, 'method' | 'url' | 'headers'> & { body: string };

const stored = {
  documentId: 'd-1',
  fileName: 'resume.pdf',
  contentType: 'application/pdf',
  size: 8,
  sha256: 'ab',
  url: '/files/d-1',
};
const success = { status: 'success', data: stored, ...stored };
const aStored = { documentId: 'd-1', url: '/files/d-1' };
const aFile = () => new File(['%PDF-1.7'], 'résumé of Mira.pdf', { type: 'application/pdf' });

let seen: Seen[] = [];
let answer: (response: ServerResponse) => void;
let stop: () => Promise<void>;

function answerJson(status: number, body: unknown) {
  answer = (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

beforeEach(async () => {
  seen = [];
  saveUser({ token: 'is_token', vendorId: 'v', userId: 'u' });
  stop = await startLoopback((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method, url, headers } = request;
      seen.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
      answer(response);
    });
  });
});
afterEach(() => stop());

test('an upload carries the file in its field and the token, and reports its progress', async () => {
  answerJson(201, success);
  const onProgress = vi.fn();
  expect(await uploadFile(files.uploadFile, {}, aFile(), { onProgress })).toEqual(success);
  expect(seen[0]).toMatchObject({
    method: 'POST',
    url: '/api/files',
    headers: {
      authorization: 'Bearer is_token',
      'content-type': expect.stringMatching(/^multipart\/form-data; boundary=/),
    },
  });
  expect(seen[0]?.body).toMatch(
    /name="file"; filename="résumé of Mira.pdf"\r\nContent-Type: application\/pdf/,
  );
  const [sent, total] = onProgress.mock.lastCall as [number, number];
  expect(sent).toBe(total);
  expect(total).toBeGreaterThan(aFile().size);
});

test('an upload to an endpoint that takes bytes carries the file as it is', async () => {
  answerJson(201, success);
  const query = { fileName: 'a b.pdf' };
  expect(await uploadFile(files.uploadRawFile, { query }, aFile())).toEqual(success);
  expect(seen[0]).toMatchObject({ url: '/api/files/raw?fileName=a+b.pdf', body: '%PDF-1.7' });
});

test('an upload that the server refuses says why', async () => {
  answerJson(415, { ...aFailure('FILE_TYPE_NOT_ALLOWED'), message: 'This is a program.' });
  expect(await uploadFile(files.uploadFile, {}, aFile())).toMatchObject({
    code: 'FILE_TYPE_NOT_ALLOWED',
    message: ['This is a program.'],
  });
});

test('an upload without an answer, or with an invalid one, comes back as a failure', async () => {
  answer = (response) => response.destroy();
  expect(await uploadFile(files.uploadFile, {}, aFile())).toMatchObject({ status: 'error', code: 'NETWORK' });
  answer = (response) => response.writeHead(502).end('<html>Bad gateway</html>');
  expect(await uploadFile(files.uploadFile, {}, aFile())).toMatchObject({ status: 'error', code: 'NETWORK' });
});

test('a user cancels an upload before it starts or while the server is silent', async () => {
  const early = { signal: AbortSignal.abort() };
  expect(await uploadFile(files.uploadFile, {}, aFile(), early)).toMatchObject({ code: CANCELLED });
  expect(seen).toEqual([]);

  const stopping = new AbortController();
  answer = () => stopping.abort();
  const call = uploadFile(files.uploadFile, {}, aFile(), { signal: stopping.signal });
  expect(await call).toMatchObject({ status: 'error', code: CANCELLED });
});

test.each([
  ['an upload', () => uploadFile(files.uploadFile, {}, aFile())],
  ['a download', () => fetchFile(aStored)],
])('%s with an expired token announces the end of the session', async (_, call) => {
  const ended = vi.fn();
  const stopListening = onSessionEnd(ended);
  answerJson(401, aFailure('TOKEN_EXPIRED'));
  expect(await call()).toMatchObject({ code: 'TOKEN_EXPIRED' });
  expect(ended).toHaveBeenCalledTimes(1);
  stopListening();
});

test('a plain GET returns the response unread, and a refusal as a failure', async () => {
  answer = (response) => response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-1.7');
  const response = await getRaw(files.downloadFile, { params: { documentId: 'd 1' }, query: {} });
  expect(response).toBeInstanceOf(Response);
  expect((response as Response).headers.get('content-type')).toBe('application/pdf');
  expect(await (response as Response).text()).toBe('%PDF-1.7');
  expect(seen[0]).toMatchObject({ url: '/api/files/d%201', headers: { authorization: 'Bearer is_token' } });

  answerJson(404, aFailure('NOT_FOUND'));
  expect(await getRaw(files.downloadFile, { params: { documentId: 'd-2' }, query: {} })).toMatchObject({
    code: 'NOT_FOUND',
  });
});

test('a download that breaks off halfway is a failure, not half a file', async () => {
  answer = (response) => {
    response.writeHead(200, { 'content-length': '100' });
    response.write('%PDF', () => response.destroy());
  };
  expect(await fetchFile(aStored)).toMatchObject({ status: 'error', code: 'NETWORK' });
});

test('a download through the browser opens the ticket, or says why there is none', async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  answerJson(200, { status: 'success', url: '/d/ticket-1' });
  expect(await startDownload(aStored)).toBeNull();
  expect(seen[0]).toMatchObject({ method: 'POST', url: '/api/files/d-1/ticket' });
  expect(click.mock.contexts[0]).toHaveProperty('pathname', '/d/ticket-1');

  answerJson(404, aFailure('NOT_FOUND'));
  expect(await startDownload(aStored)).toMatchObject({ code: 'NOT_FOUND' });
  expect(click).toHaveBeenCalledTimes(1);
});
