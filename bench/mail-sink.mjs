/** A local mail server that accepts every email and only counts how often each Message-ID arrived. */
import { once } from 'node:events';
import { createServer } from 'node:net';

const MESSAGE_ID = /^message-id:\s*(<[^>\r\n]{1,200}>)/im;
const END_OF_DATA = '\r\n.\r\n';

/** `counts` has a count per Message-ID; `stop` closes all connections. */
export async function startMailSink() {
  const counts = new Map();
  const sockets = new Set();
  const server = createServer((socket) => {
    sockets.add(socket.setNoDelay(true));
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    const note = (mail) => {
      const id = MESSAGE_ID.exec(mail)?.[1] ?? 'none';
      counts.set(id, (counts.get(id) ?? 0) + 1);
    };
    talk(socket, note);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { url: `smtp://127.0.0.1:${server.address().port}`, counts, stop };
}

/** The subset of SMTP a client needs to deliver email after email. */
function talk(socket, note) {
  let text = '';
  let isData = false;
  socket.setEncoding('latin1');
  socket.write('220 sink.example ESMTP\r\n');
  socket.on('data', (chunk) => {
    text += chunk;
    for (;;) {
      const mark = isData ? END_OF_DATA : '\r\n';
      const end = text.indexOf(mark);
      if (end < 0) return;
      const part = text.slice(0, end);
      text = text.slice(end + mark.length);
      if (isData) note(part);
      const verb = isData ? '' : part.slice(0, 4).toUpperCase();
      isData = verb === 'DATA';
      socket.write(isData ? '354 Go on\r\n' : verb === 'QUIT' ? '221 Bye\r\n' : '250 OK\r\n');
      if (verb === 'QUIT') socket.end();
    }
  });
}
