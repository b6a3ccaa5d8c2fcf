import { isOfYears, roundBoundText, yearsOfJobText } from '@slotwise/contract/deepgaze/questions.rules';
import type {
  AskedField,
  Filter,
  FilterKind,
  Interpretation,
} from '@slotwise/contract/deepgaze/questions.schema';
import { findFieldOfStudy } from '../../resume-facts/lexicon/fields-of-study.ts';
import { isContact } from '../linking/known-entities.ts';
import { toSingular } from '../linking/spell-title.ts';
import { isBounded, isOfCareer } from '../plan/query-plan.ts';
import { FIELDS } from './field-names.ts';

/** '1 year', '7.5 years', and 'less than 1 year', which resumes state as 0. */
export const yearsInWords = (years: number): string =>
  years < 1 ? 'less than 1 year' : `${years} ${years === 1 ? 'year' : 'years'}`;

/** '1 resume', '3 resumes'. */
export const countResumes = (count: number) => `${count} ${count === 1 ? 'resume' : 'resumes'}`;
const verb = (count: number, one: string, many: string) => (count === 1 ? one : many);

/** The value of a condition in words; without one its kind, if that is what is missing or a kind of contact. */
export function nameValue({ kind, value, others = [], isAbsent }: Filter): string {
  if (value !== '') return [value, ...others].join(' or ');
  return isAbsent || isContact(kind) ? (FIELDS[kind as AskedField]?.one ?? '') : '';
}

/** The bounds of a condition with their unit, 'at most 30 days', or only the unit without bounds. */
function numberIn(filter: Filter): string {
  const { kind, atLeast, atMost } = filter;
  const unit = UNITS[kind];
  const said = (kind !== 'NOTICE_PERIOD' && roundBoundText(filter)) || boundsIn(atLeast, atMost);
  if (unit === undefined) return said;
  const [number] = /\d?\.\d/.exec(said) ?? [];
  if (isOfCareer(filter) && Number(number) < 1)
    return `${said.replace(number ?? '', `${Math.round(Number(number) * 12)}`)} months`;
  return said === ''
    ? unit.many
    : `${said} ${/^(?:at most |less than |more than )?1$/.test(said) ? unit.one : unit.many}`;
}

function boundsIn(atLeast: number | undefined, atMost: number | undefined): string {
  if (atLeast !== undefined && atLeast === atMost) return `${atLeast}`;
  if (atLeast !== undefined && atMost !== undefined) return `${atLeast} to ${atMost}`;
  if (atLeast !== undefined) return `${atLeast} or more`;
  return atMost === undefined ? '' : `at most ${atMost}`;
}

const YEARS = { one: 'year', many: 'years' };
const UNITS: Partial<Record<FilterKind, { one: string; many: string }>> = {
  SKILL_YEARS: YEARS,
  YEARS,
  STAY: YEARS,
  GAP: YEARS,
  NOTICE_PERIOD: { one: 'day', many: 'days' },
};

function noticeIn(filter: Filter): string {
  if (filter.atMost === 0) return 'that they can begin at once';
  return filter.atLeast === undefined && filter.atMost === undefined
    ? 'a notice period'
    : `a notice period of ${roundBoundText(filter) || numberIn(filter)}`;
}

const timeIn = ({ isCurrent }: Filter) => (isCurrent === undefined ? '' : isCurrent ? 'present ' : 'former ');

const inYears = (filter: Filter): string => (isOfYears(filter) ? ` ${yearsOfJobText(filter)}` : '');

const stayIn = (number: string, { atMost }: Filter): string =>
  atMost === undefined ? `${number} at one employer` : `a job of ${number} that has ended`;

function graduationIn(number: string, { atLeast, atMost }: Filter): string {
  if (atLeast !== undefined && atMost === undefined) return `a graduation in ${atLeast} or later`;
  if (atMost !== undefined && atLeast === undefined) return `a graduation in ${atMost} or earlier`;
  return number === '' ? 'a year of graduation' : `a graduation in ${number}`;
}

/** 'A degree in law', 'the degree MBA'. */
function degreeIn(value: string): string {
  if (/^(?:bachelor|master|doctor)s?$/i.test(value)) return `a ${toSingular(value.toLowerCase())}'s degree`;
  return findFieldOfStudy(value) ? `a degree in ${value}` : `the degree ${value}`;
}

/** The question has a plural title, while a resume has 'nurse' for one person. */
const nameTitle = (filter: Filter): string =>
  nameValue({ ...filter, value: toSingular(filter.value), others: (filter.others ?? []).map(toSingular) });

type Saying = { value: string; number: string; filter: Filter; many: (one: string, many: string) => string };

/** What proved resumes have in common for a condition: 'list Infosys as employer'. */
const SAYINGS: Record<FilterKind, (saying: Saying) => string> = {
  COMPANY: ({ value, filter, many }) =>
    `${many('lists', 'list')} ${value} as ${timeIn(filter) ? `a ${timeIn(filter)}` : 'an '}employer${inYears(filter)}`,
  COLLEGE: ({ value, many }) => `${many('lists', 'list')} ${value} as a college`,
  DEGREE: ({ value, many }) => `${many('lists', 'list')} ${degreeIn(value)}`,
  LOCATION: ({ value, many }) => `${many('gives', 'give')} ${value} as the location`,
  TITLE: ({ filter, many }) =>
    `${many('lists', 'list')} '${nameTitle(filter)}' as a ${timeIn(filter)}job title${inYears(filter)}`,
  SKILL: ({ value, many }) =>
    `${many('lists', 'list')} ${value} as ${/ and /.test(value) ? 'skills' : 'a skill'}`,
  SKILL_YEARS: ({ value, number, many }) => `${many('states', 'state')} ${number} with ${value}`,
  YEARS: ({ number, many }) => `${many('states', 'state')} ${number} of experience`,
  GRADUATION_YEAR: ({ number, filter, many }) => `${many('lists', 'list')} ${graduationIn(number, filter)}`,
  NOTICE_PERIOD: ({ filter, many }) => `${many('states', 'state')} ${noticeIn(filter)}`,
  STAY: ({ number, filter, many }) => `${many('dates', 'date')} ${stayIn(number, filter)}`,
  GAP: ({ number, many }) => `${many('dates', 'date')} no job for ${number} between two others`,
  LANGUAGE: ({ value, number, many }) =>
    number === ''
      ? `${many('lists', 'list')} ${value} as a language`
      : `${many('states', 'state')} ${value} at ${number}`,
  CERTIFICATE: ({ value, many }) => `${many('lists', 'list')} ${value} as a certificate`,
  PERSON: ({ value, many }) => `${many('is', 'are')} for ${value}`,
  RESUMES: ({ value, many }) => `${many('is', 'are')} among ${value}`,
  TEXT: ({ value, many }) =>
    `${many('has', 'have')} the ${value.includes(' ') ? 'words' : 'word'} '${value}'`,
  EMAIL: ({ value, many }) => `${many('lists', 'list')} ${value}`,
  PHONE: ({ value, many }) => `${many('lists', 'list')} ${value}`,
  LINK: ({ value, many }) => `${many('lists', 'list')} ${value}`,
};

const saysFact = (filter: Filter, count: number) =>
  SAYINGS[filter.kind]({
    value: nameValue(filter),
    number: numberIn(filter),
    filter,
    many: (one, many) => verb(count, one, many),
  });

function saysAbsence(filter: Filter, count: number): string {
  const value = nameValue(filter);
  if (filter.kind === 'LOCATION') return `${verb(count, 'gives', 'give')} another location than ${value}`;
  if (filter.value === '') return `${verb(count, 'lists', 'list')} no ${value.replace(/^an? /, '')}`;
  return `${verb(count, 'does', 'do')} not ${isContact(filter.kind) ? 'state' : 'mention'} ${value}`;
}

const isAbsence = ({ isAbsent }: Filter) => isAbsent === true;

/** What the resumes of an answer have in common: 'list Java as a skill and give Pune as the place'. */
export function saysProved({ filters, join }: Interpretation, count: number): string {
  const said = join === 'ALL' ? mergeLists(filters) : filters;
  const clauses = said.map((filter) =>
    isAbsence(filter) ? saysAbsence(filter, count) : saysFact(filter, count),
  );
  return clauses.join(join === 'ANY' ? ' or ' : ' and ');
}

const isListed = ({ kind, others, isAbsent, ...filter }: Filter): boolean =>
  kind === 'SKILL' && !others && !isAbsent && !isBounded({ kind, ...filter });

/** Java and SQL are each listed as a skill. */
function mergeLists(filters: readonly Filter[]): Filter[] {
  const listed = filters.filter(isListed);
  const [first, ...more] = listed;
  if (!first || more.length === 0) return [...filters];
  const names = listed.map(({ value }) => value);
  const value = `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
  return filters.flatMap((filter) =>
    filter === first ? [{ ...filter, value }] : isListed(filter) ? [] : [filter],
  );
}

function thingIn(filter: Filter): string {
  if (isOfYears(filter)) return `${nameValue(filter)}${inYears(filter)}`;
  if (filter.kind === 'LANGUAGE') return [nameValue(filter), numberIn(filter)].filter(Boolean).join(' at ');
  if (filter.kind === 'STAY') return stayIn(numberIn(filter), filter);
  if (filter.kind === 'GAP') return `${numberIn(filter)} between two jobs`;
  const thing = filter.kind === 'YEARS' ? 'experience' : nameValue(filter);
  return [numberIn(filter), thing].filter((part) => part !== '').join(' of ');
}

/** The search in words: 'Infosys', 'Java and Pune'. */
export function soughtIn({ op, filters, join, words }: Interpretation): string {
  const own = filters.filter(({ kind }) => kind !== 'RESUMES');
  if (own.length === 0 && words === '') return filters.map(nameValue).join(' and ');
  const said = own.map((filter) => {
    const text = filter.kind === 'NOTICE_PERIOD' ? noticeIn(filter) : thingIn(filter);
    if (isAbsence(filter))
      return filter.kind === 'LOCATION' ? `another place than ${text}` : `no mention of ${text}`;
    return text;
  });
  if (op === 'RANK' && words !== '' && join !== 'MOST') said.unshift(`'${words}'`);
  return said.length === 0 ? words : said.join(join === 'ANY' ? ' or ' : ' and ');
}

/** The most names in a sentence; the rows have all of them. */
const SHOWN_NAMES = 5;

/** Names for a sentence: 'Asha, Ravi and 3 more'. */
export function nameList(names: readonly string[], total: number): string {
  const shown = names.filter((name) => name !== '').slice(0, SHOWN_NAMES);
  const more = total - shown.length;
  return more > 0 && shown.length > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ');
}

/** A text with each of its words in capitals: 'New York'. */
export const capital = (text: string) => text.replace(/(?<=^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());
