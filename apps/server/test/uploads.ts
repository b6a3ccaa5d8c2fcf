import type { StoredFile } from '@slotwise/contract/files/files.schema';
import { connect } from 'node:net';
import type { TestApp } from './test-app.ts';

type Body = Partial<StoredFile> & { status: string; code?: string; message?: string[]; url?: string };
type Reply = { httpStatus: number; body: Body };

/** Uploads and downloads over real sockets, both as browsers do and as no one should. */
export async function uploadsTo({ app }: TestApp) {
  const address = await app.listen({ host: '127.0.0.1', port: 0 });

  const post = async (path: string, token: string, init: RequestInit): Promise<Reply> => {
    const headers = { ...init.headers, authorization: `Bearer ${token}` };
    const response = await fetch(`${address}/api${path}`, { ...init, method: 'POST', headers });
    return { httpStatus: response.status, body: (await response.json()) as Body };
  };

  const upload = (token: string, fileName: string, bytes: Buffer, field = 'file'): Promise<Reply> => {
    const form = new FormData();
    form.append(field, new Blob([new Uint8Array(bytes)]), fileName);
    return post('/files', token, { body: form });
  };

  const get = (path: string, token?: string): Promise<Response> =>
    fetch(address + path, token ? { headers: { authorization: `Bearer ${token}` } } : {});

  /** Sends bytes on a bare socket and returns the response until the server closes, or `until` matches. */
  const sendRaw = (parts: (string | Buffer)[], { end = false, until = /\r\n\r\n\{/ } = {}): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = connect({ host: '127.0.0.1', port: Number(new URL(address).port) });
      let answer = '';
      socket.on('data', (chunk: Buffer) => {
        answer += chunk;
        if (until.test(answer)) socket.destroy();
      });
      socket.on('close', () => resolve(answer));
      socket.on('error', reject);
      for (const part of parts) socket.write(part);
      if (end) socket.destroySoon();
    });

  return { address, post, upload, get, sendRaw };
}

export type Uploads = Awaited<ReturnType<typeof uploadsTo>>;
