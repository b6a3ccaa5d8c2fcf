import type { Filter } from '@slotwise/contract/deepgaze/questions.schema';
import { isCity } from '../resume-facts/mentions/places.ts';
import { toNorm } from '../resume-facts/facts/norms.ts';
import { isLanguage } from '../resume-questions/linking/listed-kinds.ts';
import { findNamed } from '../resume-questions/linking/known-entities.ts';
import type { Mention } from '../resume-questions/linking/find-mentions.ts';
import { rankEntities } from '../resume-questions/linking/rank-entities.ts';
import type { ResumeIndex } from '../resume-index/segments/resume-index.ts';
import { splitMention } from '../resume-questions/linking/split-mention.ts';
import { isTrade } from '../resume-questions/lexicon/trades.ts';
import { joinText, type Word } from '../resume-questions/tokens/tokenize.ts';
import { TRAIT_CUE } from './clause-cues.ts';
import { TOO_WIDE } from './job-words.ts';

/** The kinds of condition that words can be linked to. */
export type ItemKind = 'SKILL' | 'TITLE' | 'LOCATION' | 'DEGREE' | 'LANGUAGE' | 'CERTIFICATE' | 'TEXT';
export type Item = Pick<Filter, 'value'> & { kind: ItemKind };

/** An unknown name of up to this many words is one item; a longer one is a sentence. */
const MOST_WORDS_OF_A_SKILL = 3;
const MOST_WORDS_OF_A_CERTIFICATE = 6;
const LIKELY = 1.5;

const KINDS: ReadonlySet<string> = new Set(['SKILL', 'TITLE', 'LOCATION', 'DEGREE']);
const CERTIFICATE_WORDS =
  /\b(?:certif\w+|licen[cs]\w*|chartered|accredit\w+|diploma in|registration|clearance)\b/i;

type Named = Pick<Mention, 'text' | 'before' | 'after'>;

const saysCertificate = ({ text, before, after }: Named): boolean =>
  CERTIFICATE_WORDS.test(`${before} ${text} ${after}`);

/** Links a mention to a name known from these resumes. */
function linkKnown(mention: Named, index: ResumeIndex): Item | null {
  const { text } = mention;
  if (isLanguage(text)) return { kind: 'LANGUAGE', value: text };
  const [best] = rankEntities(mention, index).filter(({ kind }) => KINDS.has(kind));
  const isCertificate = findNamed(index, 'CERTIFICATE', text)?.isExact === true;
  if (isCertificate && (!best || saysCertificate(mention) || best.strength < 2))
    return { kind: 'CERTIFICATE', value: text };
  return best && best.strength >= LIKELY ? { kind: best.kind as ItemKind, value: text } : null;
}

export const isNameLike = ({ text }: Word) => /^\p{Lu}/u.test(text) || /[\p{Ll}\d][\p{Lu}+#.]|\d/u.test(text);

const NAMED = ['SKILL', 'CERTIFICATE', 'DEGREE'] as const;
const MOST_WORDS_OF_A_NAME = 4;
/** A skill named by only one resume may be half a sentence. */
const LEAST_HOLDERS = 2;

function isKnownName(some: readonly Word[], index: ResumeIndex): boolean {
  const text = joinText(some);
  const least = some.length > 1 ? LEAST_HOLDERS : 1;
  const isHeld = NAMED.some((kind) => (index.norms(kind).get(toNorm(kind, text)) ?? 0) >= least);
  return isHeld && (some.length > 1 || isNameLike(some[0] as Word));
}

/** The longest known names in a run of words, left to right. A single word must be written like a name. */
export function spotKnown(words: readonly Word[], index: ResumeIndex): Item[] {
  const items: Item[] = [];
  let at = 0;
  while (at < words.length) {
    let length = Math.min(MOST_WORDS_OF_A_NAME, words.length - at);
    while (length > 0 && !isKnownName(words.slice(at, at + length), index)) length -= 1;
    const text = joinText(words.slice(at, at + length));
    const item = length > 0 ? linkKnown({ text, before: '', after: '' }, index) : null;
    if (item && !TOO_WIDE.has(item.value.toLowerCase())) items.push(item);
    at += Math.max(1, length);
  }
  return items;
}

/** Splits off a known place at either end of a mention: 'frontend dev Dublin', 'London restaurant'. */
function cutPlace(mention: Mention, index: ResumeIndex): { place: Item; rest: Mention } | null {
  const { words } = mention;
  for (const length of [2, 1]) {
    if (words.length <= length) continue;
    for (const [some, rest] of [
      [words.slice(-length), words.slice(0, -length)],
      [words.slice(0, length), words.slice(length)],
    ] as const) {
      const value = joinText(some);
      if (isPlace(value, index))
        return {
          place: { kind: 'LOCATION', value },
          rest: { ...mention, words: rest, text: joinText(rest) },
        };
    }
  }
  return null;
}

/** True if the words are a place in these resumes and nothing else. */
export const isPlace = (text: string, index: ResumeIndex): boolean =>
  findNamed(index, 'LOCATION', text)?.isExact === true && findNamed(index, 'SKILL', text)?.isExact !== true;

/** True for 'Positive attitude', but not 'Adobe Creative Suite'. */
const isTrait = (words: readonly Word[]): boolean =>
  TRAIT_CUE.test(joinText(words)) && !words.slice(1).some(isNameLike);

/** What a mention asks for: one item, several adjacent ones, or nothing that could be understood. */
export function linkItem(mention: Mention, index: ResumeIndex): Item[] {
  const words = trimMarks(mention.words);
  if (words.every(({ low }) => TOO_WIDE.has(low)) || isTrait(words)) return [];
  return linkNamed({ ...mention, words, text: joinText(words) }, index);
}

function trimMarks(words: readonly Word[]): readonly Word[] {
  const isWord = ({ isMark }: Word) => !isMark;
  return words.slice(Math.max(0, words.findIndex(isWord)), words.findLastIndex(isWord) + 1);
}

function linkNamed(mention: Mention, index: ResumeIndex): Item[] {
  const known = linkKnown(mention, index);
  if (known) return [known];
  const placed = cutPlace(mention, index);
  if (placed) return [...linkItem(placed.rest, index), placed.place];
  const apart = splitMention(mention, index);
  if (apart?.every(({ kind }) => KINDS.has(kind)))
    return apart.map(({ kind, value }) => ({ kind: kind as ItemKind, value }));
  return linkUnknown(mention, index);
}

/** Links a mention that none of these resumes has as a name. */
function linkUnknown(mention: Mention, index: ResumeIndex): Item[] {
  const { text, words } = mention;
  if (isCity(text)) return [{ kind: 'LOCATION', value: text }];
  if (words.length <= MOST_WORDS_OF_A_CERTIFICATE && saysCertificate(mention))
    return [{ kind: 'CERTIFICATE', value: text }];
  if (words.length <= MOST_WORDS_OF_A_SKILL)
    return [{ kind: isTrade(words.at(-1)?.low ?? '') ? 'TITLE' : 'SKILL', value: text }];
  const spotted = spotKnown(words, index);
  return spotted.length > 0 ? spotted : nameLikeItems(words);
}

/** From a long run, takes only what is written like a name: 'the rollout of SAP HANA modules'. */
function nameLikeItems(words: readonly Word[]): Item[] {
  const runs: Word[][] = [[]];
  for (const word of words.slice(1)) {
    if (isNameLike(word)) runs.at(-1)?.push(word);
    else runs.push([]);
  }
  return runs
    .filter((run) => run.length > 0 && run.length <= MOST_WORDS_OF_A_SKILL)
    .map((run) => ({ kind: 'SKILL', value: joinText(run) }));
}
