import type { ResumeIndex } from '../../resume-index/segments/resume-index.ts';
import { changePlan, type PlanDraft } from '../plan/query-plan.ts';
import { type FieldsAsked, parseFields } from './parse-fields.ts';
import { isFieldWord } from '../lexicon/field-cues.ts';
import { isEmpty } from '../lexicon/filler-words.ts';
import { joinLow, joinText, tokenize, type Word } from '../tokens/tokenize.ts';
import { parseMissingKind } from './parse-missing-kind.ts';
import { parseConditions } from './parse-conditions.ts';

/** A question for the fields of a group, in two parts: 'phone numbers' and 'Java developers in Pune'. */
type Parts = { fields: string; group: string };

const CONTACTS = 'e-?mails?|mails?|phones?|mobiles?|contacts?|linkedin|github|notice(?: periods?)?|numbers';
const OF_CONTACTS = 'ids?|address(?:es)?|numbers?|nos?|details|info|links?|profiles?|urls?';
const CONTACT = `(?:${CONTACTS})(?: (?:${OF_CONTACTS}))?`;
const OTHER_FIELDS = [
  'names?|locations?|cit(?:y|ies)|places?|degrees?|qualifications?|education|colleges?|universit(?:y|ies)',
  'schools?|skills?|skill ?sets?|(?:job )?titles?|designations?|roles?|positions?|compan(?:y|ies)|employers?',
  'languages?|certifications?|certificates?|(?:total |years of )?experience|graduation years?',
];
const OTHER_FIELD = `(?:${OTHER_FIELDS.join('|')})`;
const OWN = '(?:(?:the|their|his|her|all|current|present|latest|last|previous|own) )*';
const buildListPattern = (field: string) =>
  `${OWN}${field}(?:(?: ?[,&+]| and| as well as| plus)+ ${OWN}${field})*`;
const FIELDS = buildListPattern(`(?:${CONTACT}|${OTHER_FIELD})`);

const ASKING_WORDS = [
  'what|which|give|show|list|get|send|find|share|tell|fetch|me|us|are|is|the|all|please|pls|can',
  'could|you|i|need|want|a|an|table|overview|sheet|of',
];
const ASKING = new RegExp(`^(?:(?:${ASKING_WORDS.join('|')}) )+`, 'i');
const OF_GROUP = new RegExp(`^(${FIELDS}) (?:of|for|from) (.+)$`, 'i');
const THEIR =
  / ?(?:,|\band\b|\bwith\b|\balong with\b) (?:(?:show|list|give|tell)(?: me)? )?(?:their|its|his|her) /gi;
/** The most 'and their' in a question. */
const MOST_THEIR = 9;
const IS_FIELDS = new RegExp(`^${FIELDS}$`, 'i');
const BEHIND_GROUP = new RegExp(`^(.+) (${CONTACT})$`, 'i');
const OF_ACTION_WORDS = String.raw`stud\w+|work\w*|liv\w+|stay\w*|based|located|graduat\w+|know|do|have|hold|speak`;
const OF_ACTION_PHRASES = 'at|for|in|with|from|now|today|currently';
const OF_ACTION = new RegExp(
  String.raw`^((?:where|when|what(?: \w+)?|which \w+) (?:do|did|does|are|is|have|has)) (.+?) ((?:${OF_ACTION_WORDS})(?: (?:${OF_ACTION_PHRASES}))*)$`,
  'i',
);

/** Fields that only people have; the others are also parts of names: 'College of Engineering'. */
const IS_CONTACT = new RegExp(`^${buildListPattern(`(?:${CONTACT}|names?)`)}$`, 'i');
const GROUP_WORDS = [
  'people|candidates?|everyone|everybody|all|each|every|those|applicants?|resumes?|persons?|folks',
  'who|anyone',
];
const GROUP = new RegExp(
  String.raw`\b(?:${GROUP_WORDS.join('|')})\b|(?<![\p{L}\p{N}_])\p{L}{3,}s(?:$| (?:in|at|with|from|who|based|of)\b)`,
  'iu',
);

/** 'College of Engineering graduates' does not ask for a college. */
const BEGINS_A_NAME = /^(?:college|university|school|education|position|place)$/i;

/** 'Notice period of more than 60 days' does not ask about a group. */
const IS_BOUND =
  /^(?:more|less|fewer|between|at least|at most|under|over|above|below|within|up to|max\w*|min\w*|exactly|\d)/i;

const isGroup = ({ fields, group }: Parts) =>
  !IS_BOUND.test(group) && (IS_CONTACT.test(fields) || (GROUP.test(group) && !BEGINS_A_NAME.test(fields)));

function splitGroup(question: string, words: readonly Word[]): Parts | null {
  const bare = question.replace(ASKING, '');
  const [, fields, group] = OF_GROUP.exec(bare) ?? [];
  if (fields && group) return { fields, group };
  return splitAtTheir(question) ?? splitAtOwner(words) ?? splitAfter(bare, question);
}

/** 'nurses with their phone numbers'. */
function splitAtTheir(question: string): Parts | null {
  for (const { index, 0: their } of [...question.matchAll(THEIR)].slice(0, MOST_THEIR)) {
    const fields = question.slice(index + their.length);
    if (index > 0 && IS_FIELDS.test(fields)) return { fields, group: question.slice(0, index) };
  }
  return null;
}

/** 'all Java developers' phone numbers', 'everyone's mail'. */
function splitAtOwner(words: readonly Word[]): Parts | null {
  const at = words.findLastIndex(({ isOwner }) => isOwner);
  const rest = words.slice(at + 1);
  if (at < 0 || rest.length === 0) return null;
  if (!rest.every((word) => isEmpty(word) || isFieldWord(word.low))) return null;
  return { fields: joinText(rest), group: joinText(words.slice(0, at + 1)) };
}

/** 'Java developers phone numbers'; 'where did the Java developers study?'. */
function splitAfter(bare: string, question: string): Parts | null {
  const [, group, fields] = BEHIND_GROUP.exec(bare) ?? [];
  if (group && fields && !/\b(?:with|has|have|having|without|no|an?)$/i.test(group)) return { fields, group };
  const [, asking, people, action] = OF_ACTION.exec(question) ?? [];
  return asking && people && action ? { fields: `${asking} ${action}`, group: people } : null;
}

function parseGroupedFields({ fields }: Parts): FieldsAsked | null {
  const low = fields
    .toLowerCase()
    .replace(/\b(?:(?:total|years of|work) ){0,3}experience\b/, 'years of experience');
  return /^numbers?$/.test(low) ? parseFields('phone') : parseFields(low);
}

/** 'Who has 2 months notice' asks who, not how long. */
const isNoticeAsked = ({ group }: Parts, { field }: FieldsAsked): boolean =>
  field === 'NOTICE_PERIOD' && /\b(?:days?|weeks?|months?)\b/i.test(group);

/** Parses 'e-mails of the Java developers in Pune', 'nurses with their phone numbers', 'all phone numbers'. */
export function parseGroupFields(all: readonly Word[], index: ResumeIndex): PlanDraft | null {
  const parts = splitGroup(joinText(all), all);
  const fields = parts && isGroup(parts) ? parseGroupedFields(parts) : null;
  if (!parts || !fields || isNoticeAsked(parts, fields)) return null;
  const words = tokenize(parts.group);
  // 'All candidates' does not say whose they are.
  if (words.every(isEmpty) && parseMissingKind(words, index) === null) return fields;
  const group = parseConditions(words, index);
  return group && changePlan(group, (plan) => askOfGroup(fields, plan));
}

/** In a ranking, only the conditions say who it is about. */
function askOfGroup(fields: FieldsAsked, group: PlanDraft): PlanDraft | null {
  if (group.op !== 'RANK') return { ...group, ...fields };
  return (group.filters ?? []).length === 0 ? null : { ...group, words: '', ...fields };
}

/** 'all phone numbers': the field of every resume. */
export function parseFieldOfAll(words: readonly Word[]): PlanDraft | null {
  const low = joinLow(words);
  if (!/\b(?:all|every|everyone|everybody)\b/.test(low)) return null;
  const isOfFields = words.every((word) => isEmpty(word) || isFieldWord(word.low));
  const fields = isOfFields ? parseFields(low) : null;
  const isContact = fields && ['NOTICE_PERIOD', 'EMAIL', 'PHONE'].includes(fields.field);
  return isContact ? fields : null;
}
