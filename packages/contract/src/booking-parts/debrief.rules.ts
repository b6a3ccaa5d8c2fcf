import { inFormOrder } from './feedback.rules.ts';
import type { Feedback, ScorecardAttribute } from './feedback.schema.ts';

export type DebriefRow = {
  name: string;
  mustHave: boolean;
  /** One per scorecard, in order; null if it does not rate this attribute. */
  scores: (number | null)[];
  /** The mean of the given ratings; null if there are none. */
  mean: number | null;
  /** The difference between the highest and the lowest rating. */
  gap: number;
};

/** The smallest gap that counts as a disagreement. */
const WIDE_GAP = 2;
const NUMBERS = ['zero', 'one', 'two', 'three', 'four'];

/** Attributes by scorecard, must-haves first. Averages are per attribute, never per person. */
export function debriefRows(
  asked: readonly ScorecardAttribute[],
  cards: readonly Pick<Feedback, 'attributes'>[],
): DebriefRow[] {
  return inFormOrder(asked).map(({ name, mustHave }) => {
    const scores = cards.map(
      ({ attributes }) =>
        attributes.find((rated) => rated.name.toLowerCase() === name.toLowerCase())?.rating ?? null,
    );
    const given = scores.filter((score) => score !== null);
    const mean = given.length > 0 ? given.reduce((sum, score) => sum + score, 0) / given.length : null;
    const gap = given.length > 1 ? Math.max(...given) - Math.min(...given) : 0;
    return { name, mustHave, scores, mean, gap };
  });
}

/** Attributes on which the panel disagrees: must-haves first, then the widest gap. */
export const wideGaps = (rows: readonly DebriefRow[]): DebriefRow[] =>
  rows
    .filter(({ gap }) => gap >= WIDE_GAP)
    .toSorted((a, b) => Number(b.mustHave) - Number(a.mustHave) || b.gap - a.gap);

/** 'A must-have with a gap of two.' */
export const gapText = ({ mustHave, gap }: DebriefRow): string =>
  `${mustHave ? 'A must-have with a gap' : 'A gap'} of ${NUMBERS[gap] ?? gap}.`;

/** '4, 2, not rated' */
export const scoresText = ({ scores }: DebriefRow): string =>
  scores.map((score) => score ?? 'not rated').join(', ');

/** '2 of 3 yes'. Counts only scorecards with a recommendation; empty if there are none. */
export function verdictText(cards: readonly Pick<Feedback, 'overallRecommendation'>[]): string {
  const given = cards.filter(({ overallRecommendation: answer }) => answer !== null);
  const yes = given.filter(({ overallRecommendation: answer }) => answer?.endsWith('YES')).length;
  return given.length === 0 ? '' : `${yes} of ${given.length} yes`;
}
