/** Runs the parts of `npm test` and prints their total. Needs Node 24. */
import { rmSync } from 'node:fs';

import { startRealPostgres } from '../../apps/server/test/real-postgres.ts';
import { findBrowser } from '../../e2e/browser.ts';
import { ensureWebBuilt } from '../lib/build-web.mjs';
import { onStopRequest } from '../lib/child.mjs';
import { inRepository } from '../lib/repository.mjs';
import { endWhatRuns } from '../lib/run.mjs';
import { Refusal, runScript, say } from '../lib/say.mjs';
import { closingLine, failureLines, sumUp } from './counts.mjs';
import { installBrowser } from './install-browser.mjs';
import { runLanes } from './lanes.mjs';
import { makeMemoryFolder } from './memory-folder.mjs';
import { runChecks, runStories, runVitest } from './parts.mjs';

const partNames = ['checks', 'contract', 'tools', 'web', 'server', 'e2e'];
const isCi = process.env.CI === 'true';

await runScript(async () => {
  const wanted = partsNamedBy(process.argv.slice(2));
  const memory = makeMemoryFolder();
  if (memory) process.env.TMPDIR = memory;
  // Untrusted files are parsed in short-lived threads; without a compile cache, loading the modules takes a third of
  // such a test.
  process.env.NODE_COMPILE_CACHE ??= inRepository('node_modules/.cache/compiled');
  const cluster = wanted.some((part) => ['server', 'e2e'].includes(part)) ? await startCluster() : undefined;
  const cleanUp = async () => {
    await cluster?.stop();
    if (memory) rmSync(memory, { recursive: true, force: true });
  };
  let isStopping = false;
  onStopRequest(async () => {
    isStopping = true;
    endWhatRuns();
    await cleanUp();
    process.exit(130);
  });
  // After Ctrl-C, an ending part could only report that it was stopped.
  const print = (text) => isStopping || say(text);
  const results = await runLanes(listLanes(wanted, cluster), print).finally(cleanUp);
  const sum = sumUp(results);
  report(results, sum);
  process.exitCode = sum.failed > 0 || (isCi && sum.skipped > 0) ? 1 : 0;
});

function partsNamedBy(names) {
  const unknown = names.filter((name) => !partNames.includes(name));
  if (unknown.length > 0)
    throw new Refusal(`There is no part ${unknown.join(', ')}; there are ${partNames.join(', ')}.`);
  return names.length > 0 ? names : partNames;
}

async function startCluster() {
  const cluster = await startRealPostgres();
  if (cluster) return cluster;
  say('\n!!! PostgreSQL 15 or newer is not installed: every test on a real PostgreSQL is SKIPPED. !!!');
  say('!!! On Debian: apt-get install postgresql-15. Elsewhere: put the folder of initdb into PATH. !!!\n');
  return undefined;
}

/**
 * Most parts spend much of their time waiting for a browser, a database or a time-out. So up to four lanes run in
 * parallel (the stories, tests without a database, and the server on each database), and the cores are hardly ever
 * idle. They share no database, port or file.
 */
function listLanes(wanted, cluster) {
  const has = (part) => wanted.includes(part);
  const projects = ['contract', 'tools', 'web'].filter(has);
  const build = has('web') || has('e2e') ? [part('Building the web app', buildWeb)] : [];
  const units = [];
  if (has('checks')) units.push(part('Checks', runChecks));
  if (projects.length > 0)
    units.push(part(`Tests of ${projects.join(', ')}`, (print) => runVitest(print, 'unit', projects)));
  const onPostgres = [part('Tests of the server on PostgreSQL', serverOnPostgres(cluster))];
  const embedded = [part('Tests of the server on the embedded store', serverEmbedded(cluster))];
  const lanes = has('e2e')
    ? [[...build, part('Stories in a real browser', stories)], units]
    : [[...build, ...units]];
  // Without a cluster, the PostgreSQL tests are counted from the embedded results, so they run after those.
  const server = cluster ? [onPostgres, embedded] : [[...embedded, ...onPostgres]];
  return [...lanes, ...(has('server') ? server : [])].filter((lane) => lane.length > 0);
}

function part(title, work) {
  return { title, work };
}

async function buildWeb() {
  await ensureWebBuilt(process.execPath);
  return [{ id: 'the web app builds', status: 'passed' }];
}

// Embedded-database tests that need PostgreSQL use this run's cluster, which is stopped however the run ends.
// vitest.config.ts decides which tests run on which database.
function serverEmbedded(cluster) {
  const env = cluster ? { TEST_CLUSTER_URL: cluster.url, TEST_STORE: 'embedded' } : {};
  return (print) => runVitest(print, 'server-embedded', ['server'], env);
}

// Without PostgreSQL, each server test counts a second time, as skipped, since it was not tested there.
function serverOnPostgres(cluster) {
  const env = { TEST_DATABASE_URL: cluster?.url };
  if (cluster) return (print) => runVitest(print, 'server-postgresql', ['server'], env);
  return async (print, results) => {
    const tests = results.filter(({ id }) => id.includes('/apps/server/'));
    return tests.map(({ id }) => ({ id: `on PostgreSQL: ${id}`, status: isCi ? 'failed' : 'skipped' }));
  };
}

async function stories(print) {
  const browser = findBrowser()?.path ?? (await installBrowser());
  if (browser) return runStories(print, browser);
  print('!!! There is no browser, and none could be installed: the stories are SKIPPED. !!!');
  print('!!! Install Chromium, or set CHROME_PATH. !!!');
  return [{ id: 'the stories in a browser', status: isCi ? 'failed' : 'skipped' }];
}

function report(results, sum) {
  const failed = results.filter((result) => result.status === 'failed');
  if (failed.length > 0) say(`\nFailed:\n${failed.map(failureLines).join('\n')}`);
  if (isCi && sum.skipped > 0) say('\nUnder CI nothing may be skipped, so this run has failed.');
  say(`\n${closingLine(sum)}`);
}
