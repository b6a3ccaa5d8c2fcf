import type { Resume } from '@slotwise/contract/deepgaze/resumes.schema';
import { roundYears, yearsText } from '../deepgaze-words.model.ts';
import { DEEPGAZE } from '../deepgaze.texts.ts';

/** Whether the years of someone are the sum of dated jobs alone, since the resume states none itself. */
export const isComputed = ({ statedYears, computedYears }: Resume): boolean =>
  statedYears === null && computedYears !== null;

/** '8', as the resume states; '≈ 8.2', as its dates come to, where it states none; empty where nothing tells. */
export function getYears(resume: Resume): string {
  if (resume.totalExperience === null) return '';
  return `${isComputed(resume) ? '≈ ' : ''}${yearsText(resume.totalExperience)}`;
}

/** '8 years', '≈ 1 year', where there is no column that names them. */
export const sayYears = (resume: Resume): string =>
  resume.totalExperience === null
    ? ''
    : DEEPGAZE.years({
        isComputed: String(isComputed(resume)),
        years: roundYears(resume.totalExperience),
      });
