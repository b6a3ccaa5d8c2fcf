import type { Filter } from '@slotwise/contract/deepgaze/questions.schema';
import type { ResumeIndex } from '../../resume-index/segments/resume-index.ts';
import type { LinkedQuestion, NamedPerson } from '../linking/linked-question.ts';
import type { RecalledAnswer } from '../plan/question-memory.ts';
import { numbersOfIds } from '../../resume-index/segments/resume-numbers.ts';
import { parseNumber } from '../lexicon/number-words.ts';
import { lowAt, joinLow } from '../tokens/tokenize.ts';

/** 'Who is still there?', 'who worked there longest?' */
const THERE = /\b(still|now|currently|work(?:s|ed|ing)?|been|was|were|left|stayed) there\b/i;

/** A question with the employer of the answer before where it says 'there'; as it is where that asked about none, or several. */
export function resolveThere(question: string, { interpretation: { filters } }: RecalledAnswer): string {
  const [employer, ...more] = filters.filter(({ kind, isAbsent }) => kind === 'COMPANY' && !isAbsent);
  if (!employer || more.length > 0 || employer.others) return question;
  return question.replace(THERE, (_words, said: string) => `${said} at ${employer.value}`);
}

const ONE = new Set(['he', 'she', 'his', 'her', 'hers', 'him']);
const SEVERAL = new Set(['they', 'them', 'their', 'theirs', 'these', 'those', 'both']);
/** 'Compare all on Python', but 'all Java developers' are no one of the answer before. */
const OF_ALL_BEFORE = /^$|^(?:of|on|by|with|in|for|and|candidates|people)$/;
const THIS_ONE = /^(?:(?:this|that) (?:candidate|person|one)|the (?:candidate|person))$/;
const COMPARING = /^(?:and |now |please |can you )*compare\b/;
/** 'Compare with Asha' leaves out the other person. */
const WITH_ANOTHER = /^(?:and |now |please )*(?:compare (?:with|to|against)|versus|vs)\b/;
/** No comparison means more people than this. */
const MOST_COMPARED = 25;

type Words = { from: number; to: number };

/** Where a question speaks of someone without a name; 'the two' and 'these three' have a number behind. */
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

/** The one name that was asked about before; two may have it. */
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

/** The people that an answer before was about: two may have one name. Of what someone does not have nothing was found, and still it was asked of them. */
function aboutBefore(memory: RecalledAnswer, named: Filter | null): readonly string[] {
  const found = memory.listAll();
  const ids = found.length > 0 ? found : (named?.resumeIds ?? []);
  return ids.length === 1 || named ? ids : [];
}

/** 'Her phone' of one person; 'their phone' as well, where it was asked about a name before. */
function meant(asked: LinkedQuestion, memory: RecalledAnswer): NamedPerson | null {
  const named = oneName(memory);
  const place = locatePronoun(asked, false) ?? (named ? locatePronoun(asked, true) : null);
  const ids = place ? aboutBefore(memory, named) : [];
  return place && ids.length > 0 ? toPerson(ids, asked.index, { ...place, name: named?.value }) : null;
}

/**
 * A question with those of the answer before among the people it names, where it speaks of them as 'she', 'his' or, to compare
 * them, 'these three'. Of several, 'her' names none, and no one is added.
 */
export function resolvePronouns(asked: LinkedQuestion, memory: RecalledAnswer): LinkedQuestion {
  const person = compared(asked, memory) ?? meant(asked, memory);
  return person ? { ...asked, people: [person, ...asked.people] } : asked;
}
