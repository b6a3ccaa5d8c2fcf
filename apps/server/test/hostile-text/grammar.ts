import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Repeated, repeatedParts } from './repeated-parts.ts';

const ENGINES = new URL('../../src/engines/', import.meta.url);
const LITERAL = /(?<=[=(,:[]\s{0,40})\/((?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+)\/[a-z]*/g;
const TEXT = /`([^`]*)`|'((?:[^'\n\\]|\\.)*)'/g;
const LONGEST_HEAD = 200;
const IMPORTS = /^import [^;]*;$/gm;
/** Folders that write sentences; in these, only patterns are applied to untrusted text. */
const WRITING = /^(?:respond|execute)\//;

/**
 * What an engine's patterns and word lists repeat, read from its files, so that new ones are included automatically.
 * Phrases in a list are repeated as they are.
 */
export function getGrammar(engine: string): Repeated[] {
  const folder = fileURLToPath(new URL(engine, ENGINES));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => ({ file, code: readFileSync(`${folder}/${file}`, 'utf8').replace(IMPORTS, '') }));
  const found = files.flatMap(({ file, code }) => [
    ...[...code.matchAll(LITERAL)].flatMap(([, source = '']) => repeatedParts(source)),
    ...[...code.matchAll(TEXT)].flatMap(([, lines, text]) =>
      repeatedInText(lines ?? text ?? '', WRITING.test(file)),
    ),
  ]);
  const distinct = new Map(found.map((one) => [`${one.head}\n${one.pump}`, one]));
  return [...distinct.values()].filter(({ head, pump }) => head.length < LONGEST_HEAD && pump !== '');
}

const repeatedInText = (text: string, isWritten: boolean): Repeated[] =>
  text.split('\n').flatMap((line) => {
    const words = line.replace(/[^\p{L}\d' ]+/gu, ' ').trim();
    const isPhrase = !isWritten && words.includes(' ') && words.length < LONGEST_HEAD;
    return [...repeatedParts(line), ...(isPhrase ? [{ head: '', pump: `${words} ` }] : [])];
  });
