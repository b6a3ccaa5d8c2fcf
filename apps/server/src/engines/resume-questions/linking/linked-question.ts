import type { Filter } from '@slotwise/contract/deepgaze/questions.schema';
import type { ResumeIndex, ResumeNumber } from '../../resume-index/segments/resume-index.ts';
import type { Word } from '../tokens/tokenize.ts';
import { plainName } from './known-names.ts';

/**
 * A person named by the words from `from` to before `to`; `resumes` is empty if it is no one in these resumes. `typed`
 * is the original spelling if it was corrected.
 */
export type NamedPerson = {
  name: string;
  resumes: ResumeNumber[];
  from: number;
  to: number;
  typed: string | null;
};

/** A question being parsed: its words, and the people of these resumes that it names. */
export type LinkedQuestion = { words: readonly Word[]; people: readonly NamedPerson[]; index: ResumeIndex };

/** The condition that a resume is this person's. A shared name means all who have it. */
export function toPersonFilter(person: NamedPerson, index: ResumeIndex): Filter {
  const names = new Set(person.resumes.map((resume) => plainName(index.getName(resume))));
  const [first] = person.resumes;
  const name = first === undefined || names.size > 1 ? person.name : index.getName(first);
  return {
    kind: 'PERSON',
    value: name,
    resumeIds: person.resumes.map((resume) => index.getResumeId(resume)),
  };
}

/** The corrections of people's names. */
export const listCorrectedNames = ({ people, index }: LinkedQuestion) =>
  people.flatMap((person) =>
    person.typed === null ? [] : [{ typed: person.typed, readAs: toPersonFilter(person, index).value }],
  );

/** The words of a question except names of people. */
export const dropPeople = ({ words, people }: LinkedQuestion): Word[] =>
  words.filter((_, place) => !people.some(({ from, to }) => place >= from && place < to));

/** The words of a question in lower case, with a placeholder for each person. */
export function maskPeople(asked: LinkedQuestion): string {
  const starts = new Map(asked.people.map((person) => [person.from, person]));
  const parts: string[] = [];
  for (let at = 0; at < asked.words.length; at++) {
    const person = starts.get(at);
    parts.push(person ? '@' : (asked.words[at]?.low ?? ''));
    if (person) at = person.to - 1;
  }
  return parts.join(' ');
}
