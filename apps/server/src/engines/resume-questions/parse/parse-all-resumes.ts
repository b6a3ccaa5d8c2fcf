import type { Filter } from '@slotwise/contract/deepgaze/questions.schema';
import type { ResumeIndex } from '../../resume-index/segments/resume-index.ts';
import { changePlan, type PlanDraft } from '../plan/query-plan.ts';
import { isCounting } from './parse-counting.ts';
import { findAskedField } from '../lexicon/field-cues.ts';
import { joinLow, tokenize, joinText, type Word } from '../tokens/tokenize.ts';
import { parseConditions } from './parse-conditions.ts';

const EVERYONE = /\b(?:all|every|everyone|everybody|list|show|how many|number of|count|total|who)\b/;
const PEOPLE = /\b(?:candidates?|resumes?|cvs?|people|applicants?|profiles?|everyone|everybody|persons?)\b/;

const SHOW_ALL =
  /^(?:please )?(?:show|list|display)(?: me)?(?: (?:all|everything|everyone|everybody))?(?: of them)?$/;

/** 'show all resumes', 'how many candidates are there?': no conditions. */
export function parseAllResumes(words: readonly Word[]): PlanDraft | null {
  const low = joinLow(words);
  if (!SHOW_ALL.test(low) && (!EVERYONE.test(low) || !PEOPLE.test(low))) return null;
  return { op: isCounting(low) ? 'COUNT' : 'FIND' };
}

const HAS_CONTACT_WORDS =
  'link|links|profile|profiles|address|addresses|number|numbers|id|ids|page|url|account';
const HAS_CONTACT_PHRASES =
  'with|has|have|having|lists?|gives?|gave|without|no|not|mentions?|includes?|shows?';
const HAS_CONTACT_OTHERS = 'linkedin|github|e-?mails?|phone|mobile|contact number|portfolio|website|link';
const HAS_CONTACT = new RegExp(
  String.raw`\b(?:${HAS_CONTACT_PHRASES})\b(?: (?:an?|any|their|given|listed))* (${HAS_CONTACT_OTHERS})(?: (?:${HAS_CONTACT_WORDS}))*$`,
  'i',
);

const CONTACT_FIELDS = ['EMAIL', 'PHONE', 'LINK'] as const;

/** The condition that a resume has a kind of contact. */
function contactCondition(question: string, named: string): Filter | null {
  const asked = /^numbers?$/.test(named) ? 'PHONE' : findAskedField(named);
  const kind = CONTACT_FIELDS.find((field) => field === asked);
  if (!kind) return null;
  const isAbsent = /\b(?:without|no|not|never|doesn't|don't)\b/i.test(question);
  return { kind, value: /linkedin|github/.test(named) ? named : '', ...(isAbsent && { isAbsent }) };
}

/** 'who has a LinkedIn link?': resumes with any link, phone number or email address. */
export function parseHasContact(words: readonly Word[], index: ResumeIndex): PlanDraft | null {
  const question = joinText(words);
  const [clause, named] = HAS_CONTACT.exec(question) ?? [];
  const own = named === undefined ? null : contactCondition(question, named.toLowerCase());
  if (clause === undefined || own === null) return null;
  const op = isCounting(joinLow(words)) ? 'COUNT' : 'FIND';
  const others = parseConditions(tokenize(question.replace(clause, ' ')), index) ?? { op };
  return changePlan(others, (plan) => ({
    op,
    filters: [...((plan.op !== 'RANK' && plan.filters) || []), own],
  }));
}
