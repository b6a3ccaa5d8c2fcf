import type {
  AnswerRow,
  AskedField,
  Filter,
  Interpretation,
} from '@slotwise/contract/deepgaze/questions/questions.schema';
import { type Answering, type EngineAnswer, readResumes, toAnswer, toRow } from './answer-parts.ts';
import { answerList } from './answer-list.ts';
import { distinct } from '../finding/evidence.ts';
import { FIELD_NAMES, FIELD_WORDS } from '../reading/field-words.ts';
import type { FieldValue } from './field-value.ts';
import { fieldValue } from './field-values.ts';
import { findResumes } from '../finding/find-resumes.ts';
import type { SourceResume } from '../resume-source.ts';

/** More people than this are read in the rows, not in a sentence each. */
const MOST_SENTENCES = 8;
const MOST_QUOTES = 12;

/** What a resume says of one asked field; `words` are how people call that field. */
type Asked = { field: AskedField; words: string; value: FieldValue };
type Told = { text: SourceResume; asked: readonly Asked[] };

/** The condition that says what a field is about: years with which skill, the time at which employer. */
const aboutOf = ({ field, filters }: Interpretation): Filter | undefined =>
  filters.find(({ kind }) =>
    field === 'SKILL_YEARS' ? kind === 'SKILL_YEARS' : kind === 'COMPANY' && isOfPerson(filters),
  );
const isOfPerson = (filters: readonly Filter[]) => filters.some(({ kind }) => kind === 'PERSON');

/** Answers a question for fields of one person, or of all who meet the conditions. */
export async function answerFields(reading: Interpretation, answering: Answering): Promise<EngineAnswer> {
  const { index, page, pageSize } = answering;
  const { field = 'EMAIL', otherFields = [], job } = reading;
  const fields = [...new Set([field, ...otherFields])];
  const about = aboutOf(reading);
  const filters = reading.filters.filter((filter) => filter !== about || filter.kind !== 'SKILL_YEARS');
  const whom: Interpretation = { ...reading, filters };
  const found = findResumes(whom, index);
  if (found.length === 0) return answerList(reading, answering);
  const shown = found.slice((page - 1) * pageSize, page * pageSize);
  const texts = await readResumes(
    shown.map(({ resume }) => resume),
    answering,
  );
  const told = texts.map((one): Told => ({
    text: one.text,
    asked: fields.map((each) => ({
      field: each,
      words: each === 'SKILL_YEARS' && about ? `years with ${about.value}` : FIELD_WORDS[each],
      value: fieldValue(one, each, { about, index, job }),
    })),
  }));
  const unsure = new Set(found.filter(({ verdict }) => verdict !== 'YES').map(({ resume }) => resume));
  const rows = told.map((one, at) => withMembership(rowOf(one), unsure.has(texts[at]?.resume ?? -1)));
  const values = told.flatMap(({ asked }) => asked.map(({ value }) => value));
  return toAnswer(reading, answering, {
    notFound: values.every(({ values: own, evidence }) => own.length === 0 && evidence.length === 0),
    matched: rows.filter(({ verdict }) => verdict === 'YES').length,
    unclear: rows.filter(({ verdict }) => verdict !== 'YES').length,
    rows,
    total: found.length,
    answer:
      found.length > MOST_SENTENCES
        ? `Each row shows what the resume states as ${fieldsInWords(told[0])}, for ${found.length} resumes.`
        : told.map((one, at) => sentence(rows[at]?.candidateName ?? '', one)).join('\n'),
  });
}

const fieldsInWords = (told: Told | undefined) => (told?.asked ?? []).map(({ words }) => words).join(' and ');

/** What is stated of somebody who only may belong to those who were asked about proves no more than that. */
function withMembership(row: AnswerRow, isUnsure: boolean): AnswerRow {
  if (!isUnsure || row.verdict !== 'YES') return row;
  const note = ['Only mentions what was asked for; whether it applies is not proved.', row.note];
  return { ...row, verdict: 'UNCLEAR', note: note.filter((part) => part !== undefined).join(' ') };
}

/** One thing that is proved makes a yes, and what is not is noted; a no needs all of them to be proved missing. */
function rowOf({ text, asked }: Told): AnswerRow {
  const verdicts = asked.map(({ value }) => value.verdict);
  const isNo = verdicts.every((verdict) => verdict === 'NO');
  const notes = asked.flatMap(({ value }) => value.note ?? []);
  return toRow(text, {
    verdict: verdicts.includes('YES') ? 'YES' : isNo ? 'NO' : 'UNCLEAR',
    fields: Object.fromEntries(
      asked
        .filter(({ value }) => asked.length === 1 || value.values.length > 0)
        .map(({ field, value }) => [field, value.values]),
    ),
    evidence: distinct(
      asked.flatMap(({ value }) => value.evidence),
      MOST_QUOTES,
    ),
    ...(notes.length > 0 && { note: notes.join(' ') }),
  });
}

function sentence(name: string, { asked }: Told): string {
  const [only, ...others] = asked;
  if (only && others.length === 0) return sentenceOfOne(name, only);
  const parts = asked.map(({ field, value: { values } }) =>
    values.length > 0 ? `${FIELD_NAMES[field]} ${values.join(', ')}` : `no ${FIELD_NAMES[field]} read`,
  );
  return `${name}: ${parts.join('; ')}.`;
}

function sentenceOfOne(name: string, { value, words }: Asked): string {
  if (value.verdict === 'NO') return `${name}'s resume does not state ${words}.`;
  if (value.values.length > 0) return `${name}: ${value.values.join('; ')}.`;
  return value.evidence.length > 0
    ? `${name}: ${words} could not be read for certain. The resume says: "${value.evidence[0]?.quote ?? ''}"`
    : `${name}: the resume does not state ${words} where it could be read.`;
}
