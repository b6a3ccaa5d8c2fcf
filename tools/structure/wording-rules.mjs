import { lineAt } from './read-tree.mjs';

// Split into pieces, so that this file does not match itself.
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

/** The repository is only about the product: no machine-specific paths, notes or casually disabled checks. */
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
