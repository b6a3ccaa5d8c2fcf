import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';

import { npm } from '../lib/npm.mjs';
import { inRepository } from '../lib/repository.mjs';
import { run, tail } from '../lib/run.mjs';
import { readPlaywrightReport, readVitestReport } from './counts.mjs';

const logs = inRepository('test-results/logs');
/** Makes the type-aware linter collect garbage less often: a sixth less time for a tenth more memory. */
const CHECKING = { GOGC: '400' };
const resultLine = /^\s*(✓|✔|✗|✘|×|❯|↓|ok|x)\s/;

/** Runs each script of `npm run check` separately; each counts as one test. */
export async function runChecks(print) {
  const { scripts } = JSON.parse(readFileSync(inRepository('package.json'), 'utf8'));
  const results = [];
  for (const command of scripts.check.split('&&').map((part) => part.trim())) {
    const { code, output } = await npm(command.replace(/^npm /, '').split(' '), { env: CHECKING });
    const said = code === 0 ? {} : { why: tail(output, 12) };
    results.push({ id: command, status: code === 0 ? 'passed' : 'failed', ...said });
    print(`  ${code === 0 ? '✓' : '✗'} ${command}`);
    if (code !== 0) print(tail(output, 60));
  }
  return results;
}

/** Runs the tests of the given Vitest projects; `label` names the log and the report. */
export async function runVitest(print, label, projects, env = {}) {
  const report = freshReport(label);
  const args = [
    inRepository('node_modules/vitest/vitest.mjs'),
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    // Vitest's default leaves one core idle, which is half of a small machine.
    `--maxWorkers=${availableParallelism()}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const ended = await runLogged(print, label, args, { NO_COLOR: '1', ...env });
  return settle(print, ended, readVitestReport(report));
}

/** Runs the stories in a real browser; `browser` is the path of its executable. */
export async function runStories(print, browser) {
  const report = freshReport('e2e');
  const args = [
    inRepository('node_modules/@playwright/test/cli.js'),
    'test',
    '--config=e2e/playwright.config.ts',
  ];
  const env = { NO_COLOR: '1', FORCE_COLOR: '', CHROME_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const ended = await runLogged(print, 'e2e', [...args, '--reporter=list,json'], env);
  return settle(print, ended, readPlaywrightReport(report));
}

function freshReport(label) {
  mkdirSync(logs, { recursive: true });
  const report = `${logs}/${label}.json`;
  rmSync(report, { force: true });
  return report;
}

async function runLogged(print, label, args, env) {
  const logFile = `${logs}/${label}.log`;
  const onLine = (line) => resultLine.test(line) && print(line);
  return { label, ...(await run(process.execPath, args, { env, logFile, onLine })) };
}

// A runner may fail without a failed test (an unhandled rejection), and a run without tests proves nothing.
function settle(print, { label, code, output }, results) {
  const failed = results.some((result) => result.status === 'failed');
  if (code === 0 && !failed && results.length > 0) return results;
  print(`${tail(output, 80)}\n  The whole log is in test-results/logs/${label}.log`);
  if (results.length === 0) return [{ id: `${label} found no test`, status: 'failed' }];
  return failed ? results : [...results, { id: `${label} ended with code ${code}`, status: 'failed' }];
}
