import { listFunctions } from './list-functions.mjs';
import { lineAt } from './read-tree.mjs';
import { walk } from './walk.mjs';

/** Words that a native speaker would not write in code today. */
const DIALECT =
  /\b(whoever|whom|whomever|nobody|somebody|everybody|beside|anew|told|wish|wishes|hence|wherever|whence|thereof|amongst)\b/gi;
const OURS = /^(apps\/server\/(src|test)|apps\/web\/src|packages|tools|e2e|bench)\//;
const TEST = /\.test\.(ts|tsx|mjs)$/;
/** Folders that contain what people write and ask, in any wording; tests quote it everywhere. */
const QUOTED =
  /^apps\/server\/(src\/engines\/(job-fit|model-answers|resume-|time-phrases)|test\/)|^(e2e|bench)\//;
/** API names that contain such a word and stay, by file. This list may only get shorter. */
const SETTLED = new Map([
  ['packages/contract/src/deepgaze/questions.schema.ts', 'anew'],
  ['apps/web/src/features/deepgaze/conversation/read-since.model.test.ts', 'anew'],
  ['apps/web/src/features/deepgaze/screen/answers.test.tsx', 'anew'],
  ['apps/server/src/engines/resume-questions/dialogue/describe-continuation.ts', 'anew'],
  ['apps/server/src/engines/resume-questions/respond/add-plan-notes.ts', 'anew'],
]);

/** Names defined by other APIs. */
const GIVEN = new Set(['indexOf', 'lastIndexOf', 'expectTypeOf']);

/** The dialect words in a file's comments and names, in lower case. */
export const listDialect = (file) => listOwnTexts(file).flatMap(({ text }) => findDialect(text));

/** The dialect words in a text, in lower case; names are split at capitals. */
const findDialect = (text) =>
  (text.replaceAll(/([a-z])([A-Z])/g, '$1 $2').match(DIALECT) ?? []).map((word) => word.toLowerCase());

/** Comments, names, sentences and test titles must be in contemporary English; quoted user text is exempt. */
export function checkPlainWords(files) {
  return files
    .filter(({ path, program }) => program && OURS.test(path))
    .flatMap((file) => {
      const texts = TEST.test(file.path)
        ? [...listTitles(file), ...listNames(file)]
        : [...listOwnTexts(file), ...listSentences(file)];
      const found = texts.flatMap(({ text, start }) =>
        findDialect(text).map((word) => ({ word, line: lineAt(file.text, start) })),
      );
      const settled = SETTLED.get(file.path);
      if (settled && !found.some(({ word }) => word === settled))
        return [toProblem(file, 1, `no longer has "${settled}": take it off the list in plain-words.mjs`)];
      return [
        ...found
          .filter(({ word }) => word !== settled)
          .map(({ word, line }) => toProblem(file, line, `says "${word}"; write it as people do today`)),
        ...listVagueNames(file).map((name) =>
          toProblem(file, 1, `has a function named ${name}; say what it does: getX, toX, listX`),
        ),
      ];
    });
}

/** A file's functions named …Of, which say neither what they do nor what they return. */
export const listVagueNames = (file) =>
  listFunctions(file)
    .map(({ name }) => name)
    .filter((name) => name.endsWith('Of') && !GIVEN.has(name));

const listOwnTexts = (file) => [
  ...file.comments.map(({ value, start }) => ({ text: value, start })),
  ...listNames(file),
];

function listNames({ program }) {
  const names = [];
  walk(program, (node) => {
    if (node.type === 'Identifier') names.push({ text: node.name, start: node.start });
  });
  return names;
}

/** Strings of several words, except where they quote. */
function listSentences({ path, program }) {
  const texts = [];
  if (QUOTED.test(path)) return texts;
  walk(program, (node) => {
    if (node.type === 'Literal' && typeof node.value === 'string')
      texts.push({ text: node.value, start: node.start });
    if (node.type === 'TemplateElement') texts.push({ text: node.value.cooked ?? '', start: node.start });
    if (node.type === 'JSXText') texts.push({ text: node.value, start: node.start });
  });
  return texts.filter(({ text }) => text.trim().includes(' '));
}

/** Test titles: the string before a function. Only titles may still use the past tense. */
function listTitles({ program }) {
  const texts = [];
  walk(program, (node) => {
    if (node.type !== 'CallExpression') return;
    const [title, run] = node.arguments;
    if (typeof title?.value === 'string' && /Function/.test(run?.type))
      texts.push({ text: title.value.replaceAll(/\btold\b/g, ''), start: title.start });
  });
  return texts;
}

const toProblem = ({ path }, line, message) => ({ rule: 'plain-words', file: path, line, message });
