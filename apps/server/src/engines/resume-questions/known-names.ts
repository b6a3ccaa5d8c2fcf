import type { ResumeIndex, ResumeNumber } from '../resume-index/resume-index.ts';

/**
 * Whom these resumes are of. `full` by the whole name, `parts` by each word of it; a person may have two resumes, and
 * two persons one name.
 */
export type KnownNames = {
  full: Map<string, ResumeNumber[]>;
  parts: Map<string, Set<ResumeNumber>>;
  longest: number;
};

const namesOfIndex = new WeakMap<ResumeIndex, KnownNames>();

/** A name as it is compared: lower case, no accents, letters and digits, one space. */
export const plainName = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/['’]s(?=\s|$)/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** The names of all resumes; made once for an index. */
export function knownNames(index: ResumeIndex): KnownNames {
  const known = namesOfIndex.get(index);
  if (known) return known;
  const names: KnownNames = { full: new Map(), parts: new Map(), longest: 0 };
  for (let resume = 0; resume < index.size; resume++) addName(names, plainName(index.nameOf(resume)), resume);
  namesOfIndex.set(index, names);
  return names;
}

function addName(names: KnownNames, name: string, resume: ResumeNumber) {
  if (name === '') return;
  const namesakes = names.full.get(name);
  if (namesakes) namesakes.push(resume);
  else names.full.set(name, [resume]);
  const parts = name.split(' ');
  names.longest = Math.max(names.longest, parts.length);
  for (const part of parts) {
    const resumes = names.parts.get(part) ?? new Set();
    names.parts.set(part, resumes.add(resume));
  }
}
