import type { AskedFigure } from '@slotwise/contract/deepgaze/questions.schema';
import data from './order-phrases.json' with { type: 'json' };
import { type Phrase, parsePhrases } from './phrase-patterns.ts';

/** Fills in the parts named in a line. */
const fill = (line: string): string =>
  line.replace(/<(\w+)>/g, (_, part: keyof typeof data.parts) => fill(data.parts[part]));
const phrases = (lines: readonly string[]) => parsePhrases(lines.map(fill), data.classes);

/** Words that make 'by years' an order. */
export const SORTING = new Set(['top', 'most', 'least', ...data.classes.sort.split(' ')]);

/** Numbers that can be ordered; TENURE is the time at an employer, from the dates of its jobs. */
export type Ordered = 'YEARS' | 'NOTICE_PERIOD' | 'TENURE';

/** What to order by, and which end comes first; clearer phrases come first. */
export type OrderPhrases = {
  by: Exclude<Ordered, 'TENURE'>;
  isLeastFirst: boolean;
  phrases: readonly Phrase[];
};

export const ORDERS: readonly OrderPhrases[] = [
  { by: 'NOTICE_PERIOD', isLeastFirst: false, phrases: phrases(data.latestNotice) },
  { by: 'NOTICE_PERIOD', isLeastFirst: true, phrases: phrases(data.soonestNotice) },
  { by: 'YEARS', isLeastFirst: true, phrases: phrases(data.fewestYears) },
  { by: 'YEARS', isLeastFirst: false, phrases: phrases(data.mostYears) },
];

/** Phrases that ask for one figure over all stated numbers. */
export type FigurePhrases = { by: Ordered; figure: AskedFigure; phrases: readonly Phrase[] };

/** 'The average notice period', 'median years of experience', 'the combined experience'. */
export const FIGURES: readonly FigurePhrases[] = (['AVERAGE', 'MEDIAN', 'TOTAL'] as const).flatMap(
  (figure): FigurePhrases[] => [
    { by: 'NOTICE_PERIOD', figure, phrases: phrases([`${data.figures[figure]} ${data.ofNotice}`]) },
    { by: 'TENURE', figure, phrases: phrases([`${data.figures[figure]} ${data.ofTenure}`]) },
    { by: 'YEARS', figure, phrases: phrases([`${data.figures[figure]} ${data.ofYears}`]) },
  ],
);

/** 'On average', which needs another word to say of what. */
export const ON_AVERAGE: readonly Phrase[] = phrases(data.onAverage);

/** 'Longest with Java' and 'used Java longest' ask for years with it. */
export const LONGEST_WITH: readonly Phrase[] = phrases(data.longestWith);
