import type { ResumeIndex } from '../../resume-index/segments/resume-index.ts';
import { correctFillers } from '../tokens/correct-spelling.ts';
import { tokenize } from '../tokens/tokenize.ts';
import { findPeople } from './find-people.ts';
import type { LinkedQuestion } from './linked-question.ts';

/** The words of a question, and which people of these resumes it names. */
export function linkQuestion(question: string, index: ResumeIndex): LinkedQuestion {
  const words = correctFillers(tokenize(question), index);
  return { words, people: findPeople(words, index), index };
}
