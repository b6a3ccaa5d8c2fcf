import { inFormOrder } from './feedback.rules.ts';
import type { Feedback, ScorecardAttribute } from './feedback.schema.ts';

export type DebriefRow = {
  name: string;
  mustHave: boolean;
  /** One for each scorecard, in its order; null where it does not rate this. */
  scores: (number | null)[];
  /** Of those that rate it; null where no one does. */
  mean: number | null;
  /** Between the highest and the lowest. */
  gap: number;
};

/** A gap from which on two panelists saw different things. */
const WIDE_GAP = 2;
const NUMBERS = ['zero', 'one', 'two', 'three', 'four'];

/** The attributes against the scorecards, must-haves first. An average is of an attribute, never of a person. */
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

/** Where the panel differs widely: must-haves first, then the widest gap. */
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

/** '2 of 3 yes'; only those who recommend anything are counted, and nothing is said where no one does. */
export function verdictText(cards: readonly Pick<Feedback, 'overallRecommendation'>[]): string {
  const given = cards.filter(({ overallRecommendation: answer }) => answer !== null);
  const yes = given.filter(({ overallRecommendation: answer }) => answer?.endsWith('YES')).length;
  return given.length === 0 ? '' : `${yes} of ${given.length} yes`;
}
