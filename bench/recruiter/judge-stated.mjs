/** Judges the values that an answer states about people. */
import { person } from './people.mjs';
import { noticeWords } from './phrases.mjs';
import { toKey, toKeys, listNames, partly, getReason, RIGHT, wrong } from './verdicts.mjs';

const NUMBER_TAIL = 8;
const DAYS_OF_MONTH = 30;

/** What a list has to show for someone, by column. */
const COLUMNS = {
  phone: ({ phone }) => phone?.replace(/\D/g, '').slice(-NUMBER_TAIL),
  email: ({ email }) => email,
  notice: (one) => one.noticeWords ?? noticeWords(one),
  company: ({ jobs }) => jobs[0].company,
  skill: ({ skills }) => skills[0],
  city: ({ city }) => city,
  degree: ({ education }) => education[0].degree,
  title: ({ jobs, title }) => jobs[0]?.title ?? title,
  years: ({ years }) => String(years),
};

/**
 * The values must be in the fields of these people's rows; in a quote or sentence only, they count as half an answer.
 */
export function judgeStated({ of, values }, { refused, rows, text }) {
  if (refused) return wrong('refused');
  const own = rows.filter((row) => of.includes(toKey(row)));
  const fields = own.map(listFields).join(' ');
  const said = [fields, ...own.flatMap(({ evidence }) => evidence.map(({ quote }) => quote)), text].join(' ');
  const missing = values.filter((value) => !includes(said, value));
  const others = listOthers(rows, of);
  if (missing.length > 0) return wrong(`does not state ${missing.join(', ')}`);
  if (others.length > 0) return aboutThem(others);
  return values.every((value) => includes(fields, value)) ? RIGHT : partly('in no field');
}

/** No one else may be in the answer; one extra person is half an answer. */
export function judgeAbout({ of }, { refused, rows }) {
  if (refused) return wrong('refused');
  return aboutThem(listOthers(rows, of));
}

/** All of them must be listed with their values, and no one else. */
export function judgeListed({ column, of, may }, { refused, rows }) {
  if (refused) return wrong('refused');
  const missed = of.filter((key) => !rows.some((row) => toKey(row) === key));
  const untrue = toKeys(rows, 'YES').filter((key) => !of.includes(key) && !may.includes(key));
  const without = rows
    .filter((row) => of.includes(toKey(row)))
    .filter((row) => {
      const value = COLUMNS[column](person(toKey(row)));
      return value && !includes(listFields(row), value);
    })
    .map(toKey);
  const why = getReason(Object.entries({ missed, untrue, 'no value for': without }));
  if (missed.length + untrue.length > 0 || without.length > of.length / 3) return wrong(why);
  return without.length > 0 ? partly(why) : RIGHT;
}

/** The verdict on an answer that also contains these other people. */
function aboutThem(others) {
  if (others.length === 0) return RIGHT;
  const why = `also ${listNames(others)}`;
  return others.length === 1 ? partly(why) : wrong(why);
}

const listOthers = (rows, of) => toKeys(rows, 'YES', 'UNCLEAR').filter((key) => !of.includes(key));

const listFields = ({ fields }) => Object.values(fields).flat().join(' ');

/** True if a text states a value, in words or in the digits of a number, however grouped. */
function includes(text, value) {
  const whole = inDaysToo(text);
  if (plain(whole).includes(plain(value))) return true;
  const digits = value.replace(/\D/g, '');
  return digits.length > 4 && whole.replace(/\D/g, '').includes(digits);
}

const plain = (text) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#@.]+/gu, ' ');

/** Treats two months as sixty days, whichever the answer uses. */
const inDaysToo = (text) =>
  text
    .replace(/(\d+) months?/gi, (months, count) => `${months} ${count * DAYS_OF_MONTH} days`)
    .replace(/\b(30|60|90) days?/gi, (days, count) => {
      const months = count / DAYS_OF_MONTH;
      return `${days} ${months} month ${months} months`;
    });
