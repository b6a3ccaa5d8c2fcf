import { UNLESS_STATED } from '../lexicon/opinion-phrases.ts';
import { findPhrase } from '../lexicon/phrase-patterns.ts';
import type { LinkedQuestion } from '../linking/linked-question.ts';
import { maskNames } from '../linking/mask-names.ts';
import type { PlanDraft } from '../plan/query-plan.ts';

/** What a question concludes of someone, in its own words: 'team of 22'. */
export const findConclusions = (said: string): string[] =>
  UNLESS_STATED.flatMap((phrase) => findPhrase(phrase, said) ?? []);

/** 'Who led a team of 22?', where a resume says so word for word: then it is no conclusion. */
export function parseStatedWords(asked: LinkedQuestion): PlanDraft | null {
  if (asked.people.length > 0) return null;
  const words = findConclusions(maskNames(asked)).find((said) => asked.index.isMentioned(said));
  return words === undefined ? null : { op: 'FIND', filters: [{ kind: 'TEXT', value: words }], words };
}
