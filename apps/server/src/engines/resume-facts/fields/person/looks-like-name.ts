import type { Stretch } from '../../../resume-texts/text/resume-text.ts';
import {
  COLLEGE_WORDS,
  COMPANY_ENDS,
  FREQUENT_TITLE_HEADS,
  NO_NAME_WORDS,
  TITLE_HEADS,
} from '../../lexicon/resume-words.ts';
import { isHome } from '../../mentions/places.ts';

/** A full name in Chinese or Korean, which has no space. */
export const IDEOGRAPHS = /^[\p{Script=Han}\p{Script=Hangul}]{2,4}$/u;

/** True if the words can be a person's name; if an email address confirms them, also in lower case. */
export function looksLikeName(value: string, isVouchedFor: boolean): boolean {
  if (IDEOGRAPHS.test(value)) return true;
  const words = value.split(/[\s.]+/u).filter((word) => word !== '');
  if (!isSpelledAsName(value) || words.length > 5 || !words.some((word) => word.length > 2)) return false;
  if (!isVouchedFor && !/^\p{Lu}/u.test(value)) return false;
  const small = words.slice(1).filter((word) => /^\p{Ll}/u.test(word) && word.length > 3).length;
  return small <= 1 && !isHome(value) && !isOrdinary(value, words);
}

const isOrdinary = (value: string, words: readonly string[]): boolean =>
  words.some((word) => isNoName(word.toLowerCase())) ||
  NO_NAME_WORDS.has(value.toLowerCase()) ||
  isGradedPost(words) ||
  SOFTWARE.test(value);

/** `ASP.NET`, a heading on a page of skills. */
const SOFTWARE = /\.net\b/iu;

/** `Locksmith II`: a job with its grade. */
const isGradedPost = ([post = '', grade = '', ...more]: readonly string[]): boolean =>
  more.length === 0 && /^(?:I{1,3}|IV)$/u.test(grade) && TITLE_HEADS.has(post.toLowerCase());

/**
 * Letters and name punctuation, including quotes around a nickname. A period within a lower-case word is an address
 * that ran into the name.
 */
const isSpelledAsName = (value: string): boolean =>
  value.length > 2 && /^[\p{L}\p{M}.'’\- "“”]+$/u.test(value) && !/\p{Ll}\.\p{Ll}{2}/u.test(value);

const isNoName = (word: string): boolean =>
  NO_NAME_WORDS.has(word) ||
  FREQUENT_TITLE_HEADS.has(word) ||
  (COLLEGE_WORDS.has(word) && word.length > 3) ||
  (COMPANY_ENDS.has(word) && word.length > 3);

/** A word that the resume also has in lower case is an ordinary word, unless that is within an address. */
export function isCommon(text: string, place: Stretch, value: string): boolean {
  return value.split(' ').some((word) => {
    const small = word.toLowerCase();
    if (small.length < 4) return false;
    for (let at = text.indexOf(small); at >= 0; at = text.indexOf(small, at + 1)) {
      // Within an address, a letter follows the period.
      const around = (text[at - 1] ?? ' ') + text.slice(at + small.length, at + small.length + 2);
      const isItself = at >= place.start && at < place.end;
      if (!isItself && /^[\s("'](?:[\s,;:)"']|\.(?!\p{L})|$)/u.test(around)) return true;
    }
    return false;
  });
}
