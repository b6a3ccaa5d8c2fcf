import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

export type ChatRequest = {
  path: string;
  headers: IncomingHttpHeaders;
  body: { model: string; messages: { role: string; content: string }[] };
};

/** The response to a call: a reply's text, or whatever the test does with the response. */
export type ChatReply = string | ((response: ServerResponse) => void);

const completion = (content: string) =>
  JSON.stringify({ choices: [{ index: 0, message: { role: 'assistant', content } }] });

/** A local OpenAI-compatible endpoint that replies as the test wants, to one call after another. */
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
    /** The requests received since the last call. */
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

/** A response with this status, headers and body. */
export const answering =
  (status: number, body: string, headers: Record<string, string> = {}) =>
  (response: ServerResponse): void =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);

/** Never responds, or stops halfway. */
export const stalling = () => undefined;
export const stoppingHalfway = (response: ServerResponse): void =>
  void response
    .writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' })
    .write(completion('{"sent').slice(0, 60));

/** More than anyone would read. */
export function endless(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  const more = (): void => {
    if (!response.destroyed) response.write(' '.repeat(65_536), () => setImmediate(more));
  };
  more();
}
