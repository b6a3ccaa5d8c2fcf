import type {
  AnswerRow,
  Filter,
  Interpretation,
} from '@slotwise/contract/deepgaze/questions/questions.schema';
import type { FactKind } from '@slotwise/contract/deepgaze/resumes/resumes.schema';
import type { Fact } from '../../resume-facts/resume-facts.ts';
import {
  type AnswerParts,
  type Answering,
  type EngineAnswer,
  readResumes,
  toAnswer,
  toRow,
} from './answer-parts.ts';
import { asWritten } from './as-written.ts';
import { distinct, evidenceInLine } from '../finding/evidence.ts';
import { findNearest, type Nearest, unmetWishes } from '../finding/find-nearest.ts';
import { findResumes } from '../finding/find-resumes.ts';
import { lookCloser } from '../finding/look-closer.ts';
import { listSentence } from './list-sentence.ts';
import { nameList, resumesOf, soughtIn, valueOf } from './list-words.ts';
import { rowsOfPage } from './list-rows.ts';
import { listNotes } from './list-notes.ts';
import { placesHere } from './places-here.ts';
import { whereIn } from './say-how-read.ts';
import type { SourceResume } from '../resume-source.ts';
import { suggestionsAfterList, suggestionsForNothing } from './suggestions.ts';

/** Answers a question for resumes: which they are, or how many. */
export async function answerList(reading: Interpretation, answering: Answering): Promise<EngineAnswer> {
  const { index } = answering;
  const found = await lookCloser(findResumes(reading, index), reading, answering);
  const person = reading.filters.find(({ kind }) => kind === 'PERSON');
  if (found.length === 0 && person && (person.resumeIds?.length ?? 0) > 0)
    return answerNo(reading, person, answering);
  const nearest = found.length === 0 && reading.op !== 'COUNT' ? findNearest(reading, index) : null;
  if (nearest) return answerNearest(reading, nearest, answering);
  if (found.length === 0) return answerNothing(reading, answering);
  const rows = await rowsOfPage(found, reading, answering);
  const matched = found.filter(({ verdict }) => verdict === 'YES').length;
  const written = asWritten(reading, rows);
  return toAnswer(written, answering, {
    matched,
    unclear: found.length - matched,
    rows,
    total: found.length,
    answer: listSentence(written, found, index),
    notes: listNotes(written, found, index),
    suggestions: suggestionsAfterList(reading, found, index),
  });
}

/** Nobody meets all conditions, but some meet most of them. */
async function answerNearest(
  reading: Interpretation,
  { found, met, asked }: Nearest,
  answering: Answering,
): Promise<EngineAnswer> {
  const names = nameList(
    found.map(({ resume }) => answering.index.nameOf(resume)),
    found.length,
  );
  const near = `${resumesOf(found.length)} ${found.length === 1 ? 'meets' : 'meet'} ${met} of the ${asked} conditions`;
  return toAnswer(reading, answering, {
    unclear: found.length,
    rows: await rowsOfPage(found, reading, answering),
    total: found.length,
    answer: `No resume meets all of this: ${soughtIn(reading)}. ${near}: ${names}.`,
    notes: listNotes(reading, found, answering.index),
  });
}

/** Which of several conditions it is that nobody meets. */
function unmetIn(reading: Interpretation, { index }: Answering): string {
  const unmet = reading.filters.length > 1 && reading.join === 'ALL' ? unmetWishes(reading, index) : [];
  return unmet.length === 0 || unmet.length === reading.filters.length
    ? ''
    : ` Nobody here has: ${unmet.map(valueOf).join(', ')}.`;
}

async function answerNothing(reading: Interpretation, answering: Answering): Promise<EngineAnswer> {
  const { index } = answering;
  const stranger = reading.filters.find(({ kind }) => kind === 'PERSON');
  const sought = soughtIn(reading);
  const answer = stranger
    ? `No resume here is for '${stranger.value}'.`
    : `Not found in ${whereIn(reading)}: ${sought === '' ? 'what was asked' : sought}.${unmetIn(reading, answering)}${placesHere(reading.filters, index)}`;
  return toAnswer(reading, answering, {
    notFound: true,
    answer,
    notes: listNotes(reading, [], index),
    suggestions: await suggestionsForNothing(reading, answering),
  });
}

const FACTS_OF_NUMBERS: Partial<Record<Filter['kind'], FactKind>> = {
  NOTICE_PERIOD: 'NOTICE_PERIOD',
  YEARS: 'STATED_YEARS',
  GRADUATION_YEAR: 'GRADUATION_YEAR',
};
const MOST_QUOTES = 3;

/** Numbers that a resume states in place of the asked ones. */
const otherNumbers = ({ facts }: SourceResume, filters: readonly Filter[]): Fact[] =>
  filters.flatMap((filter) => facts.filter(({ kind }) => kind === FACTS_OF_NUMBERS[filter.kind]));

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
  const rows = texts.map(({ text }): AnswerRow => {
    const others = otherNumbers(text, reading.filters);
    return toRow(text, {
      verdict: 'NO',
      fields: {},
      evidence: distinct(
        others.map((fact) => evidenceInLine(text, fact)),
        MOST_QUOTES,
      ),
      note:
        others.length > 0
          ? `The resume states ${others.map(({ value }) => value).join(', ')}.`
          : `The whole text was searched: ${asked} is not stated.`,
    });
  });
  const parts: AnswerParts = {
    notFound: true,
    unclear: rows.length,
    rows,
    answer:
      rows.length === 1
        ? `The resume of ${person.value} does not state ${asked}.`
        : `None of the ${rows.length} resumes of ${person.value} states ${asked}.`,
  };
  return toAnswer(reading, answering, parts);
}
