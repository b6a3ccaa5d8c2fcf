/**
 * The invented people of the new questions. What their resumes state is the truth of every question; what a look omits,
 * such as job dates or the name, the truth omits as well.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { drawResume, lookAt } from './layouts/draw-resume.mjs';
import { monthsBetween } from './layouts/dates.mjs';
import { wordsIn } from './layouts/write-file.mjs';

/** One file per profession. A job has title, company, place, from, to and what was done; a school has degree, name and year. */
const FOLDER = new URL('people/', import.meta.url);

const written = readdirSync(FOLDER)
  .toSorted()
  .flatMap((file) =>
    JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')).map((one) => ({
      ...one,
      as: file.replace('.json', ''),
    })),
  );

const listed = (text, sign) => (text ? text.split(sign).map((one) => one.trim()) : []);

const ascii = (text) => text.normalize('NFD').replace(/\p{M}/gu, '');

/** Typical file names, taken in turn. */
const FILE_NAMES = [
  (name) => `${name.replaceAll(' ', '_')}_CV`,
  (name) => `${name.split(' ').at(-1)} ${name.split(' ')[0]} resume`,
  (name, { as }, index) => `application ${1200 + index} ${as}`,
  (name) => `CV-${name.replaceAll(' ', '-').toLowerCase()}`,
  (name, _person, index) => `document(${index})`,
];

function completed(person, index) {
  const key = ascii(person.name).toLowerCase().replaceAll(' ', '.');
  const { format } = lookAt(person);
  const chosen = FILE_NAMES[index % FILE_NAMES.length];
  return {
    ...person,
    key,
    tongue: person.tongue ?? 'en',
    mail: `${key}@mail.example`,
    file: person.file ?? `${chosen(ascii(person.name), person, index)}.${format}`,
    jobs: person.jobs.map(([title, company, place, from, to, did]) => ({
      title,
      company,
      place,
      from,
      to,
      did: listed(did, ';'),
    })),
    schools: person.schools.map(([degree, school, year]) => ({ degree, school, year })),
    skills: listed(person.skills, ','),
    languages: listed(person.languages, ',').map((one) => [
      one.split(' ')[0],
      one.split(' ').slice(1).join(' '),
    ]),
    certificates: listed(person.certificates, ';'),
    more: [...(person.notice ? [person.notice[0]] : []), ...(person.more ?? [])],
    noticeDays: person.notice?.[1],
  };
}

/** The words in a person's resume, and which facts they state. */
function withWords(person) {
  const resume = drawResume(person);
  const words = wordsIn(resume).toLowerCase();
  const states = (value) => value !== undefined && words.includes(String(value).toLowerCase());
  const hasDates = !['none', 'lengthOnly'].includes(lookAt(person).dates) && person.jobs.length > 0;
  return {
    ...person,
    resume,
    words,
    hasDates,
    mail: states(person.mail) ? person.mail : undefined,
    phone: states(person.phone) ? person.phone : undefined,
    computedYears: hasDates ? monthsWorked(person.jobs) / 12 : undefined,
  };
}

/** The months of all jobs, with overlaps counted once. */
function monthsWorked(jobs) {
  const months = new Set();
  for (const { from, to } of jobs) {
    const [year, month] = from.split('-').map(Number);
    for (let more = 0; more < monthsBetween([from, to]); more += 1) months.add(year * 12 + month + more);
  }
  return months.size;
}

export const PEOPLE = written.map(completed).map(withWords);

/** Finds a person by part of the name; refuses a part that matches none or two. */
export function person(part) {
  const found = PEOPLE.filter(({ name }) => name.includes(part));
  if (found.length !== 1) throw new Error(`${found.length} people are called ${part}`);
  return found[0];
}

const looks = PEOPLE.map(({ look }) => look);
const shared = looks.filter((look, index) => looks.indexOf(look) !== index);
if (shared.length > 0) throw new Error(`Two people have one look: ${shared.join(', ')}`);
