import { lineAt } from './read-tree.mjs';

// Written in pieces, so that this file does not find itself.
const patterns = [
  { name: 'a path of one machine', pieces: ['(^|[\\s"\'`(=])/(wo', 'rk|ro', 'ot|Users)/'] },
  {
    name: 'a file outside the repository',
    pieces: ['\\.\\./sha', 'red/|house-pro', 'of|\\b(domain|stack|frontend|reliab', 'ility)\\.md'],
  },
  { name: 'a note to oneself', pieces: ['\\bTO', 'DO\\b|\\bFIX', 'ME\\b|\\bXX', 'X\\b'] },
  { name: 'a check switched off', pieces: ['@ts-(ig', 'nore|noch', 'eck)|(ox|es)lint-dis', 'able'] },
].map(({ name, pieces }) => ({ name, pattern: new RegExp(pieces.join(''), 'm') }));
const notOurs = /^(package-lock\.json|LICENSE)$/;

/** The repository speaks of the product alone: no machine's paths, no notes, no check switched off in passing. */
export function checkWording(files) {
  return files
    .filter((file) => !notOurs.test(file.path))
    .flatMap((file) =>
      patterns.flatMap(({ name, pattern }) => {
        const found = pattern.exec(file.text);
        if (!found) return [];
        const message = `holds ${name}: "${found[0].trim()}"`;
        return [{ rule: 'wording', file: file.path, line: lineAt(file.text, found.index + 1), message }];
      }),
    );
}
