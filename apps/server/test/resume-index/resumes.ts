import type { Fact } from '#engines/resume-facts/facts/facts.ts';
import { buildSegment } from '#engines/resume-index/segments/build-segment.ts';
import { openIndex } from '#engines/resume-index/open-index.ts';
import { openSegment, type Segment } from '#engines/resume-index/segments/open-segment.ts';
import type { IndexedResume, ResumeIndex } from '#engines/resume-index/segments/resume-index.ts';

/** A resume with only its text known. */
export function getResume(resumeId: string, text: string, known: Partial<IndexedResume> = {}): IndexedResume {
  return {
    resumeId,
    text,
    sections: [],
    facts: [],
    name: '',
    statedYears: null,
    computedYears: null,
    ...known,
  };
}

export function getFact(kind: Fact['kind'], norm: string, number?: number): Fact {
  const fact = { kind, norm, value: norm, start: 0, end: 0, rule: 'test', confidence: 1 };
  return number === undefined ? fact : { ...fact, number };
}

/** An index over blocks of resumes, one segment each. */
export const indexOf = (...blocks: IndexedResume[][]): ResumeIndex => openIndex(listSegments(blocks));

export const listSegments = (blocks: IndexedResume[][]): Segment[] =>
  blocks.map((block) => openSegment(buildSegment(block)));

/** An index over texts, with their positions from 0 as ids. */
export const indexOfTexts = (...texts: string[]): ResumeIndex =>
  indexOf(texts.map((text, place) => getResume(`${place}`, text)));

/** The ids that a search finds, best first. */
export const idsFound = (index: ResumeIndex, words: string): string[] =>
  index.search(words).hits.map(({ resume }) => index.getResumeId(resume));
