import { FACTS_VERSION } from '#engines/resume-facts/facts-version.ts';
import { SEGMENT_VERSION } from '#engines/resume-index/segments/segment-format.ts';

type Built = { resumes: number; format: number; facts_version: number };

/** True if this version of the product can read a block. Another server may be older or newer. */
export const isOpenable = ({ format }: Built): boolean => format === SEGMENT_VERSION;

/** How many resumes are missing from an answer, and how many are as a former version understood them, until renewed. */
export type Renewal = { unindexed: number; outdated: number };

export function countRenewal(blocks: readonly Built[]): Renewal {
  const sum = (some: Built[]): number => some.reduce((all, { resumes }) => all + resumes, 0);
  return {
    unindexed: sum(blocks.filter((block) => !isOpenable(block))),
    outdated: sum(blocks.filter((block) => isOpenable(block) && block.facts_version < FACTS_VERSION)),
  };
}
