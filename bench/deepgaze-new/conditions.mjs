/**
 * A question's condition on a person, as a function that returns true, false, or undefined if the resume is ambiguous:
 * a word mentioned but not listed, a profession in another language, a similar number of years.
 */

const plain = (text) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();

const contains = (text, words) => ` ${plain(text)} `.includes(` ${plain(words)} `);

/** True if one of the values contains these words, undefined if only the rest of the resume does, otherwise false. */
function oneHas(values, words, person) {
  if (values.some((value) => contains(value, words))) return true;
  return contains(person.words, words) ? undefined : false;
}

/** Omits what is not on the drawn page, such as a title that the look leaves out. */
const drawn = (person, values) => values.filter((value) => contains(person.words, value));

export const skill = (words) => (person) => oneHas(person.skills, words, person);
export const worked = (words) => (person) =>
  oneHas(
    person.jobs.map(({ company }) => company),
    words,
    person,
  );
export const studied = (words) => (person) =>
  oneHas(
    person.schools.map(({ school }) => school),
    words,
    person,
  );
export const holds = (words) => (person) =>
  oneHas(
    person.schools.map(({ degree }) => degree),
    words,
    person,
  );
export const certified = (words) => (person) => oneHas(person.certificates, words, person);
export const lives = (words) => (person) => oneHas([person.place], words, person);

export const titled = (words) => (person) =>
  oneHas(
    [
      person.head,
      ...drawn(
        person,
        person.jobs.map(({ title }) => title),
      ),
    ],
    words,
    person,
  );

/** Titles of current jobs. */
export const now = (words) => (person) =>
  oneHas(
    person.jobs.filter(({ to }) => to === '').map(({ title }) => title),
    words,
    person,
  );

/** The terms for each profession in titles that everyone would recognize. */
const CALLED = {
  nurse: /nurse\b/,
  pharmacist: /pharmacist/,
  teacher: /teacher/,
  researcher: /researcher/,
  welder: /welder/,
  chef: /\bchef\b/,
  warehouse: /warehouse/,
  electrician: /electrician/,
  accountant: /account(ant|s)\b/,
  lawyer: /lawyer|solicitor|advocate|counsel/,
  sales: /sales/,
  marketing: /marketing/,
  hr: /\bhr\b/,
  mechanical: /mechanical/,
  data: /data engineer/,
  developer: /developer|software engineer/,
};

/** True if someone has one of these professions; undefined if a title uses other words or another language. */
export function is(...professions) {
  return (person) => {
    const titles = [
      person.head,
      ...drawn(
        person,
        person.jobs.map(({ title }) => title),
      ),
    ]
      .join('; ')
      .toLowerCase();
    const isCalled = professions.some((one) => CALLED[one].test(titles));
    const isOne = professions.includes(person.as);
    return isCalled === isOne ? isOne : undefined;
  };
}

const TONGUES = {
  English: ['English', 'Anglais', 'Englisch', 'Inglés', 'Inglês'],
  German: ['German', 'Deutsch', 'Alemán'],
  French: ['French', 'Français', 'Francés'],
  Spanish: ['Spanish', 'Espagnol', 'Español', 'Espanhol'],
  Portuguese: ['Portuguese', 'Português'],
};

/** A basic level is ambiguous; so is a language's name in another language. */
export function speaks(tongue) {
  return (person) => {
    const names = TONGUES[tongue] ?? [tongue];
    const found = person.languages.find(([own]) => names.includes(own));
    if (!found) return contains(person.words, tongue) ? undefined : false;
    return person.tongue === 'en' && !/basic|A1|A2/.test(found[1]) ? true : undefined;
  };
}

/** Years as stated in the resume, or counted from its dates; ambiguous if the two disagree. */
export function years(least, most = Infinity) {
  return (person) => {
    const said = [person.years, person.computedYears].filter((one) => one !== undefined);
    if (said.length === 0) return person.jobs.length === 0 ? false : undefined;
    const fits = said.map((one) => one >= least && one <= most);
    return fits.every((one) => one === fits[0]) ? fits[0] : undefined;
  };
}

/** A notice period of at most this many days. */
export const notice =
  (most, least = 0) =>
  ({ noticeDays }) =>
    noticeDays === undefined ? false : noticeDays <= most && noticeDays >= least;

/** True if the resume mentions none of these words. */
export const without =
  (...words) =>
  (person) =>
    !words.some((one) => contains(person.words, one));

export function all(...conditions) {
  return (person) => {
    const each = conditions.map((one) => one(person));
    if (each.includes(false)) return false;
    return each.includes(undefined) ? undefined : true;
  };
}

export function any(...conditions) {
  return (person) => {
    const each = conditions.map((one) => one(person));
    if (each.includes(true)) return true;
    return each.includes(undefined) ? undefined : false;
  };
}

/** The negation of a condition; ambiguous if the resume mentions it. */
export function no(condition) {
  return (person) => {
    const has = condition(person);
    return has === undefined ? undefined : !has;
  };
}

export const everyone = () => true;
