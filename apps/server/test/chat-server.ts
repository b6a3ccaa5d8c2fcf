import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

export type ChatRequest = {
  path: string;
  headers: IncomingHttpHeaders;
  body: { model: string; messages: { role: string; content: string }[] };
};

/** What is answered to a call: the text of a reply, or whatever the test does with the response. */
export type ChatReply = string | ((response: ServerResponse) => void);

const completion = (content: string) =>
  JSON.stringify({ choices: [{ index: 0, message: { role: 'assistant', content } }] });

/** An OpenAI-compatible endpoint on loopback that says what the test wants it to say, to each call in turn. */
export async function startChatServer() {
  const requests: ChatRequest[] = [];
  const sockets = new Set<Socket>();
  let reply: (request: ChatRequest) => ChatReply = () => '{}';
  const server = createServer(async (request, response) => {
    const text = (await request.toArray()).join('');
    const heard = {
      path: request.url ?? '',
      headers: request.headers,
      body: JSON.parse(text || '{}') as ChatRequest['body'],
    };
    requests.push(heard);
    const said = reply(heard);
    if (typeof said !== 'string') return said(response);
    response.writeHead(200, { 'content-type': 'application/json' }).end(completion(said));
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    /** What was heard since the last look. */
    heard: () => requests.splice(0),
    say: (next: typeof reply) => void (reply = next),
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

export type ChatServer = Awaited<ReturnType<typeof startChatServer>>;

/** An answer with this status, head and body. */
export const answering =
  (status: number, body: string, headers: Record<string, string> = {}) =>
  (response: ServerResponse): void =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);

/** Answers never, or stops in the middle. */
export const stalling = () => undefined;
export const stoppingHalfway = (response: ServerResponse): void =>
  void response
    .writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' })
    .write(completion('{"sent').slice(0, 60));

/** More than anyone reads. */
export function endless(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  const more = (): void => {
    if (!response.destroyed) response.write(' '.repeat(65_536), () => setImmediate(more));
  };
  more();
}
