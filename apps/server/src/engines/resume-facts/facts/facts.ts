import type { FactKind, NameSource, SectionKind } from '@slotwise/contract/deepgaze/resumes.schema';
import type { Stretch } from '../../resume-texts/text/resume-text.ts';

export type Section = Stretch & { kind: SectionKind };

/**
 * Something that a resume says: `value` as it stands there but for white space, `norm` as it is compared (see `norms.ts`),
 * from `start` to `end` in the text. `number` holds years of SKILL_YEARS and STATED_YEARS (0 for less than one), the year of
 * GRADUATION_YEAR, days of NOTICE_PERIOD and the level of a LANGUAGE (`language-levels.ts`); `from` and `to` the months `YYYY-MM` of a RANGE, and of the job that a COMPANY or
 * a TITLE belongs to, where `isCurrent` says that it goes on. `isHeld`
 * is false of a DEGREE or a CERTIFICATE that is not reached yet, or no longer valid. `rule` names the rule that found it, `confidence` runs from 0 to 1.
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
 * What is understood of one resume. The name is spelled as people are addressed, while its fact has the words as they
 * stand; it is empty where only a file without letters in its name is known. Stated and
 * computed years are kept apart, in years with one decimal; null where there are none. `addressedToMachines` are words
 * that tell a machine what to do.
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

/** What is known of the file besides its text; `writtenAt` is what 'present' means in a date range. */
export type ResumeSetting = { fileName: string; writtenAt: Date; phoneCountry: string };
