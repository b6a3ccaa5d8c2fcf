import type { AskedField, Filter } from '@slotwise/contract/deepgaze/questions/questions.schema';
import { type Asked, type Reading } from './asked-question.ts';
import { fieldAskedFor, isFieldWord } from './field-cues.ts';
import { isFiller } from './filler-words.ts';
import { lowOf, textOf, type Word, questionWordsOf } from './question-words.ts';
import { chunksOf } from './question-chunks.ts';
import { findPeople } from './find-people.ts';
import { readConditions } from './read-conditions.ts';

const EVERYONE = /\b(?:all|every|everyone|everybody|list|show|how many|number of|count|total|who)\b/;
const PEOPLE = /\b(?:candidates?|resumes?|cvs?|people|applicants?|profiles?|everyone|everybody|persons?)\b/;

/** 'show all resumes', 'how many candidates are there?': no condition at all. */
export function readEveryone(asked: Asked): Reading | null {
  const low = lowOf(asked.words);
  if (asked.people.length > 0 || !EVERYONE.test(low) || !PEOPLE.test(low)) return null;
  return { op: /\bhow many\b|\bnumber of\b|\bcount\b|\btotal\b/.test(low) ? 'COUNT' : 'FIND' };
}

const MOST_YEARS =
  /\b(?:most|highest(?: number of)?|maximum|max|longest) (?:years?|yrs|experienced?|number of years)\b|\blongest\b.*\b(?:with|in|used|using)\b/;

/** 'who has the most years of sales?': all who state years with it, most first. */
export function readMostYears(asked: Asked): Reading | null {
  const low = lowOf(asked.words);
  if (asked.people.length > 0 || !MOST_YEARS.test(low)) return null;
  const skip = new Set(['most', 'highest', 'maximum', 'max', 'longest', 'more', 'number']);
  const rest = asked.words.filter(({ low: word }) => !skip.has(word));
  const [skill] = chunksOf(rest, asked.index);
  return skill
    ? { op: 'RANK', filters: [{ kind: 'SKILL_YEARS', value: skill.text }] }
    : { op: 'RANK', filters: [{ kind: 'YEARS', value: '' }] };
}

const CONTACT_OF =
  /^(?:(?:what|which|give|show|list|get|send|find|me|us|are|is|the|all|please|can|you|i|need|want)\s+)*(e-?mails?(?: ids?| addresses)?|phones?(?: numbers?)?|mobile(?: numbers?)?|contacts?(?: details| numbers?)?|numbers|linkedin(?: profiles?| links?)?|github(?: profiles?| links?)?|notice periods?)\s+(?:of|for|from)\s+/i;
const WITH_CONTACT =
  /,?\s*\b(?:and|with)\s+(?:show\s+)?(?:their|its|his|her)\s+(e-?mails?(?: ids?| addresses)?|phones?(?: numbers?)?|mobile(?: numbers?)?|contacts?(?: details)?|numbers?|linkedin|github|links|notice periods?)\b/i;

/** 'e-mails of the Java developers in Pune', 'Java developers in Pune with their phone numbers'. */
export function readFieldOfMany(asked: Asked): Reading | null {
  if (asked.people.length > 0) return null;
  const question = asked.words.map(({ text }) => text).join(' ');
  const match = CONTACT_OF.exec(question) ?? WITH_CONTACT.exec(question);
  if (!match) return null;
  const field = contactField(match[1] ?? '');
  const words: Word[] = questionWordsOf(question.replace(match[0], ' '));
  const reading = readConditions({ words, people: findPeople(words, asked.index), index: asked.index });
  if (!field || !reading || reading.op !== 'FIND') return null;
  return { ...reading, op: 'FIELD', field };
}

const AT_ONCE =
  /^(?:(?:please|show|list|find|me|all|the|candidates?|people|anyone|everyone|who|which|is|are|can|could|be) )*(?:join|joining|start|starting|available|joiners?)? ?(?:immediate(?:ly)?|at once|right away|right now|now)(?: (?:join(?:ers?|ing)?|available|start))?$/;

/** 'who can join immediately?': whose resume says so. */
export function readAtOnce(asked: Asked): Reading | null {
  const low = lowOf(asked.words.filter(({ isMark }) => !isMark));
  if (asked.people.length > 0 || !AT_ONCE.test(low) || !/join|start|avail/.test(low)) return null;
  return { op: 'FIND', filters: [{ kind: 'TEXT', value: 'immediate', others: ['immediately'] }] };
}

/** 'all phone numbers', 'notice periods of all candidates': what each resume states. */
export function readFieldOfAll(asked: Asked): Reading | null {
  const low = lowOf(asked.words);
  if (asked.people.length > 0 || !/\b(?:all|every|everyone|everybody)\b/.test(low)) return null;
  const field = contactField(low);
  if (field !== 'NOTICE_PERIOD' && field !== 'EMAIL' && field !== 'PHONE') return null;
  const isBesides = ({ low: word, isMark }: Word) => !isMark && !isFiller(word) && !isFieldWord(word);
  return asked.words.some(isBesides) ? null : { op: 'FIELD', field };
}

const HAS_CONTACT =
  /\b(?:with|has|have|having|lists?|gives?|gave|without|no|not|mentions?|includes?|shows?)\b(?: (?:an?|any|their|a|given|listed))* (linkedin|github|e-?mails?|phone|mobile|contact number|portfolio|website|link)(?: (?:link|links|profile|profiles|address|addresses|number|numbers|id|ids|page|url|account))*$/i;

const CONTACT_FIELDS = ['EMAIL', 'PHONE', 'LINK'] as const;

/** The condition that a resume holds a contact at all. */
function contactCondition(question: string, named: string): Filter | null {
  const kind = CONTACT_FIELDS.find((field) => field === contactField(named));
  if (!kind) return null;
  const isAbsent = /\b(?:without|no|not|never|doesn't|don't)\b/i.test(question);
  return { kind, value: /linkedin|github/.test(named) ? named : '', ...(isAbsent && { isAbsent }) };
}

/** 'who has a LinkedIn link?': whose resume holds a link, a phone number or an e-mail address at all. */
export function readHasContact(asked: Asked): Reading | null {
  if (asked.people.length > 0) return null;
  const question = textOf(asked.words);
  const [clause, named] = HAS_CONTACT.exec(question) ?? [];
  const own = named === undefined ? null : contactCondition(question, named.toLowerCase());
  if (clause === undefined || own === null) return null;
  const op = /\bhow many\b/i.test(question) ? 'COUNT' : 'FIND';
  return { op, filters: [...otherConditions(question.replace(clause, ' '), asked), own] };
}

function otherConditions(question: string, { index }: Asked): readonly Filter[] {
  const rest = readConditions({ words: questionWordsOf(question), people: [], index });
  return rest && rest.op !== 'RANK' ? (rest.filters ?? []) : [];
}

const contactField = (words: string): AskedField | null =>
  /^numbers?$/.test(words) ? 'PHONE' : fieldAskedFor(words.toLowerCase());
