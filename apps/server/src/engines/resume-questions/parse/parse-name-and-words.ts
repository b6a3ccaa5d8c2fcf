import { type LinkedQuestion, toPersonFilter } from '../linking/linked-question.ts';
import type { PlanDraft } from '../plan/query-plan.ts';
import { findEntity, ENTITY_KINDS } from '../linking/known-entities.ts';
import { knownNames, nameKey } from '../linking/known-names.ts';
import { isFiller } from '../lexicon/filler-words.ts';
import { isCapital, joinText, type Word } from '../tokens/tokenize.ts';

const MOST_WORDS = 3;

const isEntity = ({ text }: Word, { index }: LinkedQuestion): boolean =>
  ENTITY_KINDS.some((kind) => findEntity(index, kind, text)?.isExact);

/**
 * 'jonas welding': a name of these resumes next to words that are no other name of them. The person who is called so is looked at for
 * these words, and no one is ranked by them. 'Jonas Welding' is written like someone else.
 */
export function parseNameAndWords(asked: LinkedQuestion): PlanDraft | null {
  const { words, people, index } = asked;
  const isShort = words.length > 1 && words.length <= MOST_WORDS;
  if (people.length > 0 || !isShort || words.some(({ low, isMark }) => isMark || isFiller(low))) return null;
  const { parts } = knownNames(index);
  const named = words.filter((word) => parts.has(nameKey(word.text)) && !isEntity(word, asked));
  const [name, ...more] = named;
  if (!name || more.length > 0) return null;
  const resumes = [...(parts.get(nameKey(name.text)) ?? [])];
  const at = words.indexOf(name);
  const person = toPersonFilter({ name: name.text, resumes, from: at, to: at + 1, typed: null }, index);
  const rest = words.filter((word) => word !== name);
  if (words.every(isCapital) && !index.isMentioned(joinText(rest)))
    return { op: 'CARD', filters: [{ kind: 'PERSON', value: joinText(words), resumeIds: [] }] };
  return { op: 'FIND', filters: [person, { kind: 'TEXT', value: joinText(rest) }] };
}
