import type { Filter } from '@slotwise/contract/deepgaze/questions.schema';
import type { RecalledAnswer } from '../plan/question-memory.ts';
import { parseNumber } from '../lexicon/number-words.ts';
import { listFormerConditions, toResumesFilter } from './former-conditions.ts';

/** A question about a part of the previous answer: the remaining question, and the previous answer reduced to that part. */
export type OfPart = { question: string; memory: RecalledAnswer };

/** Replaces a part of the previous answer in a question. */
export const THEM = 'them';

const NUMBER = String.raw`(?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten)`;
const OF_THEM = '(?: (?:of (?:them|those|these)|ones?|people|candidates?|resumes?|results?|persons?))*';
const AT_END = String.raw`(?= *[.?!,]*$| (?:on|by|with|in)\b)`;
const FIRST = new RegExp(String.raw`\b(?:the )?(first|last) (${NUMBER})${OF_THEM}${AT_END}`, 'i');
const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
const NTH = new RegExp(
  String.raw`\bthe (${ORDINALS.join('|')}|last)(?: (?:one|candidate|person|resume))?(?: of (?:them|those|these))?(?= *[.?!,]*$)`,
  'i',
);
const OTHERS_WORDS = [
  'others|other (?:ones|candidates|people|resumes)|rest',
  'remaining(?: (?:ones|candidates|people|resumes))?',
];
const OTHERS = new RegExp(
  String.raw`\b(?:the )?(?:${OTHERS_WORDS.join('|')})(?: of (?:them|those|these))?(?= *[.?!,]*$)`,
  'i',
);
/** On their own, these ask for the people not shown yet. */
const ELSE = /^(?:and )?(?:who|anyone|anybody|what) else[.?! ]*$|^(?:and )?others[.?! ]*$/i;
/** If the list was shown completely, there are no more. */
const MORE = new RegExp(
  String.raw`^(?:and |show |give |list |see |me |the )*(?:some |any )?(?:more|next(?: ${NUMBER})?)(?: of (?:them|those)| results| people| candidates| please)*[.?! ]*$`,
  'i',
);
const isPart = ({ interpretation: { filters } }: RecalledAnswer) => filters.at(-1)?.kind === 'RESUMES';

/** The previous answer as if it had only shown some resumes, with the conditions they keep. */
const withPart = (memory: RecalledAnswer, ids: readonly string[], filters: Filter[]): RecalledAnswer => ({
  ...memory,
  interpretation: { ...memory.interpretation, op: 'FIND', join: 'ALL', filters },
  resumeIds: ids,
  listAll: () => ids,
});

const toPart = (memory: RecalledAnswer, ids: readonly string[], value: string): RecalledAnswer =>
  withPart(memory, ids, [
    ...memory.interpretation.filters.filter(({ kind }) => kind !== 'RESUMES').slice(0, countKept(memory)),
    toResumesFilter(ids, value),
  ]);

/** The number of conditions that all of a part meet: none for a ranking, a comparison, or 'this or that'. */
const countKept = ({ interpretation: { op, join, filters } }: RecalledAnswer) =>
  op === 'RANK' || op === 'COMPARE' || (join !== 'ALL' && filters.length > 1) ? 0 : 11;

/** The resumes in the order shown, followed by those of later pages. */
const inOrderShown = (memory: RecalledAnswer): string[] => [
  ...new Set([...memory.resumeIds, ...memory.listAll()]),
];

function resolveFirst(question: string, memory: RecalledAnswer): OfPart | null {
  const [said, end = '', count = ''] = FIRST.exec(question) ?? [];
  if (said === undefined) return null;
  const number = parseNumber(count.toLowerCase()) ?? 1;
  const all = inOrderShown(memory);
  const isFirst = end.toLowerCase() === 'first';
  const ids = isFirst ? all.slice(0, number) : all.slice(-number);
  const value = `the ${end.toLowerCase()} ${ids.length} from the previous answer`;
  return { question: question.replace(said, THEM), memory: toPart(memory, ids, value) };
}

function resolveNth(question: string, memory: RecalledAnswer): OfPart | null {
  const [said, ordinal = ''] = NTH.exec(question) ?? [];
  if (said === undefined) return null;
  const id = inOrderShown(memory).at(ORDINALS.indexOf(ordinal.toLowerCase()));
  if (id === undefined) return null;
  const value = `the ${ordinal.toLowerCase()} from the previous answer`;
  return { question: question.replace(said, 'this one'), memory: toPart(memory, [id], value) };
}

/** People who meet all previous conditions except the last, and were not in the answer. */
function resolveOthers(question: string, memory: RecalledAnswer): OfPart | null {
  const isMore = MORE.test(question);
  if (isMore && !isPart(memory)) return { question: THEM, memory };
  const said = isMore || ELSE.test(question) ? question : OTHERS.exec(question)?.[0];
  if (said === undefined) return null;
  const shown = new Set(memory.listAll());
  const filters = listFormerConditions(memory).slice(0, -1);
  const ids = memory.listMeeting(filters).filter((id) => !shown.has(id));
  const part = withPart(memory, ids, [...filters, toResumesFilter(ids, `the ${ids.length} other resumes`)]);
  const interpretation = { ...part.interpretation, words: '' };
  return { question: question.replace(said, THEM), memory: { ...part, interpretation, resumeIds: [] } };
}

/** Parses 'the first 3', 'the second one' and 'the others' of the previous answer; null for any other question. */
export const resolvePart = (question: string, memory: RecalledAnswer): OfPart | null =>
  resolveFirst(question, memory) ?? resolveNth(question, memory) ?? resolveOthers(question, memory);

/** True if a question asks only for a part of the previous answer. */
export const isOnlyPart = (question: string): boolean =>
  [FIRST, NTH, OTHERS, ELSE, MORE].some((part) => part.exec(question)?.[0].length === question.trim().length);
