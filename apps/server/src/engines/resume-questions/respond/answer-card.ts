import type { AnswerRow, AskedField, Interpretation } from '@slotwise/contract/deepgaze/questions.schema';
import { answerList } from './answer-list.ts';
import { type EngineAnswer, toAnswer, toRow } from './build-answer.ts';
import { type Answering, readPage } from '../execute/read-resumes.ts';
import { readField } from './read-field.ts';
import { type Numbered, toFieldsRow } from './field-value.ts';
import { findByJobDates } from '../execute/filter-by-job-dates.ts';
import { noteSamePerson } from './same-person-notes.ts';

const CARD: readonly AskedField[] = [
  'TITLE',
  'COMPANY',
  'LOCATION',
  'YEARS',
  'DEGREE',
  'COLLEGE',
  'SKILL',
  'EMAIL',
  'PHONE',
  'LINK',
];
const QUOTES_OF_A_FIELD = 2;
/** Jobs and their dates say most about someone; contacts are shown in the row. */
const QUOTES: Partial<Record<AskedField, number>> = { COMPANY: 4, YEARS: 4, EMAIL: 0, PHONE: 0, LINK: 0 };

/** Everything known about a person, field by field. */
function buildCard(one: Numbered, answering: Answering): AnswerRow {
  const known = CARD.map((field) => ({
    field,
    value: readField(one, field, { about: undefined, index: answering.index }),
  })).filter(({ value }) => value.values.length > 0);
  return toRow(one.text, {
    ...toFieldsRow(known, (field) => QUOTES[field] ?? QUOTES_OF_A_FIELD),
    verdict: known.length > 0 ? 'YES' : 'UNCLEAR',
    ...(known.length === 0 && { note: 'Nothing of this resume could be understood; open it to read it.' }),
  });
}

/** The fields that distinguish people at a glance; the row has the rest. */
const HEADLINE: readonly AskedField[] = ['TITLE', 'COMPANY', 'LOCATION', 'YEARS'];

function sentence({ candidateName, fields }: AnswerRow): string {
  const headline = HEADLINE.flatMap((field) => (fields[field] ?? []).slice(0, 1));
  const parts =
    headline.length > 0 ? headline : Object.values(fields).map((values) => values.slice(0, 1).join(''));
  return `${candidateName}: ${parts.length === 0 ? 'the resume was read, but not understood' : parts.join('; ')}.`;
}

/** Answers 'tell me about …'. */
export async function answerCard(reading: Interpretation, answering: Answering): Promise<EngineAnswer> {
  const found = await findByJobDates(reading, answering);
  if (found.length === 0) return answerList(reading, answering);
  const texts = await readPage(found, answering);
  const rows = texts.map((one) => buildCard(one, answering));
  return toAnswer(reading, answering, {
    matched: found.length,
    rows,
    total: found.length,
    answer: rows.map(sentence).join('\n'),
    notes: noteSamePerson(texts.map(({ text }) => text)),
  });
}
