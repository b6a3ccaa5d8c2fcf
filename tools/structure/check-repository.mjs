import { checkCode } from './code-rules.mjs';
import { checkFolderCircles } from './folder-circles.mjs';
import { checkFolderSizes } from './folder-sizes.mjs';
import { checkCycles, checkSmallEntryPoints } from './graph-rules.mjs';
import { checkImports } from './import-rules.mjs';
import { checkMap } from './map-rules.mjs';
import { checkNames } from './name-rules.mjs';
import { checkLiteralTexts } from './literal-texts.mjs';
import { checkPackages } from './package-rules.mjs';
import { checkPlainWords } from './plain-words.mjs';
import { readTree } from './read-tree.mjs';
import { resolveImports } from './resolve.mjs';
import { checkStyles } from './style-rules.mjs';
import { checkTextKeys } from './text-keys.mjs';
import { checkWording } from './wording-rules.mjs';

const mustBeRead = ['packages/contract/src/', 'apps/server/src/', 'apps/web/src/'];

/**
 * Reads the repository under `root` and applies every rule. Returns the problems (`{ rule, file, line?, message }`) and
 * what was read, so that a check that read nothing does not look like a pass.
 */
export function checkRepository(root) {
  const { files, problems } = readTree(root);
  const code = files.filter((file) => file.program);
  const unread = mustBeRead.filter((start) => !code.some((file) => file.path.startsWith(start)));
  return {
    filesRead: files.length,
    codeRead: code.length,
    importsFollowed: code.reduce((sum, file) => sum + file.imports.length, 0),
    problems: [
      ...problems,
      ...unread.map((start) => ({
        rule: 'something-is-read',
        file: start,
        message: 'no code was found here',
      })),
      ...resolveImports(files),
      ...checkNames(files),
      ...checkImports(files),
      ...checkCycles(files),
      ...checkFolderCircles(files),
      ...checkFolderSizes(files),
      ...checkSmallEntryPoints(files),
      ...checkCode(files),
      ...checkLiteralTexts(files),
      ...checkMap(files),
      ...checkPackages(files),
      ...checkPlainWords(files),
      ...checkStyles(files),
      ...checkTextKeys(files),
      ...checkWording(files),
    ],
  };
}
