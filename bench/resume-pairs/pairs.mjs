/**
 * Pairs and small groups of invented people's resumes, with the pairs that deserve a second look. They were written
 * before the thresholds of `engines/resume-resemblance` were set; for the kept half, only figures were looked at.
 */
import {
  addAgencies,
  addDescriptions,
  addJobs,
  addNames,
  addSideJobs,
  addSkills,
  addStock,
} from './harmless.mjs';
import { addClashes, addOtherEmployers, addSharedContacts, addSharedWords } from './worth-a-look.mjs';
import { createWriter } from './write-pair.mjs';

const SUBJECTS = [
  addSharedWords,
  addSharedContacts,
  addClashes,
  addOtherEmployers,
  addDescriptions,
  addStock,
  addAgencies,
  addNames,
  addJobs,
  addSideJobs,
  addSkills,
];

function writePairs(half) {
  const writer = createWriter(half);
  for (const add of SUBJECTS) add(writer);
  return writer.groups;
}

/** Every group: its `half`, its kind, the texts of its resumes, and the pairs worth a second look. */
export const PAIRS = [...writePairs('open'), ...writePairs('kept')];
