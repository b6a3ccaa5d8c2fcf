import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';

import { npm } from '../lib/npm.mjs';
import { inRepository } from '../lib/repository.mjs';
import { run, tail } from '../lib/run.mjs';
import { readPlaywrightReport, readVitestReport } from './counts.mjs';

const logs = inRepository('test-results/logs');
const resultLine = /^\s*(✓|✔|✗|✘|×|❯|↓|ok|x)\s/;

/** Each script of `npm run check`, run by itself; each counts as one test. */
export async function runChecks() {
  const { scripts } = JSON.parse(readFileSync(inRepository('package.json'), 'utf8'));
  const results = [];
  for (const command of scripts.check.split('&&').map((part) => part.trim())) {
    const { code, output } = await npm(command.replace(/^npm /, '').split(' '));
    results.push({ id: command, status: code === 0 ? 'passed' : 'failed' });
    console.log(`  ${code === 0 ? '✓' : '✗'} ${command}`);
    if (code !== 0) console.log(tail(output, 60));
  }
  return results;
}

/** The tests of the given Vitest projects; `label` names the log and the report. */
export async function runVitest(label, projects, env = {}) {
  const report = freshReport(label);
  const args = [
    inRepository('node_modules/vitest/vitest.mjs'),
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    // The runner's default leaves one core idle, which is half of a small machine.
    `--maxWorkers=${availableParallelism()}`,
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  ];
  const { code, output } = await runLogged(label, args, { NO_COLOR: '1', ...env });
  return settle(label, code, output, readVitestReport(report));
}

/** The stories in a real browser; `browser` is the path of its program. */
export async function runStories(browser) {
  const report = freshReport('e2e');
  const args = [
    inRepository('node_modules/@playwright/test/cli.js'),
    'test',
    '--config=e2e/playwright.config.ts',
  ];
  const env = { NO_COLOR: '1', FORCE_COLOR: '', CHROME_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const { code, output } = await runLogged('e2e', [...args, '--reporter=list,json'], env);
  return settle('e2e', code, output, readPlaywrightReport(report));
}

function freshReport(label) {
  mkdirSync(logs, { recursive: true });
  const report = `${logs}/${label}.json`;
  rmSync(report, { force: true });
  return report;
}

function runLogged(label, args, env) {
  return run(process.execPath, args, {
    env,
    logFile: `${logs}/${label}.log`,
    show: (line) => resultLine.test(line),
  });
}

// A runner may fail without a failed test (an unhandled rejection), and one that found no test has shown nothing.
function settle(label, code, output, results) {
  const failed = results.some((result) => result.status === 'failed');
  if (code === 0 && !failed && results.length > 0) return results;
  console.log(`${tail(output, 80)}\n  The whole log is in test-results/logs/${label}.log`);
  if (results.length === 0) return [{ id: `${label} found no test`, status: 'failed' }];
  return failed ? results : [...results, { id: `${label} ended with code ${code}`, status: 'failed' }];
}
