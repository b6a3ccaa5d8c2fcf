import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  answering,
  type ChatReply,
  type ChatServer,
  endless,
  stalling,
  startChatServer,
  stoppingHalfway,
} from '../../../test/chat-server.ts';
import { askChatModel, ChatFailure } from './chat-model.ts';

let server: ChatServer;
let elsewhere: ChatServer;

beforeAll(async () => {
  server = await startChatServer();
  elsewhere = await startChatServer();
});
afterAll(async () => {
  await server.stop();
  await elsewhere.stop();
});
beforeEach(() => {
  server.heard();
  elsewhere.heard();
});

const MESSAGES = [
  { role: 'system' as const, content: 'Be plain.' },
  { role: 'user' as const, content: 'Who knows Java?' },
];
const ask = (millis = 10_000, key = 'sk-canary') =>
  askChatModel({ url: server.url, key, name: 'small' }, MESSAGES, AbortSignal.timeout(millis));

async function getFailure(reply: ChatReply, millis?: number): Promise<ChatFailure> {
  server.say(() => reply);
  const failure: unknown = await ask(millis).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ChatFailure);
  return failure as ChatFailure;
}

test('sends the model only the messages, and returns its text', async () => {
  server.say(() => 'Meera Nair.');
  expect(await ask()).toBe('Meera Nair.');
  const [request] = server.heard();
  expect(request).toMatchObject({
    path: '/v1/chat/completions',
    headers: { authorization: 'Bearer sk-canary' },
  });
  expect(request?.body).toEqual({ model: 'small', messages: MESSAGES });
});

test('sends no key to an endpoint without one, not even from the environment', async () => {
  process.env['OPENAI_API_KEY'] = 'sk-of-someone-else';
  try {
    server.say(() => 'Yes.');
    await ask(10_000, '');
    expect(server.heard()[0]?.headers.authorization).toBe('Bearer none');
  } finally {
    delete process.env['OPENAI_API_KEY'];
  }
});

describe('a failure states its kind without repeating anything from the endpoint', () => {
  const SECRETS = JSON.stringify({ error: { message: 'sk-canary Who knows Java?' } });

  test.each<[string, ChatReply, Partial<ChatFailure>]>([
    ['429', answering(429, SECRETS, { 'retry-after': '7' }), { fault: 'BUSY', status: 429, waitSeconds: 7 }],
    ['503', answering(503, SECRETS), { fault: 'BUSY', status: 503, waitSeconds: 0 }],
    [
      '429 with a date',
      answering(429, SECRETS, { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' }),
      { fault: 'BUSY', waitSeconds: 0 },
    ],
    ['500', answering(500, SECRETS, { 'x-should-retry': 'true' }), { fault: 'BROKEN', status: 500 }],
    ['401', answering(401, SECRETS), { fault: 'BROKEN', status: 401 }],
    [
      'a page of HTML',
      answering(200, '<html>sk-canary</html>', { 'content-type': 'text/html' }),
      { fault: 'BROKEN' },
    ],
    ['broken JSON', answering(200, '{"choices":[{"mess'), { fault: 'BROKEN' }],
    ['no choices', answering(200, '{"choices":[]}'), { fault: 'BROKEN' }],
    ['null', answering(200, 'null'), { fault: 'BROKEN' }],
    ['nothing', answering(204, ''), { fault: 'BROKEN' }],
    [
      'calls of tools',
      answering(
        200,
        '{"choices":[{"message":{"role":"assistant","content":null,"tool_calls":[{"id":"1","type":"function","function":{"name":"delete_all","arguments":"{}"}}]}}]}',
      ),
      { fault: 'BROKEN' },
    ],
    ['a cut line', (response) => void response.destroy(), { fault: 'UNREACHABLE' }],
    ['a bomb', answeringBomb, { fault: 'UNREACHABLE' }],
    ['a body without end', endless, { fault: 'UNREACHABLE' }],
  ])('%s', async (_title, reply, expected) => {
    const failure = await getFailure(reply);
    expect(failure).toMatchObject(expected);
    expect(`${failure.message}${String(failure.cause)}`).not.toMatch(/canary|Java/);
    expect(server.heard()).toHaveLength(1);
  });

  test.each([301, 302, 307, 308])('does not follow a redirect with %i', async (status) => {
    const failure = await getFailure(
      answering(status, '', { location: `${elsewhere.url}/chat/completions` }),
    );
    expect(failure.fault).toBe('UNREACHABLE');
    expect(elsewhere.heard()).toEqual([]);
  });

  test.each([
    ['never', stalling],
    ['half', stoppingHalfway],
  ])('gives up in time on a reply that comes %s', async (_title, reply) => {
    const began = performance.now();
    expect((await getFailure(reply, 300)).fault).toBe('TOO_SLOW');
    expect(performance.now() - began).toBeLessThan(3000);
  });

  test('no one there', async () => {
    const gone = await startChatServer();
    await gone.stop();
    const call = askChatModel({ url: gone.url, key: '', name: 'x' }, MESSAGES, AbortSignal.timeout(5000));
    await expect(call).rejects.toMatchObject({ fault: 'UNREACHABLE' });
  });
});

function answeringBomb(response: Parameters<Exclude<ChatReply, string>>[0]): void {
  response
    .writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
    .end(gzipSync(Buffer.alloc(50_000_000)));
}
