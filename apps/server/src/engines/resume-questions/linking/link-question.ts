import type { ResumeIndex } from '../../resume-index/resume-index.ts';
import { withKnownFillers } from '../tokens/correct-spelling.ts';
import { questionWordsOf } from '../tokens/tokenize.ts';
import { findPeople } from './find-people.ts';
import type { Asked } from './linked-question.ts';

/** The words of a question, and which people of these resumes it names. */
export function linkQuestion(question: string, index: ResumeIndex): Asked {
  const words = withKnownFillers(questionWordsOf(question), index);
  return { words, people: findPeople(words, index), index };
}
