import type { FilterKind } from '@slotwise/contract/deepgaze/questions/questions.schema';
import type { SectionKind } from '@slotwise/contract/deepgaze/resumes/resumes.schema';
import type { Stretch } from '../../resume-texts/resume-text.ts';
import type { SourceResume } from '../resume-source.ts';
import { PLACES, statedLines } from './labelled-lines.ts';
import { upToMachines } from './words-to-machines.ts';

/** Where the words alone prove it, since nothing else is listed there. Jobs name clients and products as well. */
const SECTIONS: Partial<Record<FilterKind, SectionKind>> = {
  SKILL: 'SKILLS',
  DEGREE: 'EDUCATION',
  COLLEGE: 'EDUCATION',
};
/** A list of languages or certificates has no more lines; behind them something else was taken for a part of it. */
const MOST_LISTED = 40;

/** The stretches of a resume where the words of a condition prove it. */
export function provingLines(kind: FilterKind, resume: SourceResume): Stretch[] {
  return upToMachines(resume, listingLines(kind, resume));
}

function listingLines(kind: FilterKind, resume: SourceResume): Stretch[] {
  const place = kind === 'LANGUAGE' || kind === 'CERTIFICATE' ? PLACES[kind] : undefined;
  if (place) return statedLines(resume, place, MOST_LISTED);
  const section = SECTIONS[kind];
  return section === undefined ? [] : resume.sections.filter((one) => one.kind === section);
}
