/** The people a question means, as short names, selected by their data. */
import { toText } from './make-resumes.mjs';
import { PEOPLE } from './people.mjs';

/** The short names of everyone who meets the condition. */
export const everyoneWho = (holds) => PEOPLE.filter(holds).map(({ key }) => key);

export const everyone = everyoneWho(() => true);

const same = (one, other) => one.toLowerCase() === other.toLowerCase();

/** Those who list all of these skills. */
export const skilled = (...skills) =>
  everyoneWho((person) => skills.every((skill) => person.skills.some((own) => same(own, skill))));

/** Those who list at least one of these skills. */
export const skilledInAny = (...skills) =>
  everyoneWho((person) => skills.some((skill) => person.skills.some((own) => same(own, skill))));

const texts = new Map(PEOPLE.map((person) => [person.key, toText(person)]));

/** Those whose resume contains the words anywhere. */
export const mentioning = (words) => everyone.filter((key) => words.test(texts.get(key)));

export const mentioningJava = mentioning(/\bjava\b/i);
export const mentioningPython = mentioning(/\bpython\b/i);

export const livingIn = (...cities) => everyoneWho(({ city }) => cities.includes(city));

export const inCountry = (name) => everyoneWho(({ country }) => country === name);

/** Those with a current or former employer of this name. */
export const workedAt = (name) => everyoneWho(({ jobs }) => jobs.some(({ company }) => name.test(company)));

/** Those who currently work at an employer of this name. */
export const workingAt = (name) =>
  everyoneWho(({ jobs }) => jobs.some(({ company, to }) => name.test(company) && to === 'now'));

export const withDegree = (name) =>
  everyoneWho(({ education }) => education.some(({ degree }) => name.test(degree)));

/** Those with this title, now or in an earlier job. */
export const titled = (name) =>
  everyoneWho((person) => name.test(person.title) || person.jobs.some(({ title }) => name.test(title)));

/** Those whose stated years of experience match. */
export const withYears = (holds) => everyoneWho(({ years }) => years > 0 && holds(years));

/** Those whose notice period in days matches. */
export const withNotice = (holds) =>
  everyoneWho(({ noticeDays }) => noticeDays !== undefined && holds(noticeDays));

/** Those with a degree from a matching year. */
export const graduated = (holds) =>
  everyoneWho(({ education }) => education.some(({ year }) => year !== undefined && holds(year)));

/** Those in all of these groups. */
export const both = (...groups) => groups.reduce((left, group) => left.filter((key) => group.includes(key)));

/** Those in at least one of these groups. */
export const either = (...groups) => [...new Set(groups.flat())];

/** Those in the first group and not in the second. */
export const without = (group, others) => group.filter((key) => !others.includes(key));
