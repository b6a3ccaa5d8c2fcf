/** The part of the evaluation with invented people's resumes: files, questions and gold answers. */
import { drawResume, lookAt } from './layouts/draw-resume.mjs';
import { writeFile } from './layouts/write-file.mjs';
import { PEOPLE, person } from './people.mjs';
import { ABSENT } from './questions/absent.mjs';
import { CONVERSATIONS, PERSON_CONVERSATIONS } from './questions/conversations.mjs';
import { COMPARISONS, COUNTS, ORDERS } from './questions/counts-and-orders.mjs';
import { FIELDS, TYPED_FIELDS } from './questions/one-person.mjs';
import { PASTED_JOBS } from './questions/pasted-jobs.mjs';
import { RANKINGS } from './questions/rankings.mjs';
import { FINER_SETS, SETS } from './questions/sets.mjs';
import { TYPED } from './questions/typed.mjs';
import { everyone, is } from './conditions.mjs';

const COLLECTION = 'invented';

/** `{name, isOpen, collections, questions, gold}`, as described in `deepgaze-eval/parts.mjs`. */
export async function newPart() {
  const files = await Promise.all(
    PEOPLE.map(async (one) => ({
      name: one.file,
      content: await writeFile(lookAt(one).format, drawResume(one)),
    })),
  );
  const asked = allQuestions().map((one, index) => ({
    ...one,
    qid: `new-${String(index + 1).padStart(3, '0')}`,
  }));
  const questions = asked.map(({ qid, type, question, startsConversation }) => ({
    qid,
    type,
    question,
    startsConversation,
    collection: COLLECTION,
  }));
  const gold = asked.map(({ qid, type, right }) => ({ qid, type, collection: COLLECTION, ...right }));
  return { name: 'new', isOpen: true, collections: [{ name: COLLECTION, files }], questions, gold };
}

/** Every question `{type, question, startsConversation, right}`, with each conversation in order. */
function allQuestions() {
  return [
    ...inTypes({ ...SETS, ...FINER_SETS, ...TYPED }, (condition) => rightSet(condition)),
    ...inTypes({ ...FIELDS, ...TYPED_FIELDS }, rightFields),
    ...inTypes(COUNTS, rightCount),
    ...inTypes(RANKINGS, rightRanking),
    ...inTypes(ORDERS, rightOrder),
    ...COMPARISONS.map(([question, winner, loser]) => ({
      type: 'compare.years',
      question,
      startsConversation: true,
      right: { winner: person(winner).name, loser: person(loser).name },
    })),
    ...Object.entries(ABSENT).flatMap(([type, questions]) =>
      questions.map((question) => ({ type, question, startsConversation: true, right: { notFound: true } })),
    ),
    ...PASTED_JOBS.map(([question, condition, profession]) => ({
      type: 'rank.job',
      question,
      startsConversation: true,
      right: { ...rightSet(condition), ...rightRanking(is(profession), condition) },
    })),
    ...inConversation(CONVERSATIONS, 'set.conversation', rightSet),
    ...inConversation(PERSON_CONVERSATIONS, 'field.conversation', rightFields),
  ];
}

const inTypes = (all, right) =>
  Object.entries(all).flatMap(([type, questions]) =>
    questions.map(([question, ...rest]) => ({
      type,
      question,
      startsConversation: true,
      right: right(...rest),
    })),
  );

const inConversation = (conversations, type, right) =>
  conversations.flatMap((questions) =>
    questions.map(([question, ...rest], index) => ({
      type,
      question,
      startsConversation: index === 0,
      right: right(...rest),
    })),
  );

const filesWhere = (condition, verdict) =>
  PEOPLE.filter((one) => condition(one) === verdict).map(({ file }) => file);

function rightSet(condition) {
  const positives = filesWhere(condition, true);
  if (positives.length === 0) throw new Error(`No resume meets ${condition}`);
  return { positives, ignore: filesWhere(condition, undefined) };
}

function rightCount(condition) {
  const { positives, ignore } = rightSet(condition);
  return { positives, ignore, low: positives.length, high: positives.length + ignore.length };
}

/** The people looked for; those who only may be meant, or share the profession, get less gain. */
function rightRanking(wide, narrow = wide) {
  const gain = (one) => (narrow(one) === true ? 2 : Number(wide(one) !== false));
  return {
    rel: Object.fromEntries(PEOPLE.map((one) => [one.file, gain(one)]).filter(([, value]) => value > 0)),
  };
}

/**
 * The first `count` in order, with decreasing gain and equal gain for equal values. Everyone who meets the condition is
 * in `positives`: a row about anyone else is false.
 */
function rightOrder(value, count, condition = everyone, isLeastFirst = false) {
  const sign = isLeastFirst ? 1 : -1;
  const known = PEOPLE.filter((one) => condition(one) === true && value(one) !== undefined);
  const ordered = known.toSorted((one, other) => sign * (value(one) - value(other)));
  const values = [...new Set(ordered.map(value))];
  const last = value(ordered[Math.min(count, ordered.length) - 1]);
  const first = ordered.slice(0, ordered.findLastIndex((one) => value(one) === last) + 1);
  const places = values.indexOf(last) + 1;
  const gain = (one) => (places - values.indexOf(value(one))) * (2 / places);
  return { ...rightSet(condition), rel: Object.fromEntries(first.map((one) => [one.file, gain(one)])) };
}

const VALUES = {
  mail: ({ mail }) => [mail],
  phone: ({ phone }) => [phone],
  place: ({ place }) => [place.split(',')[0]],
  companies: ({ jobs }) => jobs.map(({ company }) => company),
  companyNow: ({ jobs }) => jobs.filter(({ to }) => to === '').map(({ company }) => company),
  titles: ({ jobs }) => jobs.map(({ title }) => title),
  titleNow: ({ jobs }) => jobs.filter(({ to }) => to === '').map(({ title }) => title),
  schools: ({ schools }) => schools.map(({ school }) => school),
  degrees: ({ schools }) => schools.map(({ degree }) => degree),
  skills: ({ skills }) => skills,
  tongues: ({ languages }) => languages.map(([tongue]) => tongue),
  certificates: ({ certificates }) => certificates,
  notice: ({ notice }) => [/\d+ \w+|one month|three months|[Ii]mmediate\w*/.exec(notice[0])[0]],
  years: ({ years }) => [String(years)],
};

/** Values acceptable in addition to the requested ones, such as the headline for titles. */
const ALSO = { titles: ({ head }) => [head], titleNow: ({ head }) => [head], place: ({ place }) => [place] };

function rightFields(part, fields) {
  const whose = person(part);
  const values = [...new Set(fields.flatMap((field) => VALUES[field](whose)))];
  if (values.includes(undefined)) throw new Error(`${whose.name} does not state ${fields}`);
  return { resume: whose.file, values, alt: fields.flatMap((field) => ALSO[field]?.(whose) ?? []) };
}
