import { oncePerObject } from '#lib/turns/once-per.ts';
import { TEAM_WORDS, TITLE_HEADS, TITLE_HINTS } from '../../resume-facts/lexicon/resume-words.ts';
import { PARTICLES } from '../../resume-facts/fields/person/shown-name.ts';
import type { ResumeIndex, ResumeNumber } from '../../resume-index/segments/resume-index.ts';
import { editDistance } from '#lib/text/edit-distance.ts';

const MOST_ERRORS = 2;
/** Shorter names are near to too many others. */
const SHORTEST = 7;

/** The only name in these resumes within an edit distance of two, as its resume writes it; else null. */
export function findNearestName(name: string, index: ResumeIndex): string | null {
  const key = nameKey(name);
  if (key.length < SHORTEST) return null;
  const near = [...knownNames(index).full].filter(
    ([other]) => other[0] === key[0] && editDistance(other, key, MOST_ERRORS) <= MOST_ERRORS,
  );
  const [resume] = near[0]?.[1] ?? [];
  return near.length === 1 && resume !== undefined ? index.getName(resume) : null;
}

/**
 * The people of these resumes, by name keys. `full` by the full name, `short` by the last word before the first and,
 * for longer names, by the first and last or the last two words, `parts` by each word. A person may have two resumes,
 * and two people the same name.
 */
export type KnownNames = {
  full: Map<string, ResumeNumber[]>;
  short: Map<string, ResumeNumber[]>;
  parts: Map<string, Set<ResumeNumber>>;
  longest: number;
};

/** A name for comparison: lower case, no accents, letters and digits, single spaces. */
export const plainName = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/['’]s(?=\s|$)/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** A name without spelling variants: 'de Vries' and 'devries', "O'Connor" and 'oconnor', 'Müller' and 'Mueller'. */
export const nameKey = (name: string) =>
  plainName(name)
    .replaceAll(' ', '')
    .replace(/(?<=[aou])e/g, '');

/** The names of all resumes; built once per index. */
export const knownNames = oncePerObject((index: ResumeIndex): KnownNames => {
  const names: KnownNames = { full: new Map(), short: new Map(), parts: new Map(), longest: 0 };
  for (let resume = 0; resume < index.size; resume++) addName(names, index.getName(resume), resume);
  return names;
});

function addTo(map: Map<string, ResumeNumber[]>, key: string, resume: ResumeNumber) {
  const namesakes = map.get(key);
  if (namesakes) namesakes.push(resume);
  else map.set(key, [resume]);
}

const isTitleWord = (word: string) => TITLE_HINTS.has(word) || TEAM_WORDS.has(word) || TITLE_HEADS.has(word);

/** 'Front-end' and 'Sales Manager' came from a heading. */
const isTrade = (parts: readonly string[]) => isTitleWord(parts.join('-')) || parts.every(isTitleWord);

function addName(names: KnownNames, name: string, resume: ResumeNumber) {
  const parts = plainName(name).split(' ');
  const [first = '', ...others] = parts;
  if (first === '' || isTrade(parts)) return;
  addTo(names.full, nameKey(name), resume);
  names.longest = Math.max(names.longest, parts.length);
  const last = others.at(-1);
  if (last !== undefined) {
    const ends = others.length > 1 ? [first + last, (others.at(-2) ?? '') + last] : [];
    for (const short of new Set([last + first, ...ends])) addTo(names.short, nameKey(short), resume);
  }
  // 'Hye-jin' is one name, which 'Jin' may mean.
  const hyphened = name.split(/\s+/).filter((part) => /\p{L}-\p{L}/u.test(part));
  // 'Chef de partie' and 'van driver' name no one.
  for (const part of [...parts, ...hyphened].filter((one) => !PARTICLES.has(one))) {
    const resumes = names.parts.get(nameKey(part)) ?? new Set();
    names.parts.set(nameKey(part), resumes.add(resume));
  }
}
