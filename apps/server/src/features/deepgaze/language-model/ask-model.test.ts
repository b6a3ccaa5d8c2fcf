import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { answering, type ChatServer, startChatServer } from '../../../../test/chat-server.ts';
import { askModel } from './ask-model.service.ts';

let server: ChatServer;
beforeAll(async () => {
  server = await startChatServer();
});
afterAll(() => server.stop());

const PROMPT = { system: 'Be plain.', user: 'Who?' };
const REPLY = answering(200, '{"choices":[{"message":{"content":"No one."}}]}');

test('runs three questions of an organization at once, queues eight, and runs another organization’s meanwhile', async () => {
  const held: ServerResponse[] = [];
  server.say(() => (response) => void held.push(response));
  const model = { url: server.url, key: '', name: 'small' };
  const late = new AbortController().signal;
  const asked = Array.from({ length: 12 }, () => askModel(model, PROMPT, { owner: 'acme', late }));
  await expect(asked[11]).rejects.toMatchObject({ fault: 'BUSY' });
  await vi.waitFor(() => expect(held).toHaveLength(3), 20_000);
  const other = askModel(model, PROMPT, { owner: 'globex', late });
  await vi.waitFor(() => expect(held).toHaveLength(4), 20_000);
  held.splice(3).forEach(REPLY);
  expect(await other).toBe('No one.');
  server.say(() => REPLY);
  held.forEach(REPLY);
  expect(await Promise.all(asked.slice(0, 11))).toEqual(Array.from({ length: 11 }, () => 'No one.'));
  expect(server.heard()).toHaveLength(12);
});

test('someone who waited too long sends no call any more', async () => {
  const model = { url: server.url, key: '', name: 'small' };
  server.say(() => REPLY);
  await expect(askModel(model, PROMPT, { owner: 'acme', late: AbortSignal.abort() })).rejects.toMatchObject({
    fault: 'TOO_SLOW',
  });
  expect(server.heard()).toEqual([]);
});

test('a call ends when no one waits for it, without blaming the model', async () => {
  const model = { url: server.url, key: '', name: 'small' };
  const late = new AbortController().signal;
  for (let asked = 0; asked < 3; asked += 1) {
    const caller = new AbortController();
    const { promise: cut, resolve } = Promise.withResolvers<void>();
    server.say(() => (response) => {
      response.once('close', resolve);
      caller.abort();
    });
    const asking = askModel(model, PROMPT, { owner: 'acme', late, gone: caller.signal });
    await expect(asking).rejects.toMatchObject({ fault: 'TOO_SLOW' });
    await cut;
  }
  server.say(() => REPLY);
  expect(await askModel(model, PROMPT, { owner: 'acme', late })).toBe('No one.');
});
