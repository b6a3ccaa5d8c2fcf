import type { Filter } from '@slotwise/contract/deepgaze/questions.schema';
import type { ResumeIndex } from '../../resume-index/segments/resume-index.ts';
import type { LinkedQuestion, NamedPerson } from '../linking/linked-question.ts';
import type { RecalledAnswer } from '../plan/question-memory.ts';
import { numbersOfIds } from '../../resume-index/segments/resume-numbers.ts';
import { parseNumber } from '../lexicon/number-words.ts';
import { lowAt, joinLow } from '../tokens/tokenize.ts';

/** 'Who is still there?', 'who worked there longest?' */
const THERE = /\b(still|now|currently|work(?:s|ed|ing)?|been|was|were|left|stayed) there\b/i;

/** Replaces 'there' in a question by the employer of the previous answer. Unchanged if that had no employer, or several. */
export function resolveThere(question: string, { interpretation: { filters } }: RecalledAnswer): string {
  const [employer, ...more] = filters.filter(({ kind, isAbsent }) => kind === 'COMPANY' && !isAbsent);
  if (!employer || more.length > 0 || employer.others) return question;
  return question.replace(THERE, (_words, said: string) => `${said} at ${employer.value}`);
}

const ONE = new Set(['he', 'she', 'his', 'her', 'hers', 'him']);
const SEVERAL = new Set(['they', 'them', 'their', 'theirs', 'these', 'those', 'both']);
/** 'Compare all on Python' is about the previous answer, but 'all Java developers' is not. */
const OF_ALL_BEFORE = /^$|^(?:of|on|by|with|in|for|and|candidates|people)$/;
const THIS_ONE = /^(?:(?:this|that) (?:candidate|person|one)|the (?:candidate|person))$/;
const COMPARING = /^(?:and |now |please |can you )*compare\b/;
/** 'Compare with Asha' does not name the other person. */
const WITH_ANOTHER = /^(?:and |now |please )*(?:compare (?:with|to|against)|versus|vs)\b/;
/** The most people in a comparison. */
const MOST_COMPARED = 25;

type Words = { from: number; to: number };

/** Where a question mentions someone without a name; 'the two' and 'these three' end in a number. */
function locatePronoun({ words }: LinkedQuestion, isPlural: boolean): Words | null {
  const isComparison = COMPARING.test(joinLow(words));
  const from = words.findIndex(({ low }, at) =>
    isPlural
      ? SEVERAL.has(low) ||
        (low === 'all' && isComparison && OF_ALL_BEFORE.test(lowAt(words, at + 1))) ||
        (low === 'the' && (parseNumber(lowAt(words, at + 1)) ?? 0) > 1)
      : ONE.has(low) || THIS_ONE.test(`${low} ${lowAt(words, at + 1)}`),
  );
  if (from < 0) return null;
  const isTwoWords = !ONE.has(lowAt(words, from)) && !isPlural;
  let to = isTwoWords ? from + 2 : from + 1;
  while (isPlural && parseNumber(lowAt(words, to)) !== null) to++;
  return { from, to };
}

/** The number in 'these three'. */
function countIn({ words }: LinkedQuestion, { from, to }: Words): number | null {
  const numbers = words.slice(from, to).flatMap(({ low }) => parseNumber(low) ?? []);
  return numbers[0] ?? null;
}

function toPerson(
  ids: readonly string[],
  index: ResumeIndex,
  { from, to, name }: Words & { name?: string | undefined },
): NamedPerson {
  const resumes = numbersOfIds(index, ids);
  const said = name ?? `any of the ${resumes.length} from the previous answer`;
  return { name: said, resumes, from, to, typed: null };
}

/** The one name of the previous question; two people may have it. */
function oneName({ interpretation: { filters } }: RecalledAnswer): Filter | null {
  const people = filters.filter(({ kind }) => kind === 'PERSON');
  return people.length === 1 ? (people[0] ?? null) : null;
}

/** 'Compare them', 'compare these three on Python'. */
function compared(asked: LinkedQuestion, memory: RecalledAnswer): NamedPerson | null {
  const { words, index } = asked;
  const low = joinLow(words);
  const isWithAnother = WITH_ANOTHER.test(low) && asked.people.length > 0;
  if (!isWithAnother && !COMPARING.test(low)) return null;
  const isAlone = isWithAnother || words.length === 1;
  const place = locatePronoun(asked, true) ?? (isAlone ? { from: words.length, to: words.length } : null);
  if (!place) return null;
  const all = [...new Set([...memory.resumeIds, ...memory.listAll()])];
  const ids = all.slice(0, countIn(asked, place) ?? MOST_COMPARED);
  return ids.length === 0 ? null : toPerson(ids, index, place);
}

/** The people of the previous answer: two may have the same name. If nothing was found about someone, the question was still about them. */
function aboutBefore(memory: RecalledAnswer, named: Filter | null): readonly string[] {
  const found = memory.listAll();
  const ids = found.length > 0 ? found : (named?.resumeIds ?? []);
  return ids.length === 1 || named ? ids : [];
}

/** 'Her phone' is about one person; so is 'their phone', if the previous question named someone. */
function meant(asked: LinkedQuestion, memory: RecalledAnswer): NamedPerson | null {
  const named = oneName(memory);
  const place = locatePronoun(asked, false) ?? (named ? locatePronoun(asked, true) : null);
  const ids = place ? aboutBefore(memory, named) : [];
  return place && ids.length > 0 ? toPerson(ids, asked.index, { ...place, name: named?.value }) : null;
}

/**
 * Adds those of the previous answer to a question that calls them 'she', 'his' or, in a comparison, 'these three'. If
 * there are several, 'her' is unclear and no one is added.
 */
export function resolvePronouns(asked: LinkedQuestion, memory: RecalledAnswer): LinkedQuestion {
  const person = compared(asked, memory) ?? meant(asked, memory);
  return person ? { ...asked, people: [person, ...asked.people] } : asked;
}
