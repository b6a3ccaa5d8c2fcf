import { wordSet } from '#lib/text/word-set.ts';

/** The words for the numbers from zero up, each at its index. */
const NUMBER_WORDS = [
  ...wordSet(
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  ),
];
const TENS: Record<string, number> = { thirty: 30, forty: 40, fifty: 50, sixty: 60, ninety: 90 };

/** The number of a lower-case word, in digits or letters; null if it is not one. */
export function parseNumber(low: string): number | null {
  if (/^\d{1,3}(?:\.\d)?$/.test(low)) return Number(low);
  const spelled = NUMBER_WORDS.indexOf(low);
  return spelled >= 0 ? spelled : (TENS[low] ?? null);
}
