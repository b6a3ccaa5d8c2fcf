import type { PlanDraft } from '../plan/query-plan.ts';
import type { RecalledAnswer } from '../plan/question-memory.ts';
import { joinLow, type Word } from '../tokens/tokenize.ts';

const COUNT_ALONE =
  /^(?:how many|count|number|total)(?: (?:is that|in total|are (?:they|there|those)|of (?:them|those)|them|those))*$/;
const SHOWN_AGAIN_WORDS = [
  '^(?:(?:what are |tell me )?(?:their|the|all(?: the)?) )?names(?: of (?:them|those|all))?$',
  '^(?:show|list|name|display)(?: (?:me|them|those|these|all|everyone|the (?:list|results?|rows)))+$',
];
const SHOWN_AGAIN = new RegExp(`${SHOWN_AGAIN_WORDS.join('|')}`);
const SORTING = /^(?:sort|order|arrange|rank)\b/;
const BY = /\bby\b/;
const SORTED_BY = /\b(?:experience|years|notice)/g;
const ASCENDING = /\b(?:ascending|least|fewest|shortest|lowest) ?(?:first)?\b/;
/** 'Which one is shorter?' asks for an order of the previous list. */
const WHICH_IS_WORDS = [
  'shorter|shortest|less|least|fewer|fewest|sooner|soonest|earlier|earliest|longer|longest|more',
  'most|higher|highest',
];
const WHICH_IS = new RegExp(
  `^(?:and )?(?:which|who|whose)(?: one)?(?: of (?:them|those))?(?: is| has| can)?(?: the)? (${WHICH_IS_WORDS.join('|')})$`,
);
const LESS = /^(?:short|less|least|few|soon|earl)/;

function whichIs(low: string, { field }: RecalledAnswer['interpretation']): PlanDraft | null {
  const [, how] = WHICH_IS.exec(low) ?? [];
  if (how === undefined || (field !== 'NOTICE_PERIOD' && field !== 'YEARS')) return null;
  return ranked(field, LESS.test(how));
}

const ranked = (kind: 'NOTICE_PERIOD' | 'YEARS', isLeastFirst: boolean): PlanDraft => ({
  op: 'RANK',
  filters: [{ kind, value: '' }],
  ...(isLeastFirst && { isLeastFirst }),
});

/** What 'sort them by experience' sorts by, which comes last. */
function sortedBy(low: string): string | undefined {
  const at = SORTING.test(low) ? low.search(BY) : -1;
  return at < 0 ? undefined : low.slice(at).match(SORTED_BY)?.at(-1);
}

/** 'How many?', 'sort by experience' and 'which one is shorter?', which list the previous answer differently. */
export function parseReordering(
  words: readonly Word[],
  before: RecalledAnswer['interpretation'],
): PlanDraft | null {
  const low = joinLow(words);
  if (COUNT_ALONE.test(low)) return { op: 'COUNT' };
  if (SHOWN_AGAIN.test(low)) return { op: 'FIND' };
  const by = sortedBy(low);
  if (by !== undefined) return ranked(by === 'notice' ? 'NOTICE_PERIOD' : 'YEARS', ASCENDING.test(low));
  return whichIs(low, before);
}
