import type { FactKind } from '@slotwise/contract/deepgaze/resumes.schema';
import { degreeNorm } from './degree-norms.ts';
import { languageNorm } from '../lexicon/language-names.ts';
import { placeNorm, placeNorms } from './place-norms.ts';
import type { Fact } from './facts.ts';

/** Legal forms of companies, and words that do not identify one. */
const COMPANY_FORM_WORDS = [
  'pvt|private|ltd|limited|inc|incorporated|llc|llp|plc|corp|corporation|co|company|gmbh|ag|sa|sarl',
  'bv|pte|pty|wll|kg|spa|srl|india|the',
];
const COMPANY_FORM = new RegExp(String.raw`\b(?:${COMPANY_FORM_WORDS.join('|')})\b`, 'gu');
const TITLE_WORDS: Record<string, string> = {
  sr: 'senior',
  jr: 'junior',
  mgr: 'manager',
  asst: 'assistant',
  engg: 'engineer',
  engr: 'engineer',
  dev: 'developer',
  exec: 'executive',
  vp: 'vice president',
};

const NORMS: Partial<Record<FactKind, (value: string) => string>> = {
  EMAIL: (value) => value.toLowerCase(),
  LINK: (value) =>
    value
      .toLowerCase()
      .replace(/^https?:\/\//u, '')
      .replace(/^www\./u, '')
      .replace(/(?<![/?#])[/?#]+$/u, ''),
  LOCATION: placeNorm,
  COMPANY: companyNorm,
  TITLE: titleNorm,
  COLLEGE: (value) => words(value.replace(/\bthe\b/giu, ' ')),
  DEGREE: degreeNorm,
  LANGUAGE: (value) => languageNorm(value) ?? words(value),
  SKILL: skillNorm,
  SKILL_YEARS: skillNorm,
};

/**
 * A value in comparison form: two facts of a kind with the same norm are equal. Questions normalize their words the
 * same way.
 *
 * @param kind the kind of the value
 * @param value as in a resume or a question; telephone numbers already in E.164
 */
export const toNorm = (kind: FactKind, value: string): string => (NORMS[kind] ?? words)(value);

/** Every norm by which a fact is found: its own, and for a place also those of its state and country. */
export const normsOfFact = ({ kind, norm, value }: Pick<Fact, 'kind' | 'norm' | 'value'>): string[] =>
  kind === 'LOCATION' ? [...new Set([norm, ...placeNorms(value)])] : [norm];

/** Lower-case words with single spaces and without punctuation. */
const words = (value: string): string =>
  value
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’.]+/gu, '')
    .replace(/[^\p{L}\p{N}&+#]+/gu, ' ')
    .trim();

/** Without the text from an opening bracket to the next closing one. */
const withoutBrackets = (value: string): string =>
  value
    .split(')')
    .map((part, at, parts) => {
      if (at === parts.length - 1) return part;
      const open = part.indexOf('(');
      return open < 0 ? `${part})` : `${part.slice(0, open)} `;
    })
    .join('');

/** `Acme Systems India Pvt. Ltd.` and `Acme Systems` are one employer; a name of only such words stays. */
export function companyNorm(value: string): string {
  const all = words(withoutBrackets(value));
  const short = all.replace(COMPANY_FORM, ' ').replace(/\s+/gu, ' ').trim();
  return short || all;
}

/** `Sr. Software Engg` is `senior software engineer`. */
export function titleNorm(value: string): string {
  return words(value)
    .split(' ')
    .map((word) => TITLE_WORDS[word] ?? word)
    .join(' ');
}

/** Keeps the characters that distinguish `c++`, `c#`, `.net` and `node.js` from other words. */
export function skillNorm(value: string): string {
  return value
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#.]+/gu, ' ')
    .replace(/\.(?![\p{L}\p{N}])/gu, ' ')
    .replace(/(?<=[\p{L}\p{N}])\s(?=[+#](?:\s|$))/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}
