import type { ResemblanceKind } from '@slotwise/contract/deepgaze/resemblances.schema';
import type { Fact, Section } from '../resume-facts/facts/facts.ts';
import type { Stretch } from '../resume-texts/text/resume-text.ts';

/** A resume to compare; the name is empty if the text states none. */
export type ComparedResume = {
  name: string;
  text: string;
  sections: readonly Section[];
  facts: readonly Fact[];
};

/** One reason to look at two resumes side by side, with the words of each. */
export type Ground = { kind: ResemblanceKind; first: Stretch; second: Stretch };
