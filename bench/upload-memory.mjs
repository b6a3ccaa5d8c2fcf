/**
 * The memory used by uploading and downloading 20 MB: starts the real server, creates an account, sends and fetches 20
 * MB files one by one and four at once, and samples the server's memory (Linux only). Run it with `node
 * bench/upload-memory.mjs`; the last line is the figure.
 *
 * The resident size is what the operating system sees (VmRSS in /proc), so it includes uncollected garbage; a server
 * test proves that no file is held in memory. Only small files are used for warming up: a process that has held a large
 * file once has room for the next, and would seem to hold none.
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
