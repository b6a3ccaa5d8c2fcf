/** Answers in the scorer's format, and its results. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** The first page of rows, as a user sees it; their quotes are checked. */
const QUOTED_ROWS = 25;

/** Invisible characters, which the product deliberately drops from texts. */
const UNSEEN = String.raw`[\p{Cc}\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]*`;

/** The product's answers for the scorer. A row with a NO counts as a result only for a FIELD question. */
export function scoredAnswers({ answers, texts }) {
  return answers.map(({ question: { qid, collection }, asked }) => {
    const { queryResult, data: answer } = asked;
    const isField = answer.interpretation.op === 'FIELD';
    const rows = answer.rows.filter(({ verdict }) => isField || verdict !== 'NO');
    return {
      qid,
      ranked: rows.map(({ fileName }) => fileName),
      answerText: queryResult,
      citations: rows.slice(0, QUOTED_ROWS).flatMap(({ fileName, evidence }) =>
        evidence.map(({ quote }) => ({
          resume: fileName,
          quote: inTheFile(texts.get(collection), fileName, quote),
        })),
      ),
      notFound: answer.notFound || answer.refused,
      ...(isField && { values: rows.flatMap(({ fields }) => Object.values(fields).flat()) }),
      ...(answer.interpretation.op === 'COUNT' && { count: answer.matched || answer.unclear }),
    };
  });
}

/**
 * The words of a quote including invisible characters between them in the file; the quote itself if the file has no
 * such words.
 */
function inTheFile(texts, resume, quote) {
  const file = texts.find((one) => one.resume === resume);
  const letters = [...quote.trim()].map((letter) =>
    /\s/.test(letter) ? String.raw`\s` : RegExp.escape(letter),
  );
  const pattern = letters.join(UNSEEN).replaceAll(String.raw`\s${UNSEEN}`, String.raw`\s+${UNSEEN}`);
  return new RegExp(pattern, 'u').exec(file?.text ?? '')?.[0] ?? quote;
}

/** Scores answers to a part with `scorer`, a file that reads gold and questions from its own folder; returns its output. */
export function score(scorer, part, texts, answers) {
  const folder = mkdtempSync(join(tmpdir(), 'slotwise-bench-'));
  try {
    mkdirSync(join(folder, part.name));
    mkdirSync(join(folder, 'corpora'));
    copyFileSync(scorer, join(folder, 'score.mjs'));
    for (const [name, resumes] of texts) {
      writeFileSync(join(folder, 'corpora', `${name}.jsonl.gz`), gzipSync(inLines(resumes)));
    }
    writeFileSync(join(folder, part.name, 'questions.jsonl'), inLines(part.questions));
    writeFileSync(join(folder, part.name, 'gold.jsonl'), inLines(part.gold));
    writeFileSync(join(folder, 'answers.jsonl'), inLines(answers));
    const options = ['--split', part.name, '--answers', join(folder, 'answers.jsonl'), '--json'];
    const run = [join(folder, 'score.mjs'), ...options, '--corpora', join(folder, 'corpora')];
    return JSON.parse(execFileSync(process.execPath, run, { encoding: 'utf8' }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const inLines = (objects) => objects.map((one) => JSON.stringify(one)).join('\n');

/** The average over the question kinds whose name starts with this; each kind has the same weight. */
const macro =
  (start, measure) =>
  ({ byType }) => {
    const means = Object.entries(byType).flatMap(([type, measured]) =>
      type.startsWith(start) && measure in measured ? [measured[measure]] : [],
    );
    if (means.length === 0) return undefined;
    return Number((means.reduce((sum, one) => sum + one, 0) / means.length).toFixed(4));
  };

/** The printed measures of a part, from the scorer's output. */
export const MEASURES = [
  ['rank nDCG@10 (macro)', macro('rank.', 'ndcg10')],
  ['category nDCG@10', macro('rank.category', 'ndcg10')],
  ['compare', macro('compare.', 'correct')],
  ...[
    ['rank MAP', 'rank_map'],
    ['set F1', 'set_F1'],
    ['set F1, reworded', 'para_set_F1'],
    ['field contains', 'field_contains'],
    ['field contains, reworded', 'para_field_contains'],
    ['field F1', 'field_F1'],
    ['skill years exact', 'skillyears_exact'],
    ['counts', 'count_ok'],
    ['not found', 'notFound_abstain'],
    ['not found, reworded', 'para_notFound'],
    ['wrongly not found', 'wrong_abstain'],
    ['citations valid', 'citation_valid'],
    ['citations', 'citations'],
  ].map(([name, key]) => [name, ({ summary }) => summary[key] ?? undefined]),
  ['field contains, titles', macro('field.title', 'contains')],
  ['field contains, companies', macro('field.companies', 'contains')],
];
