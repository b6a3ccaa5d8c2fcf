import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { randomFrom } from '../apps/server/test/scheduling/random.ts';

const CORPORA = ['florex2k-dev', 'livecareer-dev', 'indeed-dev', 'updated-dev'];
const PIECE_WORDS = 12;
/** One word in this many is unique to its resume, as names, numbers and typos are. */
const RARE_ONE_IN = 60;

/** The objects of a JSON Lines file, gzipped or not. */
export function readLines(file) {
  const bytes = readFileSync(file);
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  return text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line)]));
}

/** The resumes `{resume, text}` of an evaluation collection. */
export const readCollection = (data, name) => readLines(join(data, 'corpora', `${name}.jsonl.gz`));

/**
 * This many resumes in blocks, deterministically: first those of the corpora, then synthetic ones of similar length and
 * words, each composed of pieces of two of them with rare words mixed in, so that the vocabulary keeps growing.
 */
export function resumeBlocks(data, count, size) {
  const known = CORPORA.flatMap((name) => readCollection(data, name));
  return listBlocks(known, count, size);
}

function* listBlocks(known, count, size) {
  const random = randomFrom(7);
  for (let first = 0; first < count; first += size) {
    yield Array.from({ length: Math.min(size, count - first) }, (_, index) => {
      const number = first + index;
      const text = number < known.length ? known[number].text : mixedText(known, random);
      return { resume: `resume-${number}`, text };
    });
  }
}

function mixedText(known, random) {
  const one = toWords(known, random);
  const other = toWords(known, random);
  const mixed = [];
  for (let at = 0; at < one.length; at += PIECE_WORDS) {
    const from = random.chance(50) ? one : other;
    mixed.push(...from.slice(at, at + PIECE_WORDS));
  }
  return mixed.map((word) => (random.between(1, RARE_ONE_IN) === 1 ? rareWord(random) : word)).join(' ');
}

const toWords = (known, random) => known[random.between(0, known.length - 1)].text.split(/\s+/);

const rareWord = (random) =>
  Array.from({ length: random.between(5, 9) }, () => String.fromCodePoint(random.between(97, 122))).join('');
