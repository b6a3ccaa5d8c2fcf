import { expect, test } from 'vitest';
import { talkAbout } from '../../../test/resume-questions/said-answer.ts';

/** How many times slower than plain text of the same length. */
const MOST_TIMES = 20;
/** Less than this is negligible, and depends on the machine rather than the text. In microseconds. */
const LEAST = 20_000;

/** The minimum CPU time of three runs, in microseconds. */
async function measureCost(work: () => Promise<unknown>): Promise<number> {
  const runs: number[] = [];
  for (let run = 0; run < 3; run += 1) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    runs.push(user + system);
  }
  return Math.max(LEAST, Math.min(...runs));
}

function costOfAsking(question: string, note?: string): Promise<number> {
  const { ask } = talkAbout([{ name: 'Asha Verma', ...(note && { note }) }, { name: 'Ravi Menon' }]);
  return measureCost(() => ask(question));
}

/** Meaningless words of this total length. */
const plain = (length: number): string => 'some words of no harm '.repeat(length / 22 + 1).slice(0, length);

test.each([
  ['what can i do', `what can i do${' for me'.repeat(28)}n`],
  ['with an n', `with${' a'.repeat(26)} n`],
  ['joining words', `Java ${'with either '.repeat(35)}or`],
  ['years', 'when year '.repeat(49)],
  ['phrases', 'will is gap in '.repeat(33)],
])('a question of repeated words costs no more than another: %s', async (_, question) => {
  expect(await costOfAsking(question)).toBeLessThan(
    MOST_TIMES * (await costOfAsking(plain(question.length).trim())),
  );
});

const QUESTIONS = [
  'What are the email addresses of everyone?',
  'What is the salary of everyone?',
  'What languages does everyone speak?',
  'List the certificates of everyone.',
];
const NOTES = [
  ['one word', 'x'.repeat(30_000)],
  ['semicolons', ';'.repeat(20_000)],
  ['numbers', '1 '.repeat(20_000)],
  ['labels', 'package '.repeat(5_000)],
] as const;

test.each(NOTES)('a resume of repeated letters slows no question down: %s', async (_, note) => {
  for (const question of QUESTIONS) {
    const cost = await costOfAsking(question, note);
    expect(cost).toBeLessThan(MOST_TIMES * (await costOfAsking(question, plain(note.length))));
  }
});
