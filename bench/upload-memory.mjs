/**
 * How much memory an upload and a download of 20 MB take: starts the real server, makes an account, sends and fetches
 * files of 20 MB one after the other and four at once, and samples the server's memory meanwhile (Linux only).
 * Run with `node bench/upload-memory.mjs`; the last line is the figure.
 *
 * The resident size is what the operating system sees, VmRSS of /proc, so it tells of garbage that was not collected yet as
 * well; that no file is held is proved by a test of the server's. It is warmed up with small files alone: a process that
 * has held a large file once has room for the next one, and would look as if it held none.
 */
import { inProduct, residentBytes } from './start-product.mjs';

const SIZE = 20 * 1024 * 1024;
const MEGABYTE = 1024 * 1024;

await inProduct(run);

async function run({ address, pid, token }) {
  const authorization = `Bearer ${token}`;

  const upload = async (length = SIZE) => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(length).fill(120)]), 'notes.txt');
    const response = await fetch(`${address}/api/files`, {
      method: 'POST',
      headers: { authorization },
      body: form,
    });
    if (response.status !== 201) throw new Error(await response.text());
    return (await response.json()).documentId;
  };
  const download = async (documentId) => {
    const response = await fetch(`${address}/api/files/${documentId}`, { headers: { authorization } });
    let size = 0;
    for await (const chunk of response.body) size += chunk.length;
    return size;
  };

  for (let turn = 0; turn < 30; turn += 1) await download(await upload(MEGABYTE / 2));
  let last = '';
  await report(pid, '6 uploads, one after the other', async () => {
    for (let turn = 0; turn < 6; turn += 1) last = await upload();
  });
  await report(pid, '6 downloads, one after the other', async () => {
    for (let turn = 0; turn < 6; turn += 1) await download(last);
  });
  await report(pid, '4 uploads at once', () => Promise.all([1, 2, 3, 4].map(() => upload())));
}

async function report(pid, title, work) {
  const before = residentBytes(pid);
  let peak = before;
  const sampling = setInterval(() => (peak = Math.max(peak, residentBytes(pid))), 5);
  const started = performance.now();
  await work();
  const millis = performance.now() - started;
  clearInterval(sampling);
  const megabytes = (bytes) => (bytes / MEGABYTE).toFixed(1);
  console.info(
    `${title} of 20 MB: ${Math.round(millis)} ms, resident ${megabytes(before)} MB, grew by ${megabytes(peak - before)} MB at most`,
  );
}
