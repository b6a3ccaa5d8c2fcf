import { UNLESS_STATED } from '../lexicon/opinion-phrases.ts';
import { findPhrase } from '../lexicon/phrase-patterns.ts';
import type { ResumeIndex } from '../../resume-index/segments/resume-index.ts';
import { maskNames } from '../linking/mask-names.ts';
import type { PlanDraft } from '../plan/query-plan.ts';
import type { Word } from '../tokens/tokenize.ts';

/** What a question concludes about someone, in its own words: 'team of 22'. */
export const findConclusions = (said: string): string[] =>
  UNLESS_STATED.flatMap((phrase) => findPhrase(phrase, said) ?? []);

/** 'Who led a team of 22?', if a resume says so word for word: then it is not a conclusion. */
export function parseStatedWords(all: readonly Word[], index: ResumeIndex): PlanDraft | null {
  const said = findConclusions(maskNames({ words: all, people: [], index }));
  const words = said.find((one) => index.isMentioned(one));
  return words === undefined ? null : { op: 'FIND', filters: [{ kind: 'TEXT', value: words }], words };
}
