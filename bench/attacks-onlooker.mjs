/**
 * Another organization's user during an attack, in a separate thread: sends a light request every 25 ms without waiting
 * for the previous response, and reports each request's latency.
 */
import { parentPort, workerData } from 'node:worker_threads';

const EVERY_MILLIS = 25;
const { address, token } = workerData;
const headers = { authorization: `Bearer ${token}` };
const PATHS = ['/readyz', '/api/panel/services/all', '/readyz', '/api/jd/services/all'];

const waits = [];
const failures = [];
const underWay = new Set();
let number = 0;

async function ask(path) {
  const started = performance.now();
  underWay.add(started);
  try {
    const response = await fetch(address + path, { headers });
    await response.arrayBuffer();
    if (!response.ok) failures.push(`${path}: ${response.status}`);
  } catch (error) {
    failures.push(`${path}: ${error.cause?.code ?? error.message}`);
  } finally {
    underWay.delete(started);
    waits.push(performance.now() - started);
  }
}

const timer = setInterval(() => void ask(PATHS[number++ % PATHS.length]), EVERY_MILLIS);

/** A pending request counts with its waiting time so far. */
function answer() {
  const now = performance.now();
  const waiting = [...underWay].map((started) => now - started);
  parentPort.postMessage({ waits: [...waits.splice(0), ...waiting], failures: failures.splice(0), waiting });
}

parentPort.on('message', (message) => {
  if (message === 'report') return answer();
  clearInterval(timer);
  parentPort.close();
});
