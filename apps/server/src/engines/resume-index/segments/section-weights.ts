import type { SectionKind } from '@slotwise/contract/deepgaze/resumes.schema';
import type { Fact, Section } from '../../resume-facts/facts/facts.ts';
import type { Stretch } from '../../resume-texts/text/resume-text.ts';

/**
 * The weight of a word in tenths, by section. BM25F (Robertson and Zaragoza 2009, section 3.6) counts a word in an
 * important field several times: a listed skill says more than a word among job duties.
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
/** The first lines, where people introduce themselves. */
const TITLE_WEIGHT = 30;
const TITLE_LENGTH = 220;
const PLAIN_WEIGHT = 10;

/** A job title says more than the duties, and most if the job is current. */
const JOB_TITLE_WEIGHT = 20;
const PRESENT_TITLE_WEIGHT = 25;

/** Returns the weight, in tenths, of words requested in text order. */
export function sectionWeights(
  sections: readonly Section[],
  facts: readonly Fact[],
): (offset: number) => number {
  const sectionAt = walkAlong(sections);
  const titleAt = walkAlong(facts.filter(({ kind }) => kind === 'TITLE'));
  return (offset) => {
    const plain = weightIn(sectionAt(offset)?.kind ?? null, offset);
    const title = titleAt(offset);
    return title ? Math.max(plain, title.isCurrent ? PRESENT_TITLE_WEIGHT : JOB_TITLE_WEIGHT) : plain;
  };
}

/** Returns which of some stretches contains a position; positions must be requested in order. */
function walkAlong<One extends Stretch>(stretches: readonly One[]): (offset: number) => One | undefined {
  const inOrder = stretches.toSorted((a, b) => a.start - b.start);
  let at = 0;
  return (offset) => {
    while (offset >= (inOrder[at]?.end ?? Infinity)) at += 1;
    const next = inOrder[at];
    return next && next.start <= offset ? next : undefined;
  };
}

function weightIn(kind: SectionKind | null, offset: number): number {
  if (offset < TITLE_LENGTH && (kind === null || kind === 'HEADER')) return TITLE_WEIGHT;
  return kind === null ? PLAIN_WEIGHT : WEIGHTS[kind];
}
