import type {
  AnswerRow,
  AskedField,
  Filter,
  Interpretation,
} from '@slotwise/contract/deepgaze/questions.schema';
import { type EngineAnswer, toAnswer, toRow } from './build-answer.ts';
import { type Answering, readPage } from '../execute/read-resumes.ts';
import { answerList } from './answer-list.ts';
import { FIELDS } from './field-names.ts';
import { writeFieldsSentence, type StatedField, toFieldsRow } from './field-value.ts';
import { readField } from './read-field.ts';
import { findByJobDates } from '../execute/filter-by-job-dates.ts';
import type { Found } from '../execute/find-resumes.ts';
import type { SourceResume } from '../execute/resume-source.ts';

/** With more people than this, the answer is in the rows, without a sentence each. */
const MOST_SENTENCES = 8;

/** What a resume states for a field; `words` is the wording of that field. */
type Asked = StatedField & { words: string };
type StatedResume = { text: SourceResume; isUnsure: boolean; asked: readonly Asked[] };

/** The condition that a field depends on: years with which skill, the time at which employer, the year of which degree, the job before which one. */
const findSubjectFilter = ({ field, filters, job }: Interpretation): Filter | undefined =>
  filters.find(({ kind }) => {
    if (field === 'SKILL_YEARS') return kind === 'SKILL_YEARS';
    const isOfJob = kind === 'COMPANY' || kind === 'DEGREE' || (kind === 'TITLE' && job === 'PREVIOUS');
    return isOfJob && namesPerson(filters);
  });
const namesPerson = (filters: readonly Filter[]) => filters.some(({ kind }) => kind === 'PERSON');

const fieldsAsked = ({ field = 'EMAIL', otherFields = [] }: Interpretation): AskedField[] => [
  ...new Set([field, ...otherFields]),
];

const nameField = (field: AskedField, about: Filter | undefined) =>
  field === 'SKILL_YEARS' && about ? `years with ${about.value}` : FIELDS[field].one;

/** What the resumes of the requested page state. */
async function readStated(
  found: readonly Found[],
  reading: Interpretation,
  answering: Answering,
): Promise<StatedResume[]> {
  const about = findSubjectFilter(reading);
  const { job } = reading;
  const { index } = answering;
  const page = await readPage(found, answering);
  return page.map((one) => ({
    text: one.text,
    isUnsure: one.verdict !== 'YES',
    asked: fieldsAsked(reading).map((field) => ({
      field,
      words: nameField(field, about),
      value: readField(one, field, { about, index, job }),
    })),
  }));
}

/** Answers a question for fields of one person, or of everyone who meets the conditions. */
export async function answerFields(reading: Interpretation, answering: Answering): Promise<EngineAnswer> {
  const about = findSubjectFilter(reading);
  const filters = reading.filters.filter((filter) => filter !== about || filter.kind !== 'SKILL_YEARS');
  const found = await findByJobDates({ ...reading, filters }, answering);
  if (found.length === 0) return answerList(reading, answering);
  const stated = notCompared(await readStated(found, reading, answering), reading);
  const isOfGroup = filters.length > 0 && !namesPerson(filters);
  const rows = stated.map((one) => buildRow(one, isOfGroup));
  const values = stated.flatMap(({ asked }) => asked.map(({ value }) => value));
  return toAnswer(reading, answering, {
    notFound: values.every(({ values: own, evidence }) => own.length === 0 && evidence.length === 0),
    matched: rows.filter(({ verdict }) => verdict === 'YES').length,
    unclear: rows.filter(({ verdict }) => verdict !== 'YES').length,
    rows,
    total: found.length,
    answer: inWords(stated, found, isOfGroup ? filters : []),
    notes: reading.field === 'PAY' && !namesPerson(filters) ? [PAY_NOTE] : [],
  });
}

const NOT_COMPARED = 'Pay is stated, but amounts are not compared.';

/** A stated value is not compared with an amount in the question. */
function notCompared(
  stated: readonly StatedResume[],
  { field, corrected }: Interpretation,
): readonly StatedResume[] {
  if (field !== 'PAY' || !corrected.some(({ readAs }) => readAs === '')) return stated;
  const unproved = (one: Asked): Asked =>
    one.value.verdict === 'YES'
      ? { ...one, value: { ...one.value, verdict: 'UNCLEAR', note: NOT_COMPARED } }
      : one;
  return stated.map((one) => ({ ...one, asked: one.asked.map(unproved) }));
}

const PAY_NOTE = 'Pay is shown as each resume states it; no one is found, left out or ranked by it.';

/** What those who meet the conditions state, and how many more only may meet them. */
function inWords(
  stated: readonly StatedResume[],
  found: readonly Found[],
  filters: readonly Filter[],
): string {
  const isSure = ({ isUnsure }: StatedResume) => !isUnsure;
  const sure = filters.length > 0 && stated.some(isSure) ? stated.filter(isSure) : stated;
  const unsure = sure === stated ? 0 : found.filter(({ verdict }) => verdict !== 'YES').length;
  const of = found.length - unsure;
  const sentences =
    of > MOST_SENTENCES
      ? [`Each row shows what the resume states as ${fieldsInWords(stated[0])}, for ${of} resumes.`]
      : sure.map(sentence);
  return [...sentences, ...(unsure > 0 ? [moreUnsure(unsure, filters)] : [])].join('\n');
}

/** '5 more state no notice period that could be read.' */
function moreUnsure(count: number, filters: readonly Filter[]): string {
  const [only, ...others] = filters;
  const isOfNotice = only?.kind === 'NOTICE_PERIOD' && others.length === 0;
  return isOfNotice
    ? `${count} more ${count === 1 ? 'states' : 'state'} no notice period that could be read.`
    : `Of ${count} more it is not proved that they are meant.`;
}

const fieldsInWords = (stated: StatedResume | undefined) =>
  (stated?.asked ?? []).map(({ words }) => words).join(' and ');

/** The note for someone who only may be among those asked about; what they state proves no more than that. */
const UNSURE = 'Only may be meant; whether the condition applies is not proved.';

/** In a group, no one who meets the conditions is a no, whatever else is not stated. */
function buildRow({ text, isUnsure, asked }: StatedResume, isOfGroup: boolean): AnswerRow {
  const { verdict, ...stated } = toFieldsRow(asked);
  const isWithout = isOfGroup && verdict === 'NO';
  const notes = [
    ...(isUnsure && verdict !== 'UNCLEAR' ? [UNSURE] : []),
    ...(isWithout ? [`States no ${fieldsInWords({ text, isUnsure, asked }).replace(/^an? /, '')}.`] : []),
    ...(isWithout ? [] : asked.flatMap(({ value }) => value.note ?? [])),
  ];
  return toRow(text, {
    verdict: isWithout || (isUnsure && verdict === 'YES') ? 'UNCLEAR' : verdict,
    ...stated,
    ...(notes.length > 0 && { note: notes.join(' ') }),
  });
}

function sentence({ text, asked }: StatedResume): string {
  const name = text.candidateName || text.fileName;
  const [only, ...others] = asked;
  return only && others.length === 0 ? writeFieldSentence(name, only) : writeFieldsSentence(name, asked);
}

function writeFieldSentence(name: string, { value, words }: Asked): string {
  if (value.verdict === 'NO') return `${name}'s resume does not state ${words}.`;
  if (value.values.length > 0) return `${name}: ${value.values.join('; ')}.`;
  return value.evidence.length > 0
    ? `${name}: ${words} could not be read for certain. The resume says: "${value.evidence[0]?.quote ?? ''}"`
    : `${name}: ${value.note ?? `the resume does not state ${words} where it could be read.`}`;
}
