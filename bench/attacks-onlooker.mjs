/**
 * Another organization's user while the server is attacked, in a thread of its own: asks for little every 25 ms, whether
 * the last answer is there or not. Says for each request how long it waited.
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

/** A request that is still waiting counts with what it has waited. */
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
