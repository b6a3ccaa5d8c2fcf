import type { Resume } from '@slotwise/contract/deepgaze/resumes.schema';
import { roundYears, yearsText } from '../deepgaze-words.model.ts';
import { DEEPGAZE } from '../deepgaze.texts.ts';

/** Whether someone's years are only the sum of dated jobs, since the resume states none. */
export const isComputed = ({ statedYears, computedYears }: Resume): boolean =>
  statedYears === null && computedYears !== null;

/** '8' as stated in the resume; '≈ 8.2' computed from its dates if it states none; empty if neither is known. */
export function getYears(resume: Resume): string {
  if (resume.totalExperience === null) return '';
  return `${isComputed(resume) ? '≈ ' : ''}${yearsText(resume.totalExperience)}`;
}

/** '8 years', '≈ 1 year', for places without a column heading. */
export const sayYears = (resume: Resume): string =>
  resume.totalExperience === null
    ? ''
    : DEEPGAZE.years({
        isComputed: String(isComputed(resume)),
        years: roundYears(resume.totalExperience),
      });
