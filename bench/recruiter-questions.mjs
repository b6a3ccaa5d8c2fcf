/**
 * How well Deepgaze serves a recruiter: starts the real server, uploads invented people's resumes as text, Word and
 * PDF, compares the extracted facts with the truth, asks recruiters' questions, and judges every answer. Run it with
 * `node bench/recruiter-questions.mjs`; `--wrong` lists the questions not answered right, and missed or extra facts.
 * Chromium prints the PDF files. It takes about a minute. With `--zip people.zip` it only writes the zip, for asking in
 * the browser.
 *
 * People, writing styles and questions are in `bench/recruiter/`. The questions are in four sets: 1 is shown to the
 * developer of an engine, 2 and 4 are held out and show whether an improvement generalizes, 3 is typical of people used
 * to job sites. Quotes must match the text of their resume letter for letter.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runScript } from '../tools/lib/say.mjs';
import { compareFacts } from './recruiter/compare-facts.mjs';
import { judge } from './recruiter/judge-answer.mjs';
import { makeZip } from './recruiter/make-resumes.mjs';
import { person } from './recruiter/people.mjs';
import { printAnswers, printFacts, printFaults } from './recruiter/print-report.mjs';
import { openProduct } from './recruiter/product.mjs';
import { QUESTIONS } from './recruiter/questions.mjs';
import { toKey } from './recruiter/verdicts.mjs';
import { inProduct } from './start-product.mjs';

const { values: asked } = parseArgs({
  options: { wrong: { type: 'boolean', default: false }, zip: { type: 'string' } },
});

await runScript(async () => {
  const zip = makeZip();
  if (asked.zip) return writeFileSync(asked.zip, zip);
  return inProduct(async (place) => report(await openProduct(place, zip)));
});

async function report(product) {
  const resumes = await product.resumes();
  const compared = resumes.map((read) => {
    const whose = person(toKey(read.resume));
    return { person: whose, kinds: compareFacts(whose, read) };
  });
  const answers = await askAll(product);
  if (asked.wrong) printFaults(answers);
  printFacts(compared, asked.wrong);
  printAnswers(answers);
  printQuotes(answers, new Map(resumes.map(({ resume, text }) => [resume.resumeId, text])));
}

/** Asks every question separately, and follow-ups after the question they refer to. */
async function askAll(product) {
  const judged = [];
  for (const question of QUESTIONS) {
    if (!question.isFollowUp) await product.forget();
    const answer = await product.ask(question.ask);
    judged.push({ question, answer, ...judge(question, answer) });
  }
  return judged;
}

function printQuotes(answers, texts) {
  const quotes = answers.flatMap(({ question, answer }) =>
    answer.rows.flatMap(({ resumeId, evidence }) =>
      evidence.map((quote) => ({ ...quote, text: texts.get(resumeId), ask: question.ask })),
    ),
  );
  const untrue = quotes.filter(({ text, start, end, quote }) => text?.slice(start, end) !== quote);
  console.log(`\n${quotes.length} quotes, ${untrue.length} of them not letter for letter in their resume`);
  for (const { ask, quote } of untrue) console.log(`  ${ask}: ${quote}`);
}
