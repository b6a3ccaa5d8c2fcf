/**
 * Operations slower than a read, in the largest organization: an export, concurrent meeting creation, a panel's free
 * times.
 */
import { DAY_MILLIS, HOUR_MILLIS } from '../../apps/server/src/lib/durations.ts';
import { watchCpu } from '../cpu-time.mjs';
import { post } from '../start-product.mjs';

const AT_ONCE = 32;
const MEETINGS = 320;
const QUESTIONS = 20;
const PANEL = 12;

/** Wall-clock and CPU milliseconds, and rates, by operation. */
export async function measureLargeWork(server, { url, tenant }) {
  const spent = await watchCpu({ url, pid: server.pid });
  const csv = await exportMeetings(server.address, tenant);
  const { node: csvNode, postgres: csvPostgres } = spent();
  await makeMeetings(server.address, tenant, 0, AT_ONCE);
  spent();
  const began = performance.now();
  await makeMeetings(server.address, tenant, AT_ONCE, MEETINGS);
  const creating = performance.now() - began;
  const { node: createNode } = spent();
  const slots = await askForSlots(server.address, tenant);
  return {
    csv: { ...csv, node: csvNode, postgres: csvPostgres },
    meetingsASecond: (1000 * MEETINGS) / creating,
    createNode: createNode / MEETINGS,
    slots,
  };
}

async function exportMeetings(address, { token }) {
  const began = performance.now();
  const response = await fetch(`${address}/api/booking/services/export`, { headers: bearer(token) });
  let first;
  let bytes = 0;
  for await (const chunk of response.body) {
    first ??= performance.now() - began;
    bytes += chunk.length;
  }
  return { first, whole: performance.now() - began, bytes };
}

async function makeMeetings(address, { token }, from, count) {
  const numbers = Array.from({ length: count }, (_, index) => from + index).values();
  const makeSome = async () => {
    for (const number of numbers) await makeMeeting(address, { token }, number);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, makeSome));
}

/** Its people have no other meetings, so none waits for another's time slot. */
export const makeMeeting = (address, { token }, number) =>
  post(address, '/booking/services', meetingAt(START, number), token);

const RUN = Date.now();
const START = Math.ceil(Date.now() / HOUR_MILLIS) * HOUR_MILLIS + 60 * DAY_MILLIS;

const meetingAt = (start, number) => ({
  meetingInfo: {
    startTime: new Date(start).toISOString(),
    endTime: new Date(start + HOUR_MILLIS).toISOString(),
    timeZone: 'Asia/Kolkata',
    meetingLink: 'https://meet.example/rooms/blue-heron',
  },
  candidateDetails: {
    candidateName: 'Meera Iyer',
    email: `meera${RUN}x${number}@candidate.example`,
    phone: '98765 43210',
  },
  panelists: [
    { name: 'Asha Rao', email: `asha${RUN}x${number}@guests.example` },
    { name: 'Olu Bello', email: `olu${RUN}x${number}@guests.example` },
  ],
  jobTitle: 'Senior Data Engineer',
  roundName: 'Technical 1',
});

/** The median time of asking when twelve panelists can meet within thirty days. */
export async function askForSlots(address, { token }, questions = QUESTIONS) {
  const headers = bearer(token);
  const list = await fetch(`${address}/api/panel/services/all?page=1&pageSize=${PANEL}`, { headers });
  const { data } = await list.json();
  const day = (ahead) => new Date(Date.now() + ahead * DAY_MILLIS).toISOString().slice(0, 10);
  const query = new URLSearchParams({
    panelistIds: data.map(({ panelistId }) => panelistId).join(','),
    durationMinutes: '60',
    timeZone: 'Asia/Kolkata',
    from: day(1),
    to: day(30),
    step: '15',
  });
  const millis = [];
  for (let n = 0; n < questions; n += 1) {
    const began = performance.now();
    const response = await fetch(`${address}/api/availability/services/slots?${query}`, { headers });
    await response.text();
    if (!response.ok) throw new Error(`Free times: ${response.status}`);
    millis.push(performance.now() - began);
  }
  return millis.toSorted((a, b) => a - b)[Math.floor(questions / 2)];
}

export const bearer = (token) => ({ authorization: `Bearer ${token}` });
