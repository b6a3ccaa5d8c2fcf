import type {
  AnswerRow,
  Filter,
  Interpretation,
} from '@slotwise/contract/deepgaze/questions/questions.schema';
import type { ResumeIndex } from '../resume-index/resume-index.ts';
import {
  type AnswerParts,
  type Answering,
  type EngineAnswer,
  readResumes,
  toAnswer,
  toRow,
} from './answer-parts.ts';
import { type Found, findResumes } from './find-resumes.ts';
import { lookCloser } from './look-closer.ts';
import { nameList, resumesOf, saysProved, soughtIn } from './list-words.ts';
import { rowsOfPage } from './list-rows.ts';
import { listNotes } from './list-notes.ts';
import { suggestionsAfterList, suggestionsForNothing } from './suggestions.ts';

/** Answers a question for resumes: which they are, or how many. */
export async function answerList(reading: Interpretation, answering: Answering): Promise<EngineAnswer> {
  const { index } = answering;
  const found = await lookCloser(findResumes(reading, index), reading, answering);
  const person = reading.filters.find(({ kind }) => kind === 'PERSON');
  if (found.length === 0 && person && (person.resumeIds?.length ?? 0) > 0)
    return answerNo(reading, person, answering);
  if (found.length === 0) return answerNothing(reading, answering);
  const rows = await rowsOfPage(found, reading, answering);
  const matched = found.filter(({ verdict }) => verdict === 'YES').length;
  return toAnswer(reading, answering, {
    matched,
    unclear: found.length - matched,
    rows,
    total: found.length,
    answer: sentence(reading, found, index),
    notes: listNotes(reading, found, index),
    suggestions: suggestionsAfterList(reading),
  });
}

const namesOf = (found: readonly Found[], index: ResumeIndex) =>
  found.map(({ resume }) => index.nameOf(resume));

function sentence(reading: Interpretation, found: Found[], index: ResumeIndex): string {
  const proved = found.filter(({ verdict }) => verdict === 'YES');
  const names = nameList(namesOf(found, index), found.length);
  const end = reading.op === 'COUNT' || names === '' ? '.' : `: ${names}.`;
  if (reading.op === 'RANK') return `${rankingWords(reading, found, index)}${end}`;
  if (reading.filters.length === 0)
    return `There ${found.length === 1 ? 'is' : 'are'} ${resumesOf(found.length)}${end}`;
  if (reading.filters.some(({ isAbsent }) => isAbsent)) {
    return `${resumesOf(found.length)} ${saysProved(reading, found.length)}. That a resume does not mention something proves nothing${end}`;
  }
  const unclear = found.length - proved.length;
  if (proved.length === 0) return `${unclearWords(reading, found, index)}${end}`;
  const more = unclear > 0 ? `; ${unclear} more ${unclearVerb(reading, unclear)}` : '';
  return `${resumesOf(proved.length)} ${saysProved(reading, proved.length)}${more}${end}`;
}

const hasYears = ({ filters }: Interpretation) => filters.some(({ kind }) => kind === 'YEARS');

const unclearVerb = (reading: Interpretation, count: number) =>
  hasYears(reading)
    ? `${count === 1 ? 'reaches' : 'reach'} it only by adding up dates`
    : `${count === 1 ? 'mentions' : 'mention'} it`;

function unclearWords(reading: Interpretation, found: Found[], index: ResumeIndex): string {
  const sought = soughtIn(reading);
  if (hasYears(reading))
    return `${resumesOf(found.length)} of ${index.size} may meet this, by adding up the dates of their jobs; none states it`;
  return `${resumesOf(found.length)} ${found.length === 1 ? 'mentions' : 'mention'} ${sought} without listing it as a fact`;
}

function rankingWords(reading: Interpretation, found: Found[], index: ResumeIndex): string {
  const years = reading.filters.find(({ kind }) => kind === 'SKILL_YEARS' || kind === 'YEARS');
  if (reading.words === '' && years) {
    const [first] = found;
    const about = years.kind === 'YEARS' ? 'of experience' : `with ${years.value}`;
    const most =
      first?.number === undefined
        ? ''
        : `${index.nameOf(first.resume)} states the most years ${about}, ${first.number}. `;
    return `${most}${resumesOf(found.length)} ${found.length === 1 ? 'states' : 'state'} years ${about}, the most first`;
  }
  return `${resumesOf(found.length)} ${found.length === 1 ? 'is' : 'are'} nearest to '${reading.words}', best first`;
}

function answerNothing(reading: Interpretation, answering: Answering): EngineAnswer {
  const stranger = reading.filters.find(({ kind }) => kind === 'PERSON');
  const sought = soughtIn(reading);
  const answer = stranger
    ? `No resume here is for '${stranger.value}'.`
    : `Not found in these resumes: ${sought === '' ? 'what was asked' : sought}.`;
  return toAnswer(reading, answering, {
    notFound: true,
    answer,
    notes: listNotes(reading, [], answering.index),
    suggestions: suggestionsForNothing(reading, answering.index),
  });
}

/** Asked of a named person, what nothing in the resume speaks of is a no: about the resume, not about the person. */
async function answerNo(
  reading: Interpretation,
  person: Filter,
  answering: Answering,
): Promise<EngineAnswer> {
  const { index } = answering;
  const about: Interpretation = { ...reading, filters: [person] };
  const found = findResumes(about, index);
  const texts = await readResumes(
    found.map(({ resume }) => resume),
    answering,
  );
  const asked = soughtIn({ ...reading, filters: reading.filters.filter((filter) => filter !== person) });
  const rows = texts.map(({ text }): AnswerRow =>
    toRow(text, {
      verdict: 'NO',
      fields: {},
      evidence: [],
      note: `The whole text was searched: ${asked} is not stated.`,
    }),
  );
  const parts: AnswerParts = {
    notFound: true,
    unclear: rows.length,
    rows,
    answer: `The resume of ${person.value} does not state ${asked}.`,
  };
  return toAnswer(reading, answering, parts);
}
