import type {
  AnswerRow,
  AskedField,
  Filter,
  Interpretation,
} from '@slotwise/contract/deepgaze/questions/questions.schema';
import type { ResumeIndex } from '../../resume-index/resume-index.ts';
import { answerList } from './answer-list.ts';
import { type Answering, type EngineAnswer, readResumes, toAnswer, toRow } from './answer-parts.ts';
import { distinct } from '../finding/evidence.ts';
import { FIELD_NAMES } from '../reading/field-words.ts';
import type { FieldValue } from './field-value.ts';
import { fieldValue, type Numbered, statedYearsWith } from './field-values.ts';
import { proverOf } from '../finding/filter-proof.ts';
import { numbersOfIds } from '../resume-numbers.ts';
import { samePersonNotes } from '../people/same-person.ts';
import { yearsInWords } from './years-in-words.ts';

/** Nobody reads a sentence about more people side by side. */
const MOST_COMPARED = 25;
const MOST_QUOTES = 12;
const QUOTES_OF_A_FIELD = 2;
/** What stands side by side where nothing is asked for. */
const WHOLE: readonly AskedField[] = ['TITLE', 'COMPANY', 'LOCATION', 'DEGREE', 'SKILL', 'YEARS'];

type Compared = { field: AskedField; value: FieldValue };
/** One side of a comparison; `years` is what the resume states, or null. */
type Side = { one: Numbered; compared: Compared[]; years: number | null };

/** What is compared: fields, a skill and years with it, or, where none is named, the whole person. */
type Comparing = { fields: readonly AskedField[]; skill: Filter | undefined; index: ResumeIndex };

function comparingOf({ field, otherFields = [], filters }: Interpretation, index: ResumeIndex): Comparing {
  const skill = filters.find(({ kind }) => kind === 'SKILL_YEARS' || kind === 'SKILL');
  if (field) return { fields: [field, ...otherFields], skill: undefined, index };
  if (!skill) return { fields: WHOLE, skill, index };
  return { fields: skill.kind === 'SKILL' ? ['SKILL', 'SKILL_YEARS'] : ['SKILL_YEARS'], skill, index };
}

function yearsIn({ resume, text }: Numbered, { skill, index }: Comparing): number | null {
  if (skill === undefined) return index.yearsOf(resume).stated;
  const stated = statedYearsWith(text, skill.value, index);
  return stated ? (stated.number ?? 0) : null;
}

/** Whether a resume lists the skill that is compared, with the line that says so. */
function listedSkill({ text }: Numbered, skill: Filter, index: ResumeIndex): FieldValue {
  const { facts, evidence } = proverOf({ ...skill, kind: 'SKILL' }, index).proofOf(text);
  const values = [...new Set(facts.map(({ value }) => value))];
  if (values.length > 0) return { values, evidence, verdict: 'YES' };
  return evidence.length > 0
    ? { values, evidence, verdict: 'UNCLEAR', note: `Mentions ${skill.value}, but not in a list of skills.` }
    : { values, evidence, verdict: 'NO', note: `The whole text was searched: ${skill.value} is not stated.` };
}

function sideOf(one: Numbered, comparing: Comparing): Side {
  const { fields, skill, index } = comparing;
  const valueOf = (field: AskedField) =>
    field === 'SKILL' && skill
      ? listedSkill(one, skill, index)
      : fieldValue(one, field, { about: skill, index });
  const compared = fields.map((field): Compared => ({ field, value: valueOf(field) }));
  return { one, compared, years: yearsIn(one, comparing) };
}

function rowOf({ one, compared }: Side): AnswerRow {
  const verdicts = compared.map(({ value }) => value.verdict);
  const [only, ...others] = compared;
  const isOne = others.length === 0;
  const known = compared.filter(({ value }) => isOne || value.values.length > 0);
  const note = isOne ? only?.value.note : undefined;
  return toRow(one.text, {
    verdict: verdicts.includes('YES')
      ? 'YES'
      : verdicts.every((verdict) => verdict === 'NO')
        ? 'NO'
        : 'UNCLEAR',
    fields: Object.fromEntries(known.map(({ field, value }) => [field, value.values])),
    evidence: distinct(
      compared.flatMap(({ value }) => (isOne ? value.evidence : value.evidence.slice(0, QUOTES_OF_A_FIELD))),
      MOST_QUOTES,
    ),
    ...(note !== undefined && { note }),
  });
}

/** What tells the sides apart: names, or files where two have one name. */
function nameSides(sides: readonly Side[]): (side: Side) => string {
  const names = sides.map(({ one }) => one.text.candidateName);
  return ({ one: { text } }) =>
    text.candidateName === '' || names.filter((name) => name === text.candidateName).length > 1
      ? `${text.candidateName} (${text.fileName})`.trim()
      : text.candidateName;
}

/** Who states more years, where years are among what is compared. */
function yearsSentence(sides: readonly Side[], about: string): string {
  const nameOf = nameSides(sides);
  const stating = sides.filter((side): side is Side & { years: number } => side.years !== null);
  const [first, second] = stating.toSorted((one, other) => other.years - one.years);
  if (!first) return `None of these resumes states years ${about}.`;
  if (!second)
    return `${nameOf(first)} states ${yearsInWords(first.years)} ${about}; the other resume states none.`;
  if (first.years === second.years)
    return `Both state ${yearsInWords(first.years)} ${about}: ${stating.map(nameOf).join(' and ')}.`;
  const others = stating
    .filter((side) => side !== first)
    .map((side) => `${nameOf(side)} ${yearsInWords(side.years)}`);
  return `${nameOf(first)} states ${yearsInWords(first.years)} ${about}, ${others.join(', ')}.`;
}

/** 'Meera Joshi: notice period 60 days.' */
function fieldsSentence(side: Side, name: string): string {
  const parts = side.compared.map(({ field, value: { values } }) =>
    values.length > 0 ? `${FIELD_NAMES[field]} ${values.join(', ')}` : `no ${FIELD_NAMES[field]} read`,
  );
  return `${name}: ${parts.join('; ')}.`;
}

function skillSentence(sides: readonly Side[], skill: string): string {
  const listing = sides.filter(({ compared }) => compared[0]?.value.verdict === 'YES').map(nameSides(sides));
  if (listing.length === 0) return `None of these resumes lists ${skill} as a skill.`;
  const verb = listing.length === 1 ? 'lists' : listing.length === 2 ? 'both list' : 'all list';
  return `${listing.join(' and ')} ${verb} ${skill} as a skill.`;
}

function sentence(sides: readonly Side[], { fields, skill }: Comparing): string {
  if (fields === WHOLE) return yearsSentence(sides, 'of experience');
  if (!skill) {
    const nameOf = nameSides(sides);
    return sides.map((side) => fieldsSentence(side, nameOf(side))).join('\n');
  }
  const years = yearsSentence(sides, `with ${skill.value}`);
  return skill.kind === 'SKILL' ? `${skillSentence(sides, skill.value)} ${years}` : years;
}

/** Puts two or more people beside each other: by all that is known of them, by fields, or by a skill. */
export async function answerComparison(reading: Interpretation, answering: Answering): Promise<EngineAnswer> {
  const { index } = answering;
  const people = reading.filters.filter(({ kind }) => kind === 'PERSON');
  const resumes = [...new Set(people.flatMap(({ resumeIds }) => numbersOfIds(index, resumeIds ?? [])))].slice(
    0,
    MOST_COMPARED,
  );
  if (resumes.length === 0) return answerList(reading, answering);
  const comparing = comparingOf(reading, index);
  const texts = await readResumes(resumes, answering);
  const sides = texts
    .map((one) => sideOf(one, comparing))
    .toSorted((one, other) => (other.years ?? -1) - (one.years ?? -1));
  const rows = sides.map(rowOf);
  const areYearsAll = comparing.fields === WHOLE;
  return toAnswer(reading, answering, {
    notFound: rows.every(({ evidence, verdict }) => verdict === 'NO' && evidence.length === 0),
    matched: rows.filter(({ verdict }) => verdict === 'YES').length,
    unclear: rows.filter(({ verdict }) => verdict !== 'YES').length,
    rows,
    answer: sentence(sides, comparing),
    notes: [
      ...(areYearsAll
        ? ['The rows show what each resume states. Of years, only stated ones are compared.']
        : []),
      ...samePersonNotes(texts.map(({ text }) => text)),
    ],
  });
}
