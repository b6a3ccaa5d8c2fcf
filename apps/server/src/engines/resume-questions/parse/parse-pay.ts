import type { PlanDraft } from '../plan/query-plan.ts';
import { joinLow, joinText, type Word } from '../tokens/tokenize.ts';
import { parseFields } from './parse-fields.ts';
import { isFieldWord } from '../lexicon/field-cues.ts';
import { isEmpty } from '../lexicon/filler-words.ts';

const PAY = /\b(?:salary|salaries|ctc|compensation|pay|lpa|lakhs?|lacs?|gehalt)\b/;
/** An order by pay, or a guess at it, is more than resumes state. */
const ORDERS_WORDS = [
  String.raw`high\w*|low\w*|best|cheap\w*|most|least|top|rank|sort|order|average|should|would|could|guess`,
  'estimate|willing|much',
];
const ORDERS = new RegExp(String.raw`\b(?:${ORDERS_WORDS.join('|')})\b`);
/** The people asked about, and words about amounts, which are shown but not compared. */
const BESIDES_WORDS = [
  String.raw`expect\w*|asks?|asking|wants?|earns?|lpa|lakhs?|lacs?|inr|rs|k|under|below|above|over|than|up`,
  String.raw`states?|stated|salary|people|figures?|amounts?|drawn|annual|resume|resumes|\d[\d.,]*(?:k|l|lpa)?`,
];
const BESIDES = new RegExp(`^(?:${BESIDES_WORDS.join('|')})$`);
const OF_ALL =
  /\b(?:all|every|everyone|everybody|each|who|anyone|anybody|candidates?|people|resumes?|applicants?)\b/;

/**
 * Parses 'Expected salary of everyone', 'who expects less than 15 LPA?': the pay that each resume states; null for
 * anything else.
 */
export function parsePay(words: readonly Word[]): PlanDraft | null {
  const low = joinLow(words);
  if (!PAY.test(low) || !OF_ALL.test(low) || ORDERS.test(low)) return null;
  const isKnown = words.every((word) => isEmpty(word) || isFieldWord(word.low) || BESIDES.test(word.low));
  if (!isKnown) return null;
  const { job } = parseFields(`pay ${low}`) ?? {};
  const amount = amountIn(words);
  return {
    op: 'FIELD',
    field: 'PAY',
    ...(job && { job }),
    ...(amount && { corrected: [{ typed: amount, readAs: '' }] }),
  };
}

const BOUND = /^(?:less|more|than|under|over|above|below|up|to|at|least|most|between|and|from|\d.*)$/;
const UNIT = /^(?:\d.*|and|to|lpa|lakhs?|lacs?|inr|rs|k|eur|usd|per|annum)$/;

/** An amount with its comparison: 'less than 30 lpa'; null if there is none. */
function amountIn(words: readonly Word[]): string | null {
  const number = words.findIndex(({ low }) => /^\d/.test(low));
  if (number < 0) return null;
  const from = words.findLastIndex(({ low }, at) => at < number && !BOUND.test(low)) + 1;
  const behind = words.findIndex(({ low }, at) => at > number && !UNIT.test(low));
  return joinText(words.slice(from, behind < 0 ? words.length : behind));
}
