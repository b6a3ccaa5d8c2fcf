/**
 * The evaluation's questions, in parts `{name, isOpen, collections, questions, gold}`. A collection is `{name, files,
 * texts}` with `files` as in a zip; `texts` (`{resume, text}`) is undefined if only the product can read the files.
 *
 * A third of the development resumes and questions is held out, by a hash of their names: engines are tuned on `dev`,
 * and `set-aside` shows whether that generalizes. For a part that is not open, only figures are printed.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '../../tools/lib/say.mjs';
import { newPart } from '../deepgaze-new/new-part.mjs';
import { readLines } from '../deepgaze-texts.mjs';

const PARTS = ['dev', 'set-aside', 'new'];

/** The requested parts: `all` or one of them. A split other than `dev` is a single part. */
export async function readParts(data, split, asked) {
  if (split !== 'dev') return [wholeSplit(data, split)];
  if (asked !== 'all' && !PARTS.includes(asked)) {
    throw new Refusal(`There is no part ${asked}: say ${PARTS.join(', ')} or all.`);
  }
  const names = PARTS.filter((name) => asked === 'all' || asked === name);
  return Promise.all(names.map(async (name) => (name === 'new' ? newPart() : partOfDev(data, name))));
}

function wholeSplit(data, split) {
  const folder = join(data, 'eval', split);
  const questions = readLines(join(folder, 'questions.jsonl'));
  const gold = readLines(join(folder, 'gold.jsonl'));
  const texts = (name) => readCorpus([join(folder, 'corpora'), join(data, 'corpora')], name);
  return partWith(split, { questions, gold, texts, isOpen: true });
}

/** The resumes and questions of the development split that belong to this part. */
function partOfDev(data, name) {
  const folder = join(data, 'eval', 'dev');
  const isHere = (id) => isSetAside(id) === (name === 'set-aside');
  const gold = readLines(join(folder, 'gold.jsonl'))
    .filter((one) => goesToSetAside(one) === (name === 'set-aside'))
    .map((one) => among(one, isHere));
  const qids = new Set(gold.map(({ qid }) => qid));
  const questions = readLines(join(folder, 'questions.jsonl')).filter(({ qid }) => qids.has(qid));
  const texts = (collection) =>
    readCorpus([join(data, 'corpora')], collection).filter(({ resume }) => isHere(resume));
  return partWith(name, { questions, gold, texts, isOpen: name === 'dev' });
}

function partWith(name, { questions, gold, texts, isOpen }) {
  const names = [...new Set(questions.map(({ collection }) => collection))];
  const collections = names.map((collection) => {
    const own = texts(collection);
    const files = own.map(({ resume, text }) => ({ name: resume, content: text }));
    return { name: collection, files, texts: own };
  });
  return { name, isOpen, collections, questions, gold };
}

function readCorpus(folders, collection) {
  const file = folders.map((folder) => join(folder, `${collection}.jsonl.gz`)).find(existsSync);
  if (!file) throw new Refusal(`There is no corpus ${collection}.`);
  return readLines(file);
}

/** One id in three, deterministically. */
export const isSetAside = (id) => createHash('sha256').update(id).digest().readUInt32BE(0) % 3 === 0;

/**
 * True if a question belongs to the set-aside part; undefined if to neither. A question about one resume goes with it,
 * one about two only if they are in the same part. Otherwise the id decides, unless none of the right answers is there.
 */
function goesToSetAside({ qid, resume, resumes, positives, rel }) {
  const named = resumes ?? (resume ? [resume] : []);
  const [first, ...others] = named.map(isSetAside);
  if (first !== undefined) return others.every((one) => one === first) ? first : undefined;
  const right = positives ?? Object.keys(rel ?? {});
  const own = isSetAside(qid);
  return right.length === 0 || right.some((one) => isSetAside(one) === own) ? own : !own;
}

/** The gold answer restricted to these resumes. */
function among(gold, isHere) {
  const { positives, ignore, rel, low } = gold;
  const left = {
    ...(positives && { positives: positives.filter(isHere) }),
    ...(ignore && { ignore: ignore.filter(isHere) }),
    ...(rel && { rel: Object.fromEntries(Object.entries(rel).filter(([resume]) => isHere(resume))) }),
  };
  if (low === undefined) return { ...gold, ...left };
  const most = left.positives.length + left.ignore.length;
  return { ...gold, ...left, low: left.positives.length, high: most };
}
