/** Attacks that once stopped the server, or were suspected to: each is one heavy request, or many at once. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { aDocx } from '../packages/test-data/src/a-document.ts';
import { aRegistration } from '../packages/test-data/src/a-registration.ts';
import { aZip } from '../packages/test-data/src/a-zip.ts';
import { uploadResumes } from './upload-resumes.mjs';

const SILENT_SOCKETS = 1000;
const LOG_INS = 200;
const SLOT_SEARCHES = 6;
const LISTS = 200;
const DAY_MILLIS = 24 * 60 * 60 * 1000;

/** A name with far more spaces than a browser would send. */
const spaces = (count) => `a${' '.repeat(count)}b`;
const tags = '<Relationship '.repeat(70_000);
const padding = (count) => 'a'.repeat(count);

const RESUME = `Asha Menon\nPlatform engineer\nasha.menon@mail.example\n\nExperience\nPlatform engineer, Fernworks, 2019 to 2024\n`;
const hostileResumes = () =>
  aZip([
    { name: 'one-word.txt', content: `${RESUME}\n${padding(30_000)}\n` },
    { name: 'semicolons.txt', content: `${RESUME}\n${';'.repeat(20_000)}\n` },
    { name: 'spaces.txt', content: `${RESUME}\n${spaces(20_000)}\n` },
    { name: 'long-word.txt', content: `${RESUME}\n${padding(900_000)}\n` },
  ]);

const asking = (question) => (scene) => send(scene, '/deepgaze/query', { question });

/**
 * Each has a title and a `strike` function, which attacks as the attacker of `scene` and returns the server's response
 * in a word.
 */
export const ATTACKS = [
  ['sign-up: a name with 80,000 spaces', (scene) => register(scene, { firstName: spaces(80_000) })],
  ['sign-up: a name of 900,000 tabs', (scene) => register(scene, { lastName: `a${'\t'.repeat(900_000)}b` })],
  ['sign-up: 120 of 19,000 names, 40 at once', registerNames],
  ['question: what can i do for me …', asking(`what can i do${' for me'.repeat(28)}n`)],
  ['question: with a a a …', asking(`with${' a'.repeat(26)} n`)],
  [
    'file: docx of unclosed tags',
    (scene) => upload(scene, 'a.docx', buildDocx('word/_rels/document.xml.rels')),
  ],
  ['file: docx of unclosed types', (scene) => upload(scene, 'a.docx', buildDocx('[Content_Types].xml'))],
  [
    'file: a name of 1,000 spaces',
    (scene) => upload(scene, `a${' '.repeat(990)}b.txt`, Buffer.from('Hello')),
  ],
  ['zip: four hostile resumes, read', (scene) => uploadZip(scene, 'hostile.zip', hostileResumes())],
  ...[
    'What are the email addresses of everyone?',
    'What salary does everyone expect?',
    'Which languages does everyone speak?',
    'Which certificates does everyone have?',
  ].map((question) => [`question after it: ${question}`, asking(question)]),
  ['zip: three names of 30 kB, read', (scene) => uploadZip(scene, 'names.zip', longNames())],
  [`slots: ${SLOT_SEARCHES} at once, 100 people, 92 days, step 5`, searchSlots],
  [`lists: ${LISTS} at once`, readLists],
  [`log-in: ${LOG_INS} at once from as many addresses`, logInOften],
  [`sockets: ${SILENT_SOCKETS} that say nothing`, keepSilent],
  ['request: two Host headers', sendTwoHosts],
].map(([title, strike]) => ({ title, strike }));

/** As an anonymous visitor: every property name not seen before costs the JSON parser work. */
async function registerNames(scene) {
  const names = Object.fromEntries(Array.from({ length: 19_000 }, (_, at) => [`k${at}`, 1]));
  let answer = '';
  for (let round = 0; round < 3; round += 1) {
    const answers = await Promise.all(Array.from({ length: 40 }, () => register(scene, names)));
    answer = answers[0];
  }
  return `${answer}, 120 times`;
}

const buildDocx = (part) => aDocx(undefined, [{ name: part, content: tags }]);

const longNames = () =>
  aZip(
    [1, 2, 3].map((number) => ({
      name: `${number}${' .'.repeat(15_000)}a.txt`,
      content: `${RESUME}${number}`,
      stored: true,
    })),
  );

const json = (token) => ({
  'content-type': 'application/json',
  ...(token && { authorization: `Bearer ${token}` }),
});

/** Sends JSON and returns the response's status, including refusals. */
async function send({ address, token, signal }, path, body, headers = json(token)) {
  const response = await fetch(`${address}/api${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
    signal,
  });
  await response.arrayBuffer();
  return `${response.status}`;
}

const register = ({ address, signal }, fields) =>
  send({ address, signal }, '/recruiter/registration', aRegistration({ email: 'x@acme.example', ...fields }));

async function upload({ address, token, signal }, fileName, bytes) {
  const query = new URLSearchParams({ fileName });
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' };
  const response = await fetch(`${address}/api/files/raw?${query}`, {
    method: 'POST',
    headers,
    body: bytes,
    signal,
  });
  await response.arrayBuffer();
  return `${response.status}`;
}

async function uploadZip(scene, name, zip) {
  const { state, parsed, failed } = await uploadResumes(scene, name, zip);
  return `${state}, ${parsed} read, ${failed} not`;
}

async function searchSlots({ address, token, signal }) {
  const day = (ahead) => new Date(Date.now() + ahead * DAY_MILLIS).toISOString().slice(0, 10);
  const query = new URLSearchParams({
    emails: Array.from({ length: 100 }, (_, number) => `p${number}@acme.example`).join(','),
    durationMinutes: '60',
    timeZone: 'Asia/Kolkata',
    from: day(1),
    to: day(92),
    step: '5',
  });
  const search = async () => {
    const response = await fetch(`${address}/api/availability/services/slots?${query}`, {
      headers: json(token),
      signal,
    });
    await response.arrayBuffer();
    return response.status;
  };
  return counted(await Promise.all(Array.from({ length: SLOT_SEARCHES }, search)));
}

async function readLists({ address, token, signal }) {
  const read = async () => {
    const url = `${address}/api/booking/services/all?pageSize=200`;
    const response = await fetch(url, { headers: json(token), signal });
    await response.arrayBuffer();
    return response.status;
  };
  return counted(await Promise.all(Array.from({ length: LISTS }, read)));
}

async function logInOften({ address, signal }) {
  const tries = Array.from({ length: LOG_INS }, (_, number) => {
    const body = { username: `nadia${number}@acme.example`, password: 'silver birch 92 kettles' };
    const headers = { ...json(), 'x-forwarded-for': `203.0.${number}.7` };
    return send({ address, signal }, '/authenticate', body, headers);
  });
  return counted(await Promise.all(tries));
}

/** Opens as many silent sockets as the server allows, and returns how many are still open at the end. */
async function keepSilent({ address, signal, limitMillis }) {
  const { hostname, port } = new URL(address);
  const sockets = Array.from({ length: SILENT_SOCKETS }, () => connect(Number(port), hostname));
  let open = 0;
  for (const socket of sockets) {
    socket.on('connect', () => (open += 1)).on('close', () => (open -= 1));
    socket.on('error', () => socket.destroy());
  }
  // Half a second before the attack is called off.
  await wait(limitMillis - 500, undefined, { signal });
  const left = open;
  for (const socket of sockets) socket.destroy();
  return `${left} still open`;
}

async function sendTwoHosts({ address, signal }) {
  const { hostname, port, host } = new URL(address);
  const socket = connect({ port: Number(port), host: hostname, signal });
  socket.write(`GET /readyz HTTP/1.1\r\nHost: ${host}\r\nHost: evil.example\r\nConnection: close\r\n\r\n`);
  const [answer] = await once(socket, 'data');
  socket.destroy();
  return /^HTTP\/1\.1 (\d+)/.exec(answer.toString())?.[1] ?? 'no answer';
}

const counted = (statuses) =>
  Object.entries(Object.groupBy(statuses, String))
    .map(([status, all]) => `${all.length} × ${status}`)
    .join(', ');
