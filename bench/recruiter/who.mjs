/** Who a question means: short names of people, by what the data about them say. */
import { toText } from './make-resumes.mjs';
import { PEOPLE } from './people.mjs';

/** The short names of everyone this is true of. */
export const everyoneWho = (holds) => PEOPLE.filter(holds).map(({ key }) => key);

export const everyone = everyoneWho(() => true);

const same = (one, other) => one.toLowerCase() === other.toLowerCase();

/** Who lists all of these skills. */
export const skilled = (...skills) =>
  everyoneWho((person) => skills.every((skill) => person.skills.some((own) => same(own, skill))));

/** Who lists at least one of these skills. */
export const skilledInAny = (...skills) =>
  everyoneWho((person) => skills.some((skill) => person.skills.some((own) => same(own, skill))));

const texts = new Map(PEOPLE.map((person) => [person.key, toText(person)]));

/** Whose resume has such words anywhere. */
export const mentioning = (words) => everyone.filter((key) => words.test(texts.get(key)));

export const mentioningJava = mentioning(/\bjava\b/i);
export const mentioningPython = mentioning(/\bpython\b/i);

export const livingIn = (...cities) => everyoneWho(({ city }) => cities.includes(city));

export const inCountry = (name) => everyoneWho(({ country }) => country === name);

/** Who has or had an employer of this name. */
export const workedAt = (name) => everyoneWho(({ jobs }) => jobs.some(({ company }) => name.test(company)));

/** Whose employer of this name is today's. */
export const workingAt = (name) =>
  everyoneWho(({ jobs }) => jobs.some(({ company, to }) => name.test(company) && to === 'now'));

export const withDegree = (name) =>
  everyoneWho(({ education }) => education.some(({ degree }) => name.test(degree)));

/** Who is called so, today or in a job before. */
export const titled = (name) =>
  everyoneWho((person) => name.test(person.title) || person.jobs.some(({ title }) => name.test(title)));

/** Whose stated years of experience are such. */
export const withYears = (holds) => everyoneWho(({ years }) => years > 0 && holds(years));

/** Whose notice period is of such a number of days. */
export const withNotice = (holds) =>
  everyoneWho(({ noticeDays }) => noticeDays !== undefined && holds(noticeDays));

/** Who has a degree of such a year. */
export const graduated = (holds) =>
  everyoneWho(({ education }) => education.some(({ year }) => year !== undefined && holds(year)));

/** Who is in all of these groups. */
export const both = (...groups) => groups.reduce((left, group) => left.filter((key) => group.includes(key)));

/** Who is in at least one of these groups. */
export const either = (...groups) => [...new Set(groups.flat())];

/** Who is in the first group and not in the second. */
export const without = (group, others) => group.filter((key) => !others.includes(key));
