import { isOfYears } from '@slotwise/contract/deepgaze/questions.rules';
import type { Interpretation, AnswerRow, Filter } from '@slotwise/contract/deepgaze/questions.schema';
import { isOfCareer } from '../plan/query-plan.ts';
import { answerNegative } from './answer-negative.ts';
import { type EngineAnswer, toAnswer } from './build-answer.ts';
import type { Answering } from '../execute/read-resumes.ts';
import { type Found, findResumes } from '../execute/find-resumes.ts';
import {
  listBehind,
  listUnmetConditions,
  type Nearest,
  relaxConditions,
} from '../execute/relax-conditions.ts';
import { findByJobDates } from '../execute/filter-by-job-dates.ts';
import { verifyMentions, rejectDenied } from '../execute/verify-mentions.ts';
import { splitRepeats } from '../execute/same-person.ts';
import { noteRepeats } from './same-person-notes.ts';
import { writeFigureSentence } from './figure-sentence.ts';
import { writeListSentence } from './list-sentence.ts';
import { capital, nameList, countResumes, soughtIn, nameValue } from './condition-words.ts';
import { buildRows } from './list-rows.ts';
import { writeListNotes } from './list-notes.ts';
import { whereIn } from './add-plan-notes.ts';
import { suggestionsAfterList, suggestionsForNothing } from './suggestions.ts';
import { describePlan } from './describe-plan.ts';
import { isCity } from '../../resume-facts/mentions/places.ts';
import type { ResumeIndex } from '../../resume-index/segments/resume-index.ts';
import { findEntity } from '../linking/known-entities.ts';

const MOST = 5;
/** A region whose people live in one of its cities. */
const IS_REGION = /\bncr$/;

/** For a place that no resume has: that it is unknown here, and which places are known. Empty for other conditions. */
function listKnownPlaces(filters: readonly Filter[], index: ResumeIndex): string {
  const unknown = filters.find(({ kind, value }) => kind === 'LOCATION' && !findEntity(index, kind, value));
  const cities = [...index.norms('LOCATION')].filter(([norm]) => isCity(norm) && !IS_REGION.test(norm));
  if (!unknown || cities.length === 0) return '';
  const most = cities.toSorted(([, one], [, other]) => other - one).slice(0, MOST);
  const more = cities.length - most.length;
  const named = most.map(([norm]) => capital(norm)).join(', ');
  return ` No resume here gives ${unknown.value} as the location. They give ${named}${more > 0 ? ` and ${more} more` : ''}.`;
}

/** A value typed with a capital is kept as typed. */
const spelledIn = (rows: readonly AnswerRow[], kind: Filter['kind'], value: string): string =>
  rows.flatMap(({ fields }) => fields[kind] ?? []).find((written) => written.toLowerCase() === value) ??
  value;

/** An interpretation whose lower-case values are spelled as in the resumes found: 'Kafka' for 'kafka'. */
function restoreSpelling(reading: Interpretation, rows: readonly AnswerRow[]): Interpretation {
  const filters = reading.filters.map((filter) => ({
    ...filter,
    value: spelledIn(rows, filter.kind, filter.value),
    ...(filter.others && { others: filter.others.map((value) => spelledIn(rows, filter.kind, value)) }),
  }));
  const spelled = { ...reading, filters };
  return { ...spelled, inWords: describePlan(spelled) };
}

/** Answers a question for resumes: which, or how many. */
export async function answerList(reading: Interpretation, answering: Answering): Promise<EngineAnswer> {
  const { index } = answering;
  const closer = await verifyMentions(await findByJobDates(reading, answering), reading, answering);
  const found = await rejectDenied(closer, reading, answering);
  const person = reading.filters.find(({ kind }) => kind === 'PERSON');
  if (found.length === 0 && person && (person.resumeIds?.length ?? 0) > 0)
    return answerNegative(reading, person, answering);
  const nearest = found.length === 0 && isNearestAsked(reading) ? relaxConditions(reading, index) : null;
  if (nearest) return answerNearest(reading, nearest, answering);
  if (found.length === 0) return answerNothing(reading, answering);
  return answerFound(reading, found, answering);
}

/** A count is of people; a list shows all their resumes. */
async function answerFound(
  reading: Interpretation,
  all: Found[],
  answering: Answering,
): Promise<EngineAnswer> {
  const { index } = answering;
  const { people, repeats } = splitRepeats(all, index);
  const found = reading.op === 'COUNT' || reading.figure ? people : all;
  const behind = listBehind(reading, found, index);
  const rows = await buildRows([...found, ...behind], reading, answering);
  const matched = found.filter(({ verdict }) => verdict === 'YES').length;
  const written = restoreSpelling(reading, rows);
  return toAnswer(written, answering, {
    matched,
    unclear: found.length - matched + behind.length,
    rows,
    total: found.length + behind.length,
    answer: written.figure
      ? await writeFigureSentence(written.figure, { reading: written, found }, answering)
      : `${writeListSentence(written, found, index)}${sayBehind(behind)}`,
    notes: [...noteRepeats(reading.op, repeats, index), ...writeListNotes(written, found, index)],
    suggestions: suggestionsAfterList(reading, found, index),
  });
}

const sayBehind = ({ length }: readonly Found[]): string =>
  length === 0
    ? ''
    : ` ${length} more ${length === 1 ? 'meets' : 'meet'} a part of this, and ${length === 1 ? 'is' : 'are'} shown behind.`;

/** How many who meet the rest are shown if something was not found. */
const MOST_NEAR = 10;

const sayNear = (count: number, rest: Interpretation): string =>
  `${countResumes(count)} ${count === 1 ? 'meets' : 'meet'} the rest: ${soughtIn(rest)}.`;

/** A count has no near matches, and someone whose job was in other years is not one. */
const isNearestAsked = ({ op, filters }: Interpretation): boolean =>
  op !== 'COUNT' && !filters.some((one) => isOfYears(one) || isOfCareer(one));

/** Answers if no one meets all conditions, but some meet most of them. */
async function answerNearest(
  reading: Interpretation,
  { found, met, asked }: Nearest,
  answering: Answering,
): Promise<EngineAnswer> {
  const names = nameList(
    found.map(({ resume }) => answering.index.getName(resume)),
    found.length,
  );
  const near = `${countResumes(found.length)} ${found.length === 1 ? 'meets' : 'meet'} ${met} of the ${asked} conditions`;
  return toAnswer(reading, answering, {
    notFound: true,
    unclear: found.length,
    rows: await buildRows(found, reading, answering),
    total: found.length,
    answer: `No resume meets all of this: ${soughtIn(reading)}. ${near}: ${names}.`,
    notes: writeListNotes(reading, found, answering.index),
  });
}

/** Names the conditions that no one meets. */
function unmetIn(reading: Interpretation, { index }: Answering): string {
  const unmet =
    reading.filters.length > 1 && reading.join === 'ALL' ? listUnmetConditions(reading, index) : [];
  const named = unmet.map(nameValue).filter((name) => name !== '');
  return named.length === 0 || unmet.length === reading.filters.length
    ? ''
    : ` None of these resumes has: ${named.join(', ')}.`;
}

/** The conditions that someone here meets, if no one meets another one: those who meet them are shown below what was not found. */
function findMetRest(reading: Interpretation, { index }: Answering): Interpretation | null {
  const { op, filters, join } = reading;
  if (op !== 'FIND' || join !== 'ALL' || filters.some(({ kind }) => kind === 'PERSON')) return null;
  const unmet = listUnmetConditions(reading, index);
  const met = filters.filter((filter) => !unmet.includes(filter));
  const isNamed = met.some(({ kind, value, isAbsent }) => kind !== 'RESUMES' && value !== '' && !isAbsent);
  return unmet.length > 0 && isNamed ? { ...reading, filters: met } : null;
}

async function answerNothing(reading: Interpretation, answering: Answering): Promise<EngineAnswer> {
  const { index } = answering;
  const rest = findMetRest(reading, answering);
  const near = rest ? findResumes(rest, index).slice(0, MOST_NEAR) : [];
  const unclear = near.map((one): Found => ({ ...one, verdict: 'UNCLEAR' }));
  const stranger = reading.filters.find(({ kind }) => kind === 'PERSON');
  const sought = soughtIn(reading);
  const answer = stranger
    ? `No resume here is for '${stranger.value}'.`
    : `Not found in ${whereIn(reading)}: ${sought === '' ? 'what was asked' : sought}.${unmetIn(reading, answering)}${listKnownPlaces(reading.filters, index)}`;
  return toAnswer(reading, answering, {
    notFound: true,
    answer: rest && near.length > 0 ? `${answer} ${sayNear(near.length, rest)}` : answer,
    ...(near.length > 0 && {
      unclear: near.length,
      total: near.length,
      rows: await buildRows(unclear, reading, answering),
    }),
    notes: writeListNotes(reading, [], index),
    suggestions: await suggestionsForNothing(reading, answering),
  });
}
