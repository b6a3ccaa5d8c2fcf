import { editDistance } from '#lib/text/edit-distance.ts';
import type { ResumeIndex } from '../../resume-index/segments/resume-index.ts';
import { knownNames, nameKey } from './known-names.ts';

const MOST_ERRORS = 2;
/** Shorter names are near to too many others. */
const SHORTEST = 7;

/** The one name of these resumes that is two letters away from a name at most, as its resume writes it; else null. */
export function findNearestName(name: string, index: ResumeIndex): string | null {
  const key = nameKey(name);
  if (key.length < SHORTEST) return null;
  const near = [...knownNames(index).full].filter(
    ([other]) => other[0] === key[0] && editDistance(other, key, MOST_ERRORS) <= MOST_ERRORS,
  );
  const [resume] = near[0]?.[1] ?? [];
  return near.length === 1 && resume !== undefined ? index.nameOf(resume) : null;
}
