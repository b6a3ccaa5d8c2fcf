import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';

/** How the server handles the next message. */
export type Behaviour = 'accept' | 'busy' | 'refuse' | 'refuse-recipient' | 'cut-after-data' | 'wait';

export type ReceivedMail = { to: string; raw: Buffer };

/** A local mail server that behaves as the test says and stores what it receives. */
export type MailServer = {
  url: string;
  /** Every message whose bytes arrived, including refused ones and those whose connection was cut. */
  received: ReceivedMail[];
  /** Counts every attempt at a recipient. */
  attempts: () => number;
  behave: (behaviour: Behaviour) => void;
  /** Releases the messages that `wait` holds. */
  release: () => void;
  stop: () => Promise<void>;
};

const refusal = (responseCode: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode });

export async function startMailServer(port = 0): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  let behaviour: Behaviour = 'accept';
  let attempts = 0;
  let waiting: (() => void)[] = [];

  const takeData = async (stream: SMTPServerDataStream, session: SMTPServerSession) => {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    received.push({
      to: session.envelope.rcptTo.map(({ address }) => address).join(),
      raw: Buffer.concat(chunks),
    });
    if (behaviour === 'wait') await new Promise<void>((resolve) => waiting.push(resolve));
    if (behaviour === 'busy') throw refusal(451, '4.3.2 The mailbox is being moved');
    if (behaviour === 'refuse') throw refusal(554, '5.7.1 This message is not wanted here');
  };

  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onRcptTo: (_address, _session, callback) => {
      attempts += 1;
      callback(behaviour === 'refuse-recipient' ? refusal(550, '5.1.1 No such mailbox') : null);
    },
    onData: (stream, session, callback) => {
      takeData(stream, session).then(
        () => {
          if (behaviour === 'cut-after-data') cutLines((line) => line.remotePort === session.remotePort);
          else callback(null, 'Queued as 4711');
        },
        (error: Error) => callback(error),
      );
    },
  });
  server.on('error', () => undefined);
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const cutLines = (isCut: (line: Socket) => boolean = () => true): void => {
    for (const line of [...sockets].filter(isCut)) line.destroy();
  };
  const listener = server.listen(port, '127.0.0.1');
  await once(listener, 'listening');
  return {
    url: `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    received,
    attempts: () => attempts,
    behave: (next) => {
      behaviour = next;
    },
    release: () => {
      behaviour = 'accept';
      for (const go of waiting) go();
      waiting = [];
    },
    stop: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      cutLines();
      await closed;
    },
  };
}
