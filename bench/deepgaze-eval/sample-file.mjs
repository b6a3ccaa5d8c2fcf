/**
 * A text file of claims for manual judging: each comes with everything needed, and `right`, `false` or `unsure` is
 * written after `mark:`.
 */
import { randomFrom } from '../../apps/server/test/scheduling/random.ts';
import { Refusal } from '../../tools/lib/say.mjs';

const AROUND = 400;
/** Verifying that something is not stated takes the complete text. */
const WHOLE = 12_000;
const MARKS = ['right', 'false', 'unsure'];

/** A random sample of the claims, deterministic for a seed. */
export function sampleClaims(claims, count, seed) {
  const random = randomFrom(seed);
  const left = [...claims];
  const size = Math.min(count, left.length);
  return Array.from({ length: size }, () => left.splice(random.between(0, left.length - 1), 1)[0]);
}

/** The text of the file with these claims. */
export const printSample = (claims) => claims.map(printClaim).join('\n');

function printClaim({ part, kind, question, earlier, asked, row, text = '' }, index) {
  const { interpretation } = asked.data;
  const fields = Object.entries(row.fields).map(([field, values]) => `${field}: ${values.join(' | ')}`);
  const quotes = row.evidence.flatMap(({ quote, start, end }) => [
    `quote: ${quote}`,
    `around it: ...${text.slice(Math.max(0, start - AROUND), end + AROUND)}...`,
  ]);
  const lines = [
    `##### ${index + 1} | ${part} | ${kind}`,
    'mark: ',
    ...earlier.map((one) => `earlier: ${one}`),
    `question: ${question.question}`,
    `read as: ${interpretation.op} ${interpretation.inWords ?? ''}`,
    `answer: ${asked.queryResult}`,
    `row: ${row.candidateName} (${row.fileName}) ${row.verdict}`,
    ...fields,
    ...(row.note ? [`note: ${row.note}`] : []),
    ...quotes,
    ...(kind === 'YES' ? [] : [`whole text: ${text.slice(0, WHOLE)}`]),
    '',
  ];
  return lines.join('\n');
}

/** The marks of a judged file, `{part, kind, mark}` each; refuses an incompletely judged file. */
export function readMarks(file) {
  const marks = [...file.matchAll(/^##### (\d+) \| ([\w-]+) \| ([A-Z ]+)\nmark:[ ]?(.*)$/gm)].map(
    ([, number, part, kind, mark]) => ({ number, part, kind, mark: mark.trim() }),
  );
  const open = marks.filter(({ mark }) => !MARKS.includes(mark));
  if (open.length > 0) {
    throw new Refusal(
      `${open.length} of ${marks.length} rows have no mark (${MARKS.join(', ')}); the first is ${open[0].number}.`,
    );
  }
  return marks;
}
