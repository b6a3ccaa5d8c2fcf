import type { Resume } from '@slotwise/contract/deepgaze/resumes.schema';
import { yearsText } from '../deepgaze-words.model.ts';

/** Whether the years of someone are the sum of dated jobs alone, since the resume states none itself. */
export const isComputed = ({ statedYears, computedYears }: Resume): boolean =>
  statedYears === null && computedYears !== null;

/** '8', as the resume states; '≈ 8.2', as its dates come to, where it states none; empty where nothing tells. */
export function getYears(resume: Resume): string {
  if (resume.totalExperience === null) return '';
  return `${isComputed(resume) ? '≈ ' : ''}${yearsText(resume.totalExperience)}`;
}
