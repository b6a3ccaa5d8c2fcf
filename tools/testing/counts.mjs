import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

const LINES_OF_A_FAILURE = 12;

/**
 * The results of a Vitest run from its JSON report as `{ id, status, why }`: status is passed, failed or skipped, `why`
 * a failure's message. A file that could not be loaded is one failure, and so is a run without a report.
 */
export function readVitestReport(path) {
  if (!existsSync(path)) return [{ id: 'the runner ended without a report', status: 'failed' }];
  const report = JSON.parse(readFileSync(path, 'utf8'));
  return report.testResults.flatMap((file) => {
    const tests = file.assertionResults.map((test) => ({
      id: `${file.name} > ${test.fullName}`,
      status: getStatus(test.status),
      why: (test.failureMessages ?? []).join('\n'),
    }));
    const brokenFile = file.status === 'failed' && tests.every((test) => test.status !== 'failed');
    const broken = { id: `${file.name} could not be run`, status: 'failed', why: file.message };
    return brokenFile ? [...tests, broken] : tests;
  });
}

/** The results of a Playwright run from its JSON report, in the same form. */
export function readPlaywrightReport(path) {
  if (!existsSync(path)) return [{ id: 'the runner ended without a report', status: 'failed' }];
  const report = JSON.parse(readFileSync(path, 'utf8'));
  const errors = report.errors.map((error) => ({
    id: error.message ?? 'an error outside the stories',
    status: 'failed',
  }));
  return [...errors, ...report.suites.flatMap(storiesIn)];
}

/**
 * Sums up the parts; a test that ran in one part does not count as skipped in another (the two databases share their
 * tests).
 */
export function sumUp(results) {
  const ran = new Set(results.filter((result) => result.status !== 'skipped').map((result) => result.id));
  const skipped = new Set(results.filter((result) => !ran.has(result.id)).map((result) => result.id));
  const count = (status) => results.filter((result) => result.status === status).length;
  return { passed: count('passed'), failed: count('failed'), skipped: skipped.size };
}

/** A failed result, repeated at the end of the run so that it survives if only a log's last lines are kept. */
export function failureLines({ id, why = '' }) {
  const said = stripVTControlCharacters(why)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return [`  ${id}`, ...said.slice(0, LINES_OF_A_FAILURE).map((line) => `      ${line}`)].join('\n');
}

/** The last line, which continuous integration parses. */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

function getStatus(status) {
  return status === 'passed' || status === 'failed' ? status : 'skipped';
}

function storiesIn(suite) {
  const specs = suite.specs ?? [];
  const own = specs.flatMap((spec) =>
    spec.tests.map((test) => ({
      id: `${spec.file} > ${spec.title} (${test.projectName})`,
      status: { expected: 'passed', skipped: 'skipped' }[test.status] ?? 'failed',
      why: (test.results ?? []).flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n'),
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap(storiesIn)];
}
