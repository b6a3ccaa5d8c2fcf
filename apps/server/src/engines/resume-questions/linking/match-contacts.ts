import { oncePerObject } from '#lib/turns/once-per.ts';
import type { ResumeIndex, ResumeNumber } from '../../resume-index/segments/resume-index.ts';
import { resumesHolding } from '../../resume-index/segments/resume-numbers.ts';
import type { NamedPerson } from './linked-question.ts';
import { joinText, type Word } from '../tokens/tokenize.ts';

const EMAIL = /^[^@\s]+@[^@\s][^@\s.]*\.[^@\s]+$/;
const DIGITS = /^[\d().-]+$/;
/** Fewer digits may be years or a house number; national numbers omit the country code. */
const FEWEST_DIGITS = 7;
const FEWEST_OF_UNKNOWN = 10;

/** The phone numbers of all resumes as digits; built once per index. */
const listPhones = oncePerObject((index: ResumeIndex): [string, string][] =>
  [...index.norms('PHONE').keys()].map((norm) => [norm.replace(/\D/g, ''), norm]),
);

/**
 * The person whose email address or phone number begins at this word of a question. For an address or complete number
 * in no resume, a person without resumes.
 */
export function matchContact(words: readonly Word[], from: number, index: ResumeIndex): NamedPerson | null {
  const first = words[from];
  if (!first) return null;
  if (EMAIL.test(first.low))
    return namedAs(words, [from, from + 1], resumesHolding(index, 'EMAIL', [first.low]));
  let to = from;
  while (DIGITS.test(words[to]?.text ?? '')) to++;
  const span = words.slice(from, to);
  const digits = joinText(span).replace(/\D/g, '').replace(/^0+/, '');
  if (digits.length < FEWEST_DIGITS) return null;
  const norms = listPhones(index).flatMap(([known, norm]) => (known.endsWith(digits) ? [norm] : []));
  const isNumber = digits.length >= FEWEST_OF_UNKNOWN && span.some(({ text }) => text.length > 4);
  return norms.length > 0 || isNumber
    ? namedAs(words, [from, to], resumesHolding(index, 'PHONE', norms))
    : null;
}

const namedAs = (
  words: readonly Word[],
  [from, to]: [number, number],
  resumes: Iterable<ResumeNumber>,
): NamedPerson => ({
  name: joinText(words.slice(from, to)),
  resumes: [...resumes],
  from,
  to,
  typed: null,
});
