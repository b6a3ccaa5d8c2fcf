import type { SectionKind } from '@slotwise/contract/deepgaze/resumes.schema';
import type { Section } from '../../resume-facts/facts/facts.ts';

/**
 * What a word counts in tenths, by where it stands. BM25F (Robertson and Zaragoza 2009, section 3.6) counts a word in a
 * telling field as several: what someone calls a skill says more than a word among the duties of a job.
 */
const WEIGHTS: Record<SectionKind, number> = {
  HEADER: 15,
  SUMMARY: 12,
  SKILLS: 25,
  EXPERIENCE: 10,
  PROJECTS: 10,
  EDUCATION: 10,
  CERTIFICATES: 12,
  OTHER: 8,
};
/** The first lines, where people say what they are. */
const TITLE_WEIGHT = 30;
const TITLE_LENGTH = 220;
const PLAIN_WEIGHT = 10;

/** Tells the weight, in tenths, of words that are asked for in the order of the text. */
export function sectionWeights(sections: readonly Section[]): (offset: number) => number {
  const inOrder = sections.toSorted((a, b) => a.start - b.start);
  let place = 0;
  return (offset) => {
    while (offset >= (inOrder[place]?.end ?? Infinity)) place += 1;
    const section = inOrder[place];
    return weightIn(section && section.start <= offset ? section.kind : null, offset);
  };
}

function weightIn(kind: SectionKind | null, offset: number): number {
  if (offset < TITLE_LENGTH && (kind === null || kind === 'HEADER')) return TITLE_WEIGHT;
  return kind === null ? PLAIN_WEIGHT : WEIGHTS[kind];
}
