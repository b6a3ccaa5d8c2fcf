import type { SourceResume } from '../execute/resume-source.ts';

/** Two resumes with one e-mail address or phone number are likely to be of one person. */
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
