import { toNorm } from '../resume-facts/facts/norms.ts';
import type { ResumeIndex } from '../resume-index/segments/resume-index.ts';
import { isFiller, isJoining } from '../resume-questions/lexicon/filler-words.ts';
import type { Mention } from '../resume-questions/linking/find-mentions.ts';
import { joinText, joinLow, type Word } from '../resume-questions/tokens/tokenize.ts';
import { SAYING_NOTHING } from './job-words.ts';

const MOST_WORDS_OF_A_NAME = 6;

const isSmall = ({ low, isMark }: Word) =>
  isMark || isFiller(low) || isJoining(low) || SAYING_NOTHING.has(low);

function isNameWithSmallWords(words: readonly Word[], index: ResumeIndex): boolean {
  const isCut = words.some(({ low }) => low === ',' || low === ';');
  if (isCut || !words.some(isSmall) || words.every(isSmall)) return false;
  const text = joinText(words);
  return (['SKILL', 'CERTIFICATE'] as const).some((kind) => index.norms(kind).has(toNorm(kind, text)));
}

/**
 * Joins names known from these resumes that contain small words, such as 'testing and inspection' and 'employee
 * relations', into one word each.
 */
export function joinNames(words: readonly Word[], index: ResumeIndex): Word[] {
  const joined: Word[] = [];
  let at = 0;
  while (at < words.length) {
    let length = Math.min(MOST_WORDS_OF_A_NAME, words.length - at);
    while (length > 1 && !isNameWithSmallWords(words.slice(at, at + length), index)) length -= 1;
    const some = words.slice(at, at + length);
    joined.push(
      ...(length > 1 ? [{ text: joinText(some), low: joinLow(some), isOwner: false, isMark: false }] : some),
    );
    at += length;
  }
  return joined;
}

/** Splits a mention at words that name nothing. Those next to a part help tell its kind. */
export function cutMention(mention: Mention): Mention[] {
  const parts: Word[][] = [[]];
  for (const word of mention.words) {
    if (word.isMark || SAYING_NOTHING.has(word.low)) parts.push([]);
    else parts.at(-1)?.push(word);
  }
  return parts.flatMap((words) => {
    const [first] = words;
    if (!first) return [];
    const at = mention.words.indexOf(first);
    const before = `${mention.before} ${joinLow(mention.words.slice(0, at))}`.trim();
    const after = `${joinLow(mention.words.slice(at + words.length))} ${mention.after}`.trim();
    return [{ ...mention, words, text: joinText(words), before, after }];
  });
}
