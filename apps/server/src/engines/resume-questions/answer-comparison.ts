import type { AnswerRow, Interpretation } from '@slotwise/contract/deepgaze/questions/questions.schema';
import type { ResumeIndex } from '../resume-index/resume-index.ts';
import { answerList } from './answer-list.ts';
import { type Answering, type EngineAnswer, readResumes, toAnswer, toRow } from './answer-parts.ts';
import { type FieldValue, fieldValue, type Numbered, statedYearsWith } from './field-values.ts';
import { numbersOfIds } from './resume-numbers.ts';
import { yearsInWords } from './years-in-words.ts';

/** Nobody reads a sentence about more people side by side. */
const MOST_COMPARED = 25;

/** One side of a comparison; `years` is what the resume states, or null. */
type Side = { one: Numbered; value: FieldValue; years: number | null };

function yearsIn({ resume, text }: Numbered, skill: string | undefined, index: ResumeIndex): number | null {
  if (skill === undefined) return index.yearsOf(resume).stated;
  const stated = statedYearsWith(text, skill, index);
  return stated ? (stated.number ?? 0) : null;
}

const nameOf = ({ one }: Side) => one.text.candidateName || one.text.fileName;

function sentence(sides: readonly Side[], about: string): string {
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

/** Puts two or more people beside each other by the years they state. */
export async function answerComparison(reading: Interpretation, answering: Answering): Promise<EngineAnswer> {
  const { index } = answering;
  const skill = reading.filters.find(({ kind }) => kind === 'SKILL_YEARS')?.value;
  const people = reading.filters.filter(({ kind }) => kind === 'PERSON');
  const resumes = [...new Set(people.flatMap(({ resumeIds }) => numbersOfIds(index, resumeIds ?? [])))].slice(
    0,
    MOST_COMPARED,
  );
  if (resumes.length === 0) return answerList(reading, answering);
  const texts = await readResumes(resumes, answering);
  const field = skill === undefined ? 'YEARS' : 'SKILL_YEARS';
  const about = reading.filters.find(({ kind }) => kind === 'SKILL_YEARS');
  const sides = texts.map((one): Side => ({
    one,
    value: fieldValue(one, field, { about, index }),
    years: yearsIn(one, skill, index),
  }));
  const inOrder = sides.toSorted((one, other) => (other.years ?? -1) - (one.years ?? -1));
  const rows = inOrder.map(({ one, value }): AnswerRow => {
    const note = value.note === undefined ? {} : { note: value.note };
    return toRow(one.text, {
      verdict: value.verdict,
      fields: { [field]: value.values },
      evidence: value.evidence,
      ...note,
    });
  });
  return toAnswer(reading, answering, {
    notFound: sides.every(({ years, value }) => years === null && value.values.length === 0),
    matched: rows.filter(({ verdict }) => verdict === 'YES').length,
    unclear: rows.filter(({ verdict }) => verdict !== 'YES').length,
    rows,
    answer: sentence(sides, skill === undefined ? 'of experience' : `with ${skill}`),
    notes:
      skill === undefined
        ? ['Only stated years are compared. Years added up from dates stand in the rows.']
        : [],
  });
}
