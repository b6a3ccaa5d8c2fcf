import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { mustEncrypt } from '../settings/must-encrypt.ts';
import { openSmtp } from './smtp-client.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A local mail server that records the senders and messages it receives. */
async function startServer(disabledCommands: string[]) {
  const heard: string[] = [];
  const server = new SMTPServer({
    disabledCommands,
    logger: false,
    onMailFrom: ({ address }, _session, done) => {
      heard.push(address);
      done(null);
    },
    onData: (stream, _session, done) => {
      stream.resume();
      stream.once('end', () => done(null, 'Queued'));
    },
  });
  server.on('error', () => undefined);
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  stops.push(() => server.close());
  return { url: `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`, heard };
}

async function sendTo(url: string, isEncrypted: boolean) {
  const client = openSmtp(url, { mustEncrypt: isEncrypted });
  stops.push(client.close);
  return client.send({ from: 'a@acme.example', to: 'b@globex.example', subject: 'Hello', text: 'Your link' });
}

test('sends nothing to a mail server without STARTTLS that must encrypt, and says why', async () => {
  const { url, heard } = await startServer(['AUTH', 'STARTTLS']);
  const answer = await sendTo(url, true);
  expect(answer.outcome).toBe('failed');
  expect(answer.answer).toContain('could not be encrypted');
  expect(heard).toEqual([]);
  expect(await sendTo(url, false)).toMatchObject({ outcome: 'accepted' });
});

test('sends nothing to a server whose certificate does not match its name', async () => {
  const { url, heard } = await startServer(['AUTH']);
  const answer = await sendTo(url, true);
  expect(answer.outcome).toBe('failed');
  expect(answer.answer).toContain('certificate');
  expect(heard).toEqual([]);
});

test('requires encryption for every mail server not on this machine, unless the operator says otherwise', () => {
  const isOn = { mailInsecure: false };
  for (const host of ['localhost', '127.0.0.1', '[::1]', '127.8.8.8'])
    expect(mustEncrypt(isOn, host)).toBe(false);
  for (const host of ['mail.example', '10.0.0.5', '127.example']) expect(mustEncrypt(isOn, host)).toBe(true);
  expect(mustEncrypt({ mailInsecure: true }, 'mail.example')).toBe(false);
});
