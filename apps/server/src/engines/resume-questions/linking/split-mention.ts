import type { ResumeIndex } from '../../resume-index/segments/resume-index.ts';
import { type EntityLink, rankEntities } from './rank-entities.ts';
import { isLanguage } from './listed-kinds.ts';
import type { Mention } from './find-mentions.ts';
import { isWorker } from '../lexicon/trades.ts';

/** No names together are longer, and each split costs two index lookups. */
const MOST_WORDS = 12;
/** The strength of something that is one thing in these resumes, by its own name or its words. */
const LEAST_STRENGTH = 2;

const MOST_SKILLS = 2;

type Cues = Pick<Mention, 'before' | 'after'>;

function linkPart(words: readonly string[], cues: Cues, index: ResumeIndex): EntityLink | null {
  const value = words.join(' ');
  const [best] = rankEntities({ text: value, ...cues }, index);
  if (best && best.strength >= LEAST_STRENGTH) return best;
  return isLanguage(value) ? { ...unknown('LANGUAGE', value), isMentioned: index.isMentioned(value) } : null;
}

/**
 * The things that adjacent words name, with no word left over: 'Pune Java', 'React frontend developer', 'ICU nurse'.
 * The longest known one comes first; null if some word is part of nothing in these resumes.
 */
export function splitMention({ words, before, after }: Mention, index: ResumeIndex): EntityLink[] | null {
  const texts = words.map(({ text }) => text);
  if (texts.length < 2 || texts.length > MOST_WORDS) return null;
  const parts: EntityLink[] = [];
  let from = 0;
  while (from < texts.length) {
    const longest = parts.length === 0 ? texts.length - 1 : texts.length;
    const found = longestFrom(
      texts,
      { from, to: longest },
      { before: from === 0 ? before : '', after },
      index,
    );
    if (!found) return null;
    parts.push(found.link);
    from = found.to;
  }
  return isList(parts) ? parts : null;
}

/** More than two skills in a row, without punctuation, describe a trade rather than name it. */
const isList = (parts: readonly EntityLink[]) =>
  parts.length <= MOST_SKILLS || parts.some(({ kind }) => kind !== 'SKILL');

type Within = { from: number; to: number };

function longestFrom(
  texts: readonly string[],
  { from, to: last }: Within,
  { before, after }: Cues,
  index: ResumeIndex,
): { link: EntityLink; to: number } | null {
  for (let to = last; to > from; to -= 1) {
    const cues = { before, after: to === texts.length ? after : '' };
    const link = linkPart(texts.slice(from, to), cues, index);
    if (link) return { link, to };
  }
  return null;
}

/** A title or place of these resumes, or a word for people who work with something, whether or not someone here has that title. */
function endIn(words: readonly string[], after: string, index: ResumeIndex): EntityLink | null {
  const known = linkPart(words, { before: '', after }, index);
  if (known) return known.kind === 'TITLE' || known.kind === 'LOCATION' ? known : null;
  const [only = '', ...others] = words;
  return others.length === 0 && isWorker(only) ? unknown('TITLE', only) : null;
}

const unknown = (kind: 'TITLE' | 'TEXT' | 'LANGUAGE', value: string): EntityLink => ({
  kind,
  value,
  strength: LEAST_STRENGTH,
  isMentioned: false,
});

/**
 * A trade or place with an unknown name before it: 'chartered accountant', 'Selenium testers', 'notary Pune'. Both are
 * asked for, the first as words; null if the chunk ends in neither.
 */
export function splitAtEnd({ words, before, after }: Mention, index: ResumeIndex): EntityLink[] | null {
  const texts = words.map(({ text }) => text);
  if (texts.length > MOST_WORDS) return null;
  for (let at = 1; at < texts.length; at += 1) {
    const end = endIn(texts.slice(at), after, index);
    if (!end) continue;
    const head = texts.slice(0, at);
    return [linkPart(head, { before, after: '' }, index) ?? unknown('TEXT', head.join(' ')), end];
  }
  return null;
}
