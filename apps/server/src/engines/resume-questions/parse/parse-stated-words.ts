import { UNLESS_STATED } from '../lexicon/opinion-phrases.ts';
import { findPhrase } from '../lexicon/phrase-patterns.ts';
import type { Asked } from '../linking/linked-question.ts';
import { lowOutsideNames } from '../linking/mask-names.ts';
import type { PlanDraft } from '../plan/query-plan.ts';

/** What a question concludes of somebody, in its own words: 'team of 22'. */
export const findConclusions = (said: string): string[] =>
  UNLESS_STATED.flatMap((phrase) => findPhrase(phrase, said) ?? []);

/** 'Who led a team of 22?', where a resume says so word for word: then it is no conclusion. */
export function parseStatedWords(asked: Asked): PlanDraft | null {
  if (asked.people.length > 0) return null;
  const words = findConclusions(lowOutsideNames(asked)).find((said) => asked.index.isMentioned(said));
  return words === undefined ? null : { op: 'FIND', filters: [{ kind: 'TEXT', value: words }], words };
}
