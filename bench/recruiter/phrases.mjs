/** Shared wording: dates as people write them, and sentences about a person. */
import { heading, line, point, section } from './blocks.mjs';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** The current month, up to which the product counts an ongoing job. */
const THIS_MONTH = new Date().toISOString().slice(0, 'yyyy-mm'.length);

const getYear = (date) => Number(date.slice(0, 4));
const getMonth = (date) => Number(date.slice(5));

/** `Mar 2021`. Dates are `2021-03`, or `now`. */
export const shortMonth = (date, now = 'Present') =>
  date === 'now' ? now : `${MONTHS[getMonth(date) - 1].slice(0, 3)} ${getYear(date)}`;

/** `March 2021`. */
export const longMonth = (date, now = 'Present') =>
  date === 'now' ? now : `${MONTHS[getMonth(date) - 1]} ${getYear(date)}`;

/** `03/2021`. */
export const numbers = (date, now = 'CURRENT') =>
  date === 'now' ? now : `${date.slice(5)}/${date.slice(0, 4)}`;

/** `2021`. */
export const yearAlone = (date) => (date === 'now' ? 'now' : date.slice(0, 4));

/** Months since the year 0. */
export function monthNumber(date) {
  const month = date === 'now' ? THIS_MONTH : date;
  return getYear(month) * 12 + getMonth(month);
}

/** `4 years 2 months`, both end months included. */
export function howLong(from, to) {
  const months = monthNumber(to) - monthNumber(from) + 1;
  return `${Math.floor(months / 12)} years ${months % 12} months`;
}

export const writtenName = (person) => person.writtenName ?? person.name;

export const getPlace = ({ city, state, country }) => (city ? `${city}, ${state ?? country}` : undefined);

/** Email, phone, place and links, if present. */
export const getContact = (person) =>
  [person.email, person.phone, getPlace(person), ...person.links].filter(Boolean);

/** What was done in a job, with a capital first letter each. */
export const getDid = (job) => job.did.map((what) => what[0].toUpperCase() + what.slice(1));

export const listPoints = (job) => getDid(job).map(point);

/** A skill, with its years if the person states them. */
export const getSkill = (person, skill) =>
  person.skillYears?.[skill] ? `${skill} (${person.skillYears[skill]} years)` : skill;

export const listSkills = (person) => person.skills.map((skill) => getSkill(person, skill));

/** People with odd numbers write a notice of whole months in months; otherwise it is in days. */
export function noticeWords({ noticeDays, number }) {
  if (noticeDays < 30 || noticeDays % 30 !== 0 || number % 2 === 0) return `${noticeDays} days`;
  return noticeDays === 30 ? '1 month' : `${noticeDays / 30} months`;
}

/** The line about the notice period, if any. */
export function getNotice(person) {
  if (person.noticeWords) return [person.noticeWords];
  return person.noticeDays === undefined ? [] : [`Notice period: ${noticeWords(person)}`];
}

/** What someone is and for how long, in one of four styles. */
export function getSummary({ title, years, jobs, number }) {
  if (!years) return `${title} looking for the next challenge.`;
  const ways = [
    `${title} with ${years}+ years of experience.`,
    `${title}, ${years} years of experience across ${jobs.length} employers.`,
    `Results driven ${title.toLowerCase()} having ${years} yrs of total experience.`,
    `Over ${years} years' experience as a ${title.toLowerCase()}.`,
  ];
  return ways[number % ways.length];
}

export const listCertificates = (person) => section('Certifications', person.certificates.map(point));

/** A heading with one line for all languages. */
export const listLanguages = (person) =>
  person.languages.length > 0 ? [heading('Languages'), line(person.languages.join(', '))] : [];

/** The usual end of a resume: certificates, languages, notice, pay, and the reason for a break. */
export const getEnding = (person) => [
  ...listCertificates(person),
  ...listLanguages(person),
  ...section('Availability', getNotice(person).map(line)),
  ...[person.salary, person.gap].filter(Boolean).map(line),
];
