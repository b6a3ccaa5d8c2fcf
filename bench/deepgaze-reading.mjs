/**
 * The impact of reading a large zip on other users: starts the real server, uploads a zip of resumes, and sends other
 * requests while it is read. Prints the reading speed, the latency of the other requests compared with before, and the
 * server's memory above idle (Linux only). Run it with `node bench/deepgaze-reading.mjs [files] [zip]`: without a zip,
 * one with invented people is generated, half PDF and half DOCX. DATABASE_URL names a PostgreSQL to use instead of the
 * embedded database.
 */
import { readFileSync } from 'node:fs';
import { aDocx } from '../packages/test-data/src/a-document.ts';
import { aResumeText } from '../packages/test-data/src/a-resume.ts';
import { aZip } from '../packages/test-data/src/a-zip.ts';
import { inProduct, namedDatabase, post, residentBytes } from './start-product.mjs';

const FILES = Number(process.argv[2] ?? 1000);
const MEGABYTE = 1024 * 1024;
const PAUSE_MILLIS = 20;
const ROUNDS_BEFORE = 50;
const GIVEN = ['Asha', 'Kabir', 'Nila', 'Ravi', 'Uma', 'Zoya', 'Meera', 'Rohan', 'Tara', 'Vikram'];
const FAMILY = ['Rao', 'Shah', 'Das', 'Menon', 'Sen', 'Khan', 'Nair', 'Iyer', 'Bose', 'Patel'];
const CITIES = ['Pune', 'Chennai', 'Kolkata', 'Mumbai', 'Hyderabad'];
const SKILLS = ['Java', 'Go', 'Python', 'Kubernetes', 'PostgreSQL', 'React', 'Terraform', 'Kafka'];
const SENTENCE =
  'Designed, built and ran services that answer many requests with few people to look after them. ';

const zip = process.argv[3] ? readFileSync(process.argv[3]) : makeZip(FILES);
await inProduct(run, namedDatabase());

async function run({ address, pid, token, userId }) {
  const headers = { authorization: `Bearer ${token}` };
  const get = async (path) => {
    const response = await fetch(`${address}/api${path}`, { headers });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return response.json();
  };
  const asked = {
    'a list of meetings': () => get('/booking/services/all?page=1'),
    oneself: () => get(`/recruiter/service?userId=${userId}`),
    'the zips': () => get('/deepgaze/zips'),
    'a question': () => post(address, '/deepgaze/query', { question: 'Who knows Java in Pune?' }, token),
  };
  for (let warm = 0; warm < 20; warm += 1) for (const ask of Object.values(asked)) await ask();
  const idle = residentBytes(pid);
  const before = listTimes(asked);
  for (let round = 0; round < ROUNDS_BEFORE; round += 1) await askAll(asked, before);

  const form = new FormData();
  form.append('file', new Blob([zip]), 'people.zip');
  const began = performance.now();
  const upload = await fetch(`${address}/api/deepgaze/deepgaze-upload/zip`, {
    method: 'POST',
    headers,
    body: form,
  });
  const { contextId, data, message } = await upload.json();
  if (upload.status !== 202) throw new Error(String(message));
  console.log(
    `${(zip.length / MEGABYTE).toFixed(1)} MB, ${data.total} files: answered after ${since(began)} ms`,
  );

  const meanwhile = listTimes(asked);
  let most = idle;
  let state = data;
  while (!/^READY|FAILED/.test(state.state)) {
    await askAll(asked, meanwhile);
    most = Math.max(most, residentBytes(pid));
    [state] = (await get(`/deepgaze/zips?contextId=${contextId}`)).data;
  }
  const seconds = (performance.now() - began) / 1000;
  console.log(`${state.state}: ${state.parsed} read, ${state.failed} failed, ${state.duplicates} duplicates`);
  console.log(`in ${seconds.toFixed(1)} s, ${(state.total / seconds).toFixed(1)} files a second`);
  for (const name of Object.keys(asked)) {
    console.log(`${name}: ${getSummary(meanwhile[name])}; before: ${getSummary(before[name])}`);
  }
  const megabytes = (bytes) => (bytes / MEGABYTE).toFixed(0);
  console.log(`memory: ${megabytes(idle)} MB idle, at most ${megabytes(most - idle)} MB more`);
}

function listTimes(asked) {
  return Object.fromEntries(Object.keys(asked).map((name) => [name, []]));
}

async function askAll(asked, times) {
  for (const [name, ask] of Object.entries(asked)) {
    const start = performance.now();
    await ask();
    times[name].push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MILLIS));
  }
}

function since(start) {
  return (performance.now() - start).toFixed(0);
}

function getSummary(millis) {
  const sorted = millis.toSorted((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))].toFixed(0);
  return `${sorted.length} requests, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms, most ${at(1)} ms`;
}

function makeZip(count) {
  const parts = [];
  for (let index = 0; index < count; index += 1) {
    const name = `${GIVEN[index % 10]} ${FAMILY[Math.floor(index / 10) % 10]}`;
    const text = aResumeText({
      name,
      email: `person${index}@candidate.example`,
      city: CITIES[index % CITIES.length],
      skills: [0, 1, 2].map((step) => SKILLS[(index + step * 3) % SKILLS.length]),
      more: `PROJECTS\n${`Project ${index}. ${SENTENCE}\n`.repeat(20)}`,
    });
    const isPdf = index % 2 === 0;
    const content = isPdf ? buildPdf(text) : buildDocx(text);
    parts.push({ name: `people/${index}.${isPdf ? 'pdf' : 'docx'}`, content });
  }
  return aZip(parts);
}

/** A PDF with 40 lines per page, in a font that every reader has. */
function buildPdf(text) {
  const lines = text.split('\n');
  const pages = Array.from({ length: Math.ceil(lines.length / 40) }, (_, page) =>
    lines.slice(page * 40, page * 40 + 40),
  );
  const objects = ['<</Type/Catalog/Pages 2 0 R>>', '', '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'];
  const kids = pages.map((shown) => {
    const words = shown.map((line) => `(${line.replaceAll(/[()\\]/g, '')}) Tj T*`).join('\n');
    const stream = `BT /F 9 Tf 18 TL 40 780 Td\n${words}\nET`;
    objects.push(`<</Length ${stream.length}>>stream\n${stream}\nendstream`);
    const resources = '/Resources<</Font<</F 3 0 R>>>>/MediaBox[0 0 595 842]';
    objects.push(`<</Type/Page/Parent 2 0 R${resources}/Contents ${objects.length} 0 R>>`);
    return `${objects.length} 0 R`;
  });
  objects[1] = `<</Type/Pages/Kids[${kids.join(' ')}]/Count ${kids.length}>>`;
  return printPdf(objects);
}

function printPdf(objects) {
  let text = '%PDF-1.7\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  return Buffer.from(
    `${text}${table}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`,
  );
}

/** A Word document with one paragraph per line. */
function buildDocx(text) {
  const document = `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${text
    .split('\n')
    .map((line) => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`)
    .join('')}</w:body></w:document>`;
  return aDocx('', [{ name: 'word/document.xml', content: document }]);
}
