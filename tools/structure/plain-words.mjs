import { lineAt } from './read-tree.mjs';
import { walk } from './walk.mjs';

/** Words that no one who grew up with English writes in code today. */
const DIALECT =
  /\b(whoever|whom|whomever|nobody|beside|anew|told|wish|wishes|hence|wherever|whence|thereof|amongst)\b/gi;
const OURS = /^(apps\/server\/src|apps\/web\/src|packages|tools)\//;
const TEST = /\.test\.(ts|mjs)$/;
/** Names of calls that have such a word and stay, by file. The list only gets shorter. */
const SETTLED = new Map([
  ['packages/contract/src/deepgaze/questions.schema.ts', 'anew'],
  ['apps/web/src/features/deepgaze/screen/answers.test.tsx', 'anew'],
  ['apps/server/src/engines/resume-questions/dialogue/describe-continuation.ts', 'anew'],
  ['apps/server/src/engines/resume-questions/respond/add-plan-notes.ts', 'anew'],
]);

/** The dialect words of a text, in lower case; names are cut at their capitals. */
export const findDialect = (text) =>
  (text.replaceAll(/([a-z])([A-Z])/g, '$1 $2').match(DIALECT) ?? []).map((word) => word.toLowerCase());

/** Comments and names are written in today's English; what people write, in strings and patterns, is left alone. */
export function checkPlainWords(files) {
  return files
    .filter(({ path, program }) => program && OURS.test(path) && !TEST.test(path))
    .flatMap((file) => {
      const found = listOwnTexts(file).flatMap(({ text, start }) =>
        findDialect(text).map((word) => ({ word, line: lineAt(file.text, start) })),
      );
      const settled = SETTLED.get(file.path);
      if (settled && !found.some(({ word }) => word === settled))
        return [toProblem(file, 1, `no longer has "${settled}": take it off the list in plain-words.mjs`)];
      return found
        .filter(({ word }) => word !== settled)
        .map(({ word, line }) => toProblem(file, line, `says "${word}"; write it as people do today`));
    });
}

function listOwnTexts({ program, comments }) {
  const texts = comments.map(({ value, start }) => ({ text: value, start }));
  walk(program, (node) => {
    if (node.type === 'Identifier') texts.push({ text: node.name, start: node.start });
  });
  return texts;
}

const toProblem = ({ path }, line, message) => ({ rule: 'plain-words', file: path, line, message });
