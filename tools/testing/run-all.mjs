/** Runs the parts of `npm test` one after another and closes with the sum of all of them. Needs Node 24. */
import { startRealPostgres } from '../../apps/server/test/real-postgres.ts';
import { findBrowser } from '../../e2e/browser.ts';
import { ensureWebBuilt } from '../lib/build-web.mjs';
import { onStopRequest } from '../lib/child.mjs';
import { endWhatRuns } from '../lib/run.mjs';
import { Refusal, runScript, say } from '../lib/say.mjs';
import { closingLine, sumUp } from './counts.mjs';
import { installBrowser } from './install-browser.mjs';
import { runChecks, runStories, runVitest } from './parts.mjs';

const partNames = ['checks', 'contract', 'tools', 'web', 'server', 'e2e'];
const isCi = process.env.CI === 'true';

await runScript(async () => {
  const wanted = partsNamedBy(process.argv.slice(2));
  const cluster = wanted.some((part) => ['server', 'e2e'].includes(part)) ? await startCluster() : undefined;
  onStopRequest(async () => {
    endWhatRuns();
    await cluster?.stop();
    process.exit(130);
  });
  const results = await runParts(wanted, cluster).finally(() => cluster?.stop());
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

async function runParts(wanted, cluster) {
  const has = (part) => wanted.includes(part);
  const results = [];
  const part = async (title, work) => {
    const started = Date.now();
    say(`\n${title}`);
    const found = await work();
    const counted = closingLine(sumUp(found)).replace(/^/, '  ');
    say(`${counted} in ${((Date.now() - started) / 1000).toFixed(1)} s`.replace(/^ {2}/, '  → '));
    results.push(...found);
  };
  if (has('web') || has('e2e')) await part('Building the web app', buildWeb);
  if (has('checks')) await part('Checks', runChecks);
  const projects = ['contract', 'tools', 'web'].filter(has);
  if (projects.length > 0) await part(`Tests of ${projects.join(', ')}`, () => runVitest('unit', projects));
  if (has('server')) {
    await part('Tests of the server on the embedded store', () => runVitest('server-embedded', ['server']));
    await part('Tests of the server on PostgreSQL', () => serverOnPostgres(cluster, results));
  }
  if (has('e2e')) await part('Stories in a real browser', stories);
  return results;
}

async function buildWeb() {
  await ensureWebBuilt(process.execPath);
  return [{ id: 'the web app builds', status: 'passed' }];
}

// Without PostgreSQL each test of the server counts once more, as skipped: that is what was not shown.
function serverOnPostgres(cluster, results) {
  if (cluster) return runVitest('server-postgresql', ['server'], { TEST_DATABASE_URL: cluster.url });
  const tests = results.filter(({ id }) => id.includes('/apps/server/'));
  return tests.map(({ id }) => ({ id: `on PostgreSQL: ${id}`, status: isCi ? 'failed' : 'skipped' }));
}

async function stories() {
  const browser = findBrowser()?.path ?? (await installBrowser());
  if (browser) return runStories(browser);
  say('!!! There is no browser, and none could be installed: the stories are SKIPPED. !!!');
  say('!!! Install Chromium, or set CHROME_PATH. !!!');
  return [{ id: 'the stories in a browser', status: isCi ? 'failed' : 'skipped' }];
}

function report(results, sum) {
  const failed = results.filter((result) => result.status === 'failed');
  if (failed.length > 0) say(`\nFailed:\n${failed.map((result) => `  ${result.id}`).join('\n')}`);
  if (isCi && sum.skipped > 0) say('\nUnder CI nothing may be skipped, so this run has failed.');
  say(`\n${closingLine(sum)}`);
}
