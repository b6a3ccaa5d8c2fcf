import { wordSet } from '#lib/text/word-set.ts';

/** The words for the numbers from zero on, each at its own place. */
const NUMBER_WORDS = [
  ...wordSet(
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  ),
];
const TENS: Record<string, number> = { thirty: 30, forty: 40, fifty: 50, sixty: 60, ninety: 90 };

/** The number that a word in lower case says, in digits or in letters; null where it says none. */
export function parseNumber(low: string): number | null {
  if (/^\d{1,3}(?:\.\d)?$/.test(low)) return Number(low);
  const spelled = NUMBER_WORDS.indexOf(low);
  return spelled >= 0 ? spelled : (TENS[low] ?? null);
}
