import type {
  AnswerRow,
  AskedField,
  Interpretation,
} from '@slotwise/contract/deepgaze/questions/questions.schema';
import { type Answering, type EngineAnswer, readResumes, toAnswer, toRow } from './answer-parts.ts';
import { FIELD_WORDS } from './field-cues.ts';
import { type FieldValue, fieldValue } from './field-values.ts';
import { findResumes } from './find-resumes.ts';
import { listNotes } from './list-notes.ts';
import { answerList } from './answer-list.ts';

/** More people than this are read in the rows, not in a sentence each. */
const MOST_SENTENCES = 8;

const isAboutTheField = (field: AskedField, kind: string) =>
  field === 'SKILL_YEARS' && kind === 'SKILL_YEARS';

/** Answers a question for a field of one person, or of all who meet the conditions. */
export async function answerFields(reading: Interpretation, answering: Answering): Promise<EngineAnswer> {
  const { index, page, pageSize } = answering;
  const field = reading.field ?? 'EMAIL';
  const about = reading.filters.find(({ kind }) => isAboutTheField(field, kind));
  const whom: Interpretation = { ...reading, filters: reading.filters.filter((filter) => filter !== about) };
  const found = findResumes(whom, index);
  if (found.length === 0) return answerList(reading, answering);
  const shown = found.slice((page - 1) * pageSize, page * pageSize);
  const texts = await readResumes(
    shown.map(({ resume }) => resume),
    answering,
  );
  const values = texts.map((one) => ({ text: one.text, value: fieldValue(one, field, { about, index }) }));
  const rows = values.map(({ text, value }): AnswerRow =>
    toRow(text, {
      verdict: value.verdict,
      fields: { [field]: value.values },
      evidence: value.evidence,
      ...(value.note !== undefined && { note: value.note }),
    }),
  );
  const stated = values.filter(({ value }) => value.values.length > 0);
  return toAnswer(reading, answering, {
    notFound: stated.length === 0 && values.every(({ value }) => value.evidence.length === 0),
    matched: rows.filter(({ verdict }) => verdict === 'YES').length,
    unclear: rows.filter(({ verdict }) => verdict !== 'YES').length,
    rows,
    total: found.length,
    answer:
      found.length > MOST_SENTENCES
        ? `Each row shows what the resume states as ${fieldWords(field, about?.value)}, for ${found.length} resumes.`
        : rows.map((row, at) => sentence(row, values[at]?.value, fieldWords(field, about?.value))).join('\n'),
    notes: listNotes({ ...reading, filters: [] }, [], index),
  });
}

const fieldWords = (field: AskedField, skill: string | undefined) =>
  field === 'SKILL_YEARS' && skill ? `years with ${skill}` : FIELD_WORDS[field];

function sentence(row: AnswerRow, value: FieldValue | undefined, words: string): string {
  const name = row.candidateName;
  if (!value || value.verdict === 'NO') return `${name}'s resume does not state ${words}.`;
  if (value.values.length > 0) return `${name}: ${value.values.join('; ')}.`;
  return value.evidence.length > 0
    ? `${name}: ${words} could not be read for certain. The resume says: "${value.evidence[0]?.quote ?? ''}"`
    : `${name}: the resume does not state ${words} where it could be read.`;
}
