/**
 * Deepgaze's definite claims: answer rows that say YES, NO, or that a resume does not state something. An unclear row
 * claims nothing, unless its note says that something is not stated.
 */

/** A first page of rows, as a user sees it. */
const SEEN_ROWS = 25;

const NOT_STATED = /\bstates? no(?:ne|ne of it)?\b|\bsays nothing\b|\bnot mention\b|\bhas no\b|\bnot state/i;

/**
 * The claims in the answers to a part, each `{part, kind, question, earlier, asked, row, text}`: `kind` is YES, NO or
 * NOT STATED, `earlier` are the previous questions of the conversation, `text` is the resume's.
 */
export function claimsIn({ part, answers, texts }) {
  const textBy = new Map(
    [...texts].flatMap(([name, resumes]) => resumes.map(({ resume, text }) => [`${name}/${resume}`, text])),
  );
  let conversation = [];
  return answers.flatMap(({ question, asked }) => {
    if (question.startsConversation) conversation = [];
    const earlier = conversation.slice(-2);
    conversation.push(question.question);
    return asked.data.rows.slice(0, SEEN_ROWS).flatMap((row) => {
      const kind = getKind(row);
      const text = textBy.get(`${question.collection}/${row.fileName}`);
      return kind ? [{ part: part.name, kind, question, earlier, asked, row, text }] : [];
    });
  });
}

function getKind({ verdict, note = '' }) {
  if (verdict === 'YES') return 'YES';
  if (NOT_STATED.test(note)) return 'NOT STATED';
  return verdict === 'NO' ? 'NO' : undefined;
}

const NORMAL_95 = 1.959964;

/** A share, with its 95% confidence interval (Wilson score interval). */
export function shareInWords(count, total) {
  if (total === 0) return 'none of 0';
  const [share, square] = [count / total, NORMAL_95 ** 2];
  const middle = (share + square / (2 * total)) / (1 + square / total);
  const half =
    (NORMAL_95 / (1 + square / total)) * Math.sqrt((share * (1 - share)) / total + square / (4 * total ** 2));
  const percent = (one) => `${(100 * one).toFixed(2)} %`;
  const [from, to] = [Math.max(0, middle - half), Math.min(1, middle + half)];
  return `${count} of ${total}, ${percent(share)} (95 %: ${percent(from)} to ${percent(to)})`;
}
