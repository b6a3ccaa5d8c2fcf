import type { AnswerRow, Interpretation } from '@slotwise/contract/deepgaze/questions.schema';
import type { ResumeNumber } from '../../resume-index/segments/resume-index.ts';
import { findByJobDates } from '../execute/filter-by-job-dates.ts';
import { noteSamePerson } from './same-person-notes.ts';
import { numbersOfIds } from '../../resume-index/segments/resume-numbers.ts';
import { answerList } from './answer-list.ts';
import { type EngineAnswer, toAnswer, toRow } from './build-answer.ts';
import { type Answering, readResumes } from '../execute/read-resumes.ts';
import { chooseComparison, type Side, buildSide } from './compare-sides.ts';
import { writeComparison } from './comparison-sentence.ts';
import { toFieldsRow } from './field-value.ts';

/** The most people in a comparison; no one reads a sentence about more. */
const MOST_COMPARED = 25;
const QUOTES_OF_A_FIELD = 2;

function buildRow({ one, stated }: Side): AnswerRow {
  const [only, ...others] = stated;
  if (others.length > 0)
    return toRow(
      one.text,
      toFieldsRow(stated, () => QUOTES_OF_A_FIELD),
    );
  const note = only?.value.note;
  return toRow(one.text, { ...toFieldsRow(stated), ...(note !== undefined && { note }) });
}

/** The people named in an interpretation, or those who meet its conditions. */
async function comparedIn(
  reading: Interpretation,
  answering: Answering,
): Promise<{ resume: ResumeNumber }[]> {
  const people = reading.filters.filter(({ kind }) => kind === 'PERSON');
  if (people.length === 0) return findByJobDates({ ...reading, op: 'FIND' }, answering);
  const ids = people.flatMap(({ resumeIds = [] }) => resumeIds);
  return [...new Set(numbersOfIds(answering.index, ids))].map((resume) => ({ resume }));
}

const WHOLE_NOTE = 'The rows show what each resume states. Of years, only stated ones are compared.';

/** Compares two or more people: by everything known about them, by fields, or by skills. */
export async function answerComparison(reading: Interpretation, answering: Answering): Promise<EngineAnswer> {
  const { index } = answering;
  const named = await comparedIn(reading, answering);
  if (named.length === 0) return answerList(reading, answering);
  const comparing = chooseComparison(reading, index);
  const texts = await readResumes(named.slice(0, MOST_COMPARED), answering);
  const sides = texts
    .map((one) => buildSide(one, comparing))
    .toSorted((one, other) => (other.years ?? -1) - (one.years ?? -1));
  const rows = sides.map(buildRow);
  return toAnswer(reading, answering, {
    notFound: rows.every(({ evidence, verdict }) => verdict === 'NO' && evidence.length === 0),
    matched: rows.filter(({ verdict }) => verdict === 'YES').length,
    unclear: rows.filter(({ verdict }) => verdict !== 'YES').length,
    rows,
    answer: writeComparison(sides, comparing),
    notes: [
      ...(comparing.isWhole ? [WHOLE_NOTE] : []),
      ...(named.length > MOST_COMPARED
        ? [`The first ${MOST_COMPARED} of ${named.length} are compared.`]
        : []),
      ...noteSamePerson(texts.map(({ text }) => text)),
    ],
  });
}
