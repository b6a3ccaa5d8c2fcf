import { planQuestion } from '#engines/resume-questions/plan-question.ts';
import { inventedIndex } from '../resume-questions/invented-resumes.ts';
import { getGrammar } from './grammar.ts';
import type { Target } from './target.ts';

/** Half of the maximum, which also shows how the work grows. */
const LENGTH = 250;

/** A question is parsed in a thread, and a disjunction of many words costs some milliseconds. */
const FREE_MILLIS = 30;

/** Every form of question, with what the grammar's own patterns and words repeat. */
export function questionTargets(): Target[] {
  const { index } = inventedIndex([
    { name: 'Asha Verma', skills: ['Java'], city: 'Pune' },
    { name: 'Ravi Menon' },
  ]);
  return [
    {
      name: 'a question',
      length: LENGTH,
      heads: ['', 'Java developers with '],
      tails: ['n'],
      freeMillis: FREE_MILLIS,
      repeats: getGrammar('resume-questions'),
      run: (question: string) => planQuestion(question, index, null),
    },
  ];
}
