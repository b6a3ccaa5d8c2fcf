/** Judges claims about the invented people, whose truth is known: 'right', 'false', or 'open' if ambiguous. */
import { PEOPLE } from './people.mjs';

const YEARS_APART = 0.6;
const SAME = 0.6;

const plain = (text) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#@]+/gu, ' ')
    .trim();

/** Judges a claim by its question's right answer. */
export function judgeClaim({ kind, row, asked, text }, right) {
  const whose = PEOPLE.find(({ file }) => file === row.fileName);
  if (kind === 'YES') return judgeYes({ row, op: asked.data.interpretation.op, whose }, right);
  if (kind === 'NO') return right.positives?.includes(row.fileName) ? 'false' : 'right';
  return judgeNotStated({ row, whose, text }, right);
}

/** A YES is false if one of its values is, or if the resume does not meet the question. */
function judgeYes({ row, op, whose }, right) {
  const isOnlyNow = right.type.endsWith('.now') && op === 'FIELD';
  const isTrue = ([field, values]) =>
    values.every((value) =>
      isOnlyNow ? isLike(value, [...right.values, ...right.alt]) : isTrueClaim(whose, field, value),
    );
  if (!Object.entries(row.fields).every(isTrue)) return 'false';
  if (right.notFound) return op === 'CARD' ? 'right' : 'false';
  if (right.resume) return row.fileName === right.resume ? 'right' : 'false';
  if (right.positives) return membership(row.fileName, right);
  return right.type === 'rank.category' || right.type === 'rank.paraphrase'
    ? gained(right.rel[row.fileName])
    : 'right';
}

function membership(file, { positives, ignore }) {
  if (positives.includes(file)) return 'right';
  return ignore.includes(file) ? 'open' : 'false';
}

function gained(gain) {
  if (gain === undefined) return 'false';
  return gain === 2 ? 'right' : 'open';
}

const STATES = {
  EMAIL: ({ mail }) => [mail],
  PHONE: ({ phone }) => [phone],
  LOCATION: ({ place }) => [place],
  COMPANY: ({ jobs }) => jobs.map(({ company }) => company),
  TITLE: ({ jobs, head }) => [head, ...jobs.map(({ title }) => title)],
  COLLEGE: ({ schools }) => schools.map(({ school }) => school),
  DEGREE: ({ schools }) => schools.map(({ degree }) => degree),
  GRADUATION_YEAR: ({ schools }) => schools.map(({ year }) => year),
  SKILL: ({ skills }) => skills,
  LANGUAGE: ({ languages }) => languages.map(([tongue]) => tongue),
  CERTIFICATE: ({ certificates }) => certificates,
  NOTICE_PERIOD: ({ notice }) => [notice?.[0]],
  PERSON: ({ name }) => [name],
};

function isTrueClaim(whose, field, value) {
  if (field === 'YEARS') return areTrueYears(whose, value);
  const stated = STATES[field]?.(whose).filter(Boolean);
  if (!stated) return true;
  return isLike(value, stated) || (field === 'CERTIFICATE' && isLike(value, whose.skills));
}

const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Checks years that are stated or quoted, and those counted from dates, which only the look may hide. */
function areTrueYears({ years, computedYears }, value) {
  const [word] = /\d+(?:\.\d+)?|[a-z]+/i.exec(value) ?? [];
  const number = NUMBERS.includes(word?.toLowerCase()) ? NUMBERS.indexOf(word.toLowerCase()) : Number(word);
  if (!value.includes('added up')) return number === years;
  return computedYears !== undefined && Math.abs(number - computedYears) <= YEARS_APART;
}

/** True if a value matches one of these: one contains the other, or most of their words are the same. */
function isLike(value, stated) {
  const found = plain(value);
  return stated.some((one) => {
    const own = plain(one);
    if (` ${found} `.includes(` ${own} `) || ` ${own} `.includes(` ${found} `)) return found !== '';
    const [first, second] = [found.split(' '), own.split(' ')];
    const shared = first.filter((word) => second.includes(word)).length;
    return (2 * shared) / (first.length + second.length) >= SAME;
  });
}

/** What a note may call missing, with a test for whether the person states it. */
const MISSING = [
  [/notice period/i, ({ noticeDays }) => noticeDays !== undefined],
  [/years (?:of experience|with)/i, ({ years }) => years !== undefined],
  [/employer/i, ({ jobs }) => jobs.length > 0],
  [/job title/i, ({ jobs }) => jobs.length > 0],
  [/email/i, ({ mail }) => mail !== undefined],
  [/certificate/i, ({ certificates }) => certificates.length > 0],
  [/language/i, ({ languages }) => languages.length > 0],
  [/degree|college/i, ({ schools }) => schools.length > 0],
  [/skill/i, ({ skills }) => skills.length > 0],
];

const WORDS_MISSING = /(?:says nothing of|does not mention) ([^.;]+)|searched: ([^.;]+?) is not stated/gi;

/** '5 years of React' may mean all of someone's years, or only those with React. */
const YEARS_OF_SOMETHING = /years of (?!experience|practice)/;

function judgeNotStated({ row, whose, text }, right) {
  if (right.resume === row.fileName) return 'false';
  if (/years of experience/.test(row.note) && YEARS_OF_SOMETHING.test(whose.about)) return 'open';
  const sentences = row.note.split(/(?<=[.;])\s/);
  const isFalse = sentences.some((sentence) => {
    const words = [...sentence.matchAll(WORDS_MISSING)].map(([, one, other]) => plain(one ?? other));
    if (words.some((one) => ` ${plain(text)} `.includes(` ${one.replace(/s$/, '')} `))) return true;
    if (words.length > 0) return false;
    return (
      /no|none|not/i.test(sentence) &&
      MISSING.some(([pattern, states]) => pattern.test(sentence) && states(whose))
    );
  });
  return isFalse ? 'false' : 'right';
}

/** True if a row shows the person's name, or the file's. */
export function isNamedRight({ candidateName, fileName }) {
  const { name } = PEOPLE.find(({ file }) => file === fileName);
  const known = `${plain(name)} ${plain(fileName)}`.split(' ');
  return plain(candidateName)
    .split(' ')
    .every((word) => known.includes(word));
}

/** True if an answer says that nothing was found although there is something. */
export const isWronglyEmpty = ({ data }, right) =>
  data.notFound &&
  data.matched === 0 &&
  !right.notFound &&
  (right.positives ?? right.values ?? right.rel) !== undefined;
