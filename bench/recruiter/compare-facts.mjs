/** Compares the facts read from a resume with the truth about its person, kind by kind. */
import { monthNumber } from './phrases.mjs';
import { plain } from '../layouts/compare-values.mjs';

const PHONE_TAIL = 9;
const YEARS_APART = 0.6;
const MONTHS = 12;

const bare = (text) =>
  plain(text)
    .normalize('NFKD')
    .replace(/[\p{M}@]/gu, '')
    .trim();

const isSame = (one, other) => bare(one) === bare(other);

const isIn = (part, whole) => bare(whole).includes(bare(part)) && bare(part).length > bare(whole).length / 2;

/** True if they are the same, or one is more than half of the other. */
const isAlike = (one, other) => isSame(one, other) || isIn(one, other) || isIn(other, one);

const isSameNumber = (one, other) =>
  one.replace(/\D/g, '').slice(-PHONE_TAIL) === other.replace(/\D/g, '').slice(-PHONE_TAIL);

/** Degrees are written in many ways; a shared word or the same first letters suffice. */
function isSameDegree(one, other) {
  const words = bare(other).split(' ');
  const start = (text) => bare(text).replaceAll(' ', '').slice(0, 3);
  return (
    bare(one)
      .split(' ')
      .some((word) => words.includes(word)) || start(one) === start(other)
  );
}

/** The values that are present, as text; the API uses null or an empty value for none. */
const given = (...values) =>
  values.filter((value) => value !== null && value !== undefined && value !== '').map(String);

/** For each kind: the truth's values, the values read, and when two match. */
const KINDS = {
  name: [({ name }) => given(name), ({ resume }) => given(resume.candidateName), isSame],
  mail: [({ email }) => given(email), ({ resume }) => given(resume.email), isSame],
  phone: [({ phone }) => given(phone), ({ resume }) => given(resume.phone), isSameNumber],
  place: [
    ({ city }) => given(city),
    ({ of }) => of('LOCATION'),
    (city, place) => bare(place).includes(bare(city)),
  ],
  employer: [({ jobs }) => jobs.map(({ company }) => company), ({ of }) => of('COMPANY'), isAlike],
  title: [
    ({ jobs }) => jobs.map(({ title }) => title),
    ({ of }, person) => listTitles(of('TITLE'), person),
    isAlike,
  ],
  school: [({ education }) => education.map(({ college }) => college), ({ of }) => of('COLLEGE'), isAlike],
  degree: [({ education }) => education.map(({ degree }) => degree), ({ of }) => of('DEGREE'), isSameDegree],
  'degree year': [
    ({ education }) => education.flatMap(({ year }) => given(year)),
    ({ of }) => of('GRADUATION_YEAR').map((value) => /\d{4}/.exec(value)?.[0] ?? value),
    isSame,
  ],
  skill: [({ skills }) => skills, ({ of }) => of('SKILL'), isSame],
  'years stated': [({ years }) => given(years), ({ resume }) => given(resume.statedYears), isSame],
  'years computed': [
    (person) => given(countYears(person)?.toFixed(1)),
    ({ resume }) => given(resume.computedYears),
    (one, other) => Math.abs(one - other) <= YEARS_APART,
  ],
  notice: [({ noticeDays }) => given(noticeDays), ({ resume }) => given(resume.noticePeriodDays), isSame],
  'last employer': [({ jobs }) => given(jobs[0]?.company), ({ resume }) => given(resume.lastCompany), isSame],
};

/** The headline above the jobs is not a job title. */
const listTitles = (titles, { title, jobs }) =>
  titles.filter((one) => !bare(title).includes(bare(one)) || jobs.some((job) => isSame(job.title, one)));

/** The years with a job, overlaps counted once. */
function countYears({ jobs }) {
  const dated = jobs.filter(({ from }) => from);
  if (dated.length === 0) return undefined;
  const months = new Set();
  for (const { from, to } of dated) {
    for (let month = monthNumber(from); month <= monthNumber(to); month += 1) months.add(month);
  }
  return months.size / MONTHS;
}

/** Per kind: the number of values, the misses and the extras. `read` is `{resume, facts}` as returned by the API. */
export function compareFacts(person, { resume, facts }) {
  const of = (kind) => [...new Set(facts.filter((fact) => fact.kind === kind).map(({ value }) => value))];
  return Object.entries(KINDS).map(([kind, [stated, read, same]]) => {
    const [truths, values] = [stated(person), read({ resume, of }, person)];
    return {
      kind,
      stated: truths.length,
      missed: truths.filter((truth) => !values.some((value) => same(truth, value))),
      extra: values.filter((value) => !truths.some((truth) => same(truth, value))),
    };
  });
}
