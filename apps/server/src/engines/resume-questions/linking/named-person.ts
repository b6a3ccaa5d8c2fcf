import type { ResumeNumber } from '../../resume-index/segments/resume-index.ts';

/**
 * A person that words of the question name, from the word `from` to before `to`; `resumes` is empty where no one of these
 * resumes is meant. `typed` is how the name was spelled where it was read as another.
 */
export type NamedPerson = {
  name: string;
  resumes: ResumeNumber[];
  from: number;
  to: number;
  typed: string | null;
};
