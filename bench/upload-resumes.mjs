/** Uploads zips of resumes to the product, as a browser would. */
import { setTimeout as wait } from 'node:timers/promises';

const POLL_MS = 500;

/** Uploads a zip, waits until every file has been read, and returns it as the product lists it; fails if that is not possible. */
export async function uploadResumes({ address, token }, name, zip) {
  const headers = { authorization: `Bearer ${token}` };
  const body = new FormData();
  body.set('file', new Blob([zip], { type: 'application/zip' }), name);
  const sent = await fetch(`${address}/api/deepgaze/deepgaze-upload/zip`, { method: 'POST', headers, body });
  if (!sent.ok) throw new Error(`${name} was not taken: ${await sent.text()}`);
  const { contextId } = await sent.json();
  for (;;) {
    const answer = await fetch(`${address}/api/deepgaze/zips?contextId=${contextId}`, { headers });
    const [listed] = (await answer.json()).data;
    if (listed.state.startsWith('READY')) return listed;
    if (listed.state === 'FAILED') throw new Error(`${name} could not be read: ${listed.error}`);
    await wait(POLL_MS);
  }
}
