import { MESSAGES } from '@slotwise/contract/messages';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { saveUser } from '#api/session-storage.ts';
import { onToast } from '#feedback/notify.ts';
import type { UploadOptions } from '#api/upload-file.ts';
import { createStore } from '../../../app/store.ts';
import { aZipRecord, ZIP_ID } from '../../../../test/deepgaze.ts';
import { startLoopback } from '../../../../test/loopback.ts';
import { aFailure } from '../../../../test/stub-api.ts';
import { listenToToasts } from '../../../../test/toasts.ts';
import { uploadZip } from '../deepgaze.actions.ts';

const texts = MESSAGES.deepgaze.upload;
const aFile = () => new File(['PK'], 'engineers.zip', { type: 'application/zip' });

const upload = (options: UploadOptions & { jdId?: string } = {}) =>
  createStore().dispatch(uploadZip(aFile(), options));

let answer: (response: ServerResponse) => void = () => undefined;
let seen: IncomingMessage[] = [];
let stop = async () => {};
let said: string[] = [];

beforeEach(async () => {
  seen = [];
  said = listenToToasts();
  saveUser({ token: 'is_token', vendorId: 'v', userId: 'u' });
  stop = await startLoopback((request, response) => {
    seen.push(request);
    request.resume().on('end', () => answer(response));
  });
});
afterEach(() => stop());

function answerJson(status: number, body: object) {
  const head = { 'content-type': 'application/json' };
  answer = (response) => response.writeHead(status, head).end(JSON.stringify(body));
}

test('a successful zip upload says so, and sends its job and the file’s key', async () => {
  const data = aZipRecord({ state: 'QUEUED', parsed: 0 });
  answerJson(202, { status: 'success', contextId: ZIP_ID, zipFileName: data.zipFileName, data });
  const options = { idempotencyKey: 'key-1', jdId: 'job-1' };
  expect(await upload(options)).toMatchObject({ contextId: ZIP_ID });
  expect(said).toEqual([texts.success]);
  expect(seen[0]).toMatchObject({ method: 'POST', url: '/api/deepgaze/deepgaze-upload/zip?jdId=job-1' });
  expect(seen[0]?.headers['idempotency-key']).toBe('key-1');
});

test('a refused zip shows the server’s reason', async () => {
  const refusal: unknown[] = [];
  const stopListening = onToast(({ messages }) => messages && refusal.push(...messages));
  answerJson(422, aFailure('ZIP_UNSAFE', { message: ['“../a.pdf” leads out of the zip.'] }));
  await upload();
  stopListening();
  expect(said).toEqual([texts.failure]);
  expect(refusal).toEqual(['“../a.pdf” leads out of the zip.']);
});

test('a zip upload without an answer from the server says so', async () => {
  answer = (response) => response.destroy();
  await upload();
  expect(said).toEqual([texts.exception]);
});

test('an upload cancelled by its own user shows no message', async () => {
  await upload({ signal: AbortSignal.abort() });
  expect(said).toEqual([]);
});
