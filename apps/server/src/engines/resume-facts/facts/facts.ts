import type { FactKind, NameSource, SectionKind } from '@slotwise/contract/deepgaze/resumes.schema';
import type { Stretch } from '../../resume-texts/text/resume-text.ts';

export type Section = Stretch & { kind: SectionKind };

/**
 * Something a resume states, from `start` to `end` in the text. `value` is its wording with white space normalized,
 * `norm` its comparison form (see `norms.ts`). `number` is the years of SKILL_YEARS and STATED_YEARS (0 for less than
 * one), the year of GRADUATION_YEAR, the days of NOTICE_PERIOD, or the level of a LANGUAGE (`language-levels.ts`).
 * `from` and `to` are the months `YYYY-MM` of a RANGE, or of the job of a COMPANY or TITLE; `isCurrent` if that job
 * continues. `isHeld` is false for a DEGREE or CERTIFICATE not reached yet or no longer valid. `rule` names the rule
 * that found it; `confidence` is from 0 to 1.
 */
export type Fact = Stretch & {
  kind: FactKind;
  value: string;
  norm: string;
  number?: number;
  from?: string;
  to?: string;
  isCurrent?: boolean;
  isHeld?: false;
  rule: string;
  confidence: number;
};

/**
 * What was extracted from one resume. The name is in display form, while its fact has the original words; empty if
 * there is only a file without letters in its name. Stated and computed years are separate, in years with one decimal;
 * null if there are none. `addressedToMachines` are instructions to a machine.
 */
export type ResumeFacts = {
  name: { value: string; source: NameSource };
  language: string;
  sections: Section[];
  facts: Fact[];
  statedYears: number | null;
  computedYears: number | null;
  addressedToMachines: Stretch[];
};

/** What is known about the file besides its text. `writtenAt` is what 'present' means in a date range. */
export type ResumeSetting = { fileName: string; writtenAt: Date; phoneCountry: string };
