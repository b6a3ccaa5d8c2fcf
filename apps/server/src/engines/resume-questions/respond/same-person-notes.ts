import type { Interpretation } from '@slotwise/contract/deepgaze/questions.schema';
import type { ResumeIndex, ResumeNumber } from '../../resume-index/segments/resume-index.ts';
import type { SourceResume } from '../execute/resume-source.ts';
import { nameList } from './condition-words.ts';

/** Two resumes with the same email address or phone number are probably of one person. */
export function noteSamePerson(resumes: readonly SourceResume[]): string[] {
  const holders = new Map<string, SourceResume[]>();
  for (const resume of resumes) {
    const contacts = resume.facts
      .filter(({ kind }) => kind === 'EMAIL' || kind === 'PHONE')
      .map(({ norm }) => norm);
    for (const contact of new Set(contacts)) holders.set(contact, [...(holders.get(contact) ?? []), resume]);
  }
  const groups = [...holders.values()].filter(({ length }) => length > 1);
  const files = new Set(groups.map((group) => group.map(({ fileName }) => fileName).join(' and ')));
  return [...files].map(
    (names) => `${names} give the same address or number: they may be two resumes of one person.`,
  );
}

/** For several resumes of the same people, who they are and whether they were counted. */
export function noteRepeats(
  op: Interpretation['op'],
  repeats: readonly { resume: ResumeNumber }[],
  index: ResumeIndex,
): string[] {
  const names = [...new Set(repeats.map(({ resume }) => index.getName(resume)))];
  if (names.length === 0) return [];
  const named = nameList(names, names.length);
  const count = `${repeats.length} ${repeats.length === 1 ? 'resume is' : 'resumes are'}`;
  return op === 'COUNT'
    ? [
        `${count} not counted, probably of someone who is counted already, by name and email or phone: ${named}.`,
      ]
    : [
        `${count} probably of someone who has another one in this list, by name and email or phone: ${named}.`,
      ];
}
