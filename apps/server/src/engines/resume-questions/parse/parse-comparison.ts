import type { Filter } from '@slotwise/contract/deepgaze/questions.schema';
import {
  type LinkedQuestion,
  listCorrectedNames,
  maskPeople,
  toPersonFilter,
} from '../linking/linked-question.ts';
import { changePlan, type PlanDraft } from '../plan/query-plan.ts';
import { findSkillYears } from '../linking/find-skill-years.ts';
import { findNamed } from '../linking/known-entities.ts';
import type { ResumeIndex } from '../../resume-index/segments/resume-index.ts';
import { joinLow, type Word } from '../tokens/tokenize.ts';
import { parseFieldsOfPerson, findAskedSkill, findSubjects } from './parse-person-question.ts';
import { parseConditions } from './parse-conditions.ts';

const COMPARING =
  /\b(?:more|less|fewer|most|greater|better|longer|longest|versus|vs|compare|comparison|difference|between)\b/;

/** 'Who has worked longer?' names no employer. */
const WORKED_LONGER = /\bwork(?:ed|ing|s)? (?:for )?(?:the )?long(?:er|est)\b/;

/** Compares two people by the years they state with a skill or in total. */
export function parseComparison(asked: LinkedQuestion): PlanDraft | null {
  const { people, index } = asked;
  const low = maskPeople(asked);
  const compared = new Set(people.flatMap(({ resumes }) => resumes));
  if (compared.size < 2 || !COMPARING.test(low)) return null;
  const fields = parseFieldsOfPerson(asked);
  const isOfFields = fields !== null && !fields.field.endsWith('YEARS') && !WORKED_LONGER.test(low);
  return {
    ...(isOfFields ? fields : {}),
    op: 'COMPARE',
    filters: [
      ...people.map((person) => toPersonFilter(person, index)),
      ...(isOfFields ? listFurtherSkills(asked) : comparedSkills(asked)),
    ],
    join: 'ANY',
    corrected: listCorrectedNames(asked),
  };
}

const isSkill = (text: string, { index }: LinkedQuestion) =>
  findNamed(index, 'SKILL', text)?.isExact === true;

/** 'More years of Kafka', even if no resume has it. */
const LEADS_TO_SKILL = /\b(?:of|in|with|on|using|used)$/;

/** True if resumes list it as a skill or state years with it. */
const isOfResumes = (text: string, asked: LinkedQuestion): boolean =>
  isSkill(text, asked) || findSkillYears(asked.index, text).length > 0;

/** 'On Python and city' also compares a skill. */
const listFurtherSkills = (asked: LinkedQuestion): Filter[] =>
  findSubjects(asked)
    .filter(({ text }) => isSkill(text, asked))
    .map(({ text }) => ({ kind: 'SKILL', value: text }));

/** Only stated years show who has more years with a skill; a comparison on it also uses their skills lists. */
function comparedSkills(asked: LinkedQuestion): Filter[] {
  const chunks = findSubjects(asked);
  const skills = chunks.filter(({ text }) => isSkill(text, asked)).map(({ text }) => text);
  const first = findAskedSkill(chunks, asked);
  const isOfYears = /\b(?:years?|yrs|long\w*|experienced?)\b/.test(maskPeople(asked));
  const isNamed = chunks.some(({ text, before }) => text === first && LEADS_TO_SKILL.test(before));
  const isKnown = first !== null && (isNamed || isOfResumes(first, asked));
  // 'Who has taught for longer?' compares total years, as no one states years with 'taught'.
  if (isOfYears && !isKnown) return [];
  if (skills.length > 1 && !isOfYears) return skills.map((value) => ({ kind: 'SKILL', value }));
  if (first === null || isAboutResumes(first)) return [];
  return [{ kind: isOfYears ? 'SKILL_YEARS' : 'SKILL', value: first }];
}

/** 'The two Rohans', 'the two resumes of Amit Verma'. */
const isAboutResumes = (words: string) => /^(?:two|both|resumes?|cvs?|versions?|\s)+$/i.test(words);

/** 'Compare the nurses in Pune': those who meet the conditions, side by side. */
export function parseGroupComparison(words: readonly Word[], index: ResumeIndex): PlanDraft | null {
  if (!/^(?:please )?compare\b/.test(joinLow(words))) return null;
  const rest = words.slice(words.findIndex(({ low }) => low === 'compare') + 1);
  const group = parseConditions(rest, index);
  return (
    group && changePlan(group, (plan) => (plan.op === 'FIND' ? { ...plan, op: 'COMPARE', words: '' } : null))
  );
}
