import { roundBoundText, yearsOfJobText } from '@slotwise/contract/deepgaze/questions.rules';
import type {
  Answer,
  AskedQuestion,
  Filter,
  FilterKind,
  Interpretation,
} from '@slotwise/contract/deepgaze/questions.schema';
import type { Resume } from '@slotwise/contract/deepgaze/resumes.schema';
import { language } from '@slotwise/contract/language';
import { yearsText } from '../deepgaze-words.model.ts';
import { ASKING } from './conversation.texts.ts';
import { FIELD_WORDS, FILTER_WORDS } from '../words.texts.ts';

function searchedText({ examined, readable, waiting, interpretation: { further } }: Answer): string {
  if (further?.among !== undefined) return ASKING.searchedAmong({ count: further.among });
  const count = readable + waiting;
  return examined === count ? ASKING.searchedAll({ count }) : ASKING.searchedSome({ examined, count });
}

/** 'Searched 312 of 500 resumes. 4 files could not be read. 184 are still to be read', or were, if they have been read since. */
export function coverageText(answer: Answer, isReadSince: boolean): string {
  const { unreadable, waiting } = answer;
  const unread = unreadable > 0 && ASKING.unread({ count: unreadable });
  const later = waiting > 0 && ASKING.later({ isReadSince: String(isReadSince), count: waiting });
  return [searchedText(answer), unread, later].filter(Boolean).join(' ');
}

/** Whether a question ranks by words; otherwise they only break ties among its conditions. */
export const ranksByWords = ({ op, filters }: Pick<Interpretation, 'op' | 'filters'>): boolean =>
  op === 'RANK' || filters.length === 0;

/**
 * The reading with other conditions, no longer a follow-up to an earlier answer. The tie-break words are rebuilt from
 * them, else the old ones would still count.
 */
export function withFilters(before: Interpretation, filters: Filter[]): Interpretation {
  const reading = { ...before };
  delete reading.further;
  if (filters.length === 0) return { ...reading, op: 'RANK', filters };
  const op = reading.op === 'RANK' ? 'FIND' : reading.op;
  if (ranksByWords(reading)) return { ...reading, op, filters };
  return { ...reading, op, filters, words: filters.map(({ value }) => value).join(' ') };
}

/** The unit of a condition's bounds; for a job, calendar years. */
export type BoundUnit = 'Years' | 'Days' | 'Year';

/** Condition kinds that have bounds, with the unit of each. */
export const BOUND_UNITS: Partial<Record<FilterKind, BoundUnit>> = {
  COMPANY: 'Year',
  TITLE: 'Year',
  YEARS: 'Years',
  SKILL_YEARS: 'Years',
  NOTICE_PERIOD: 'Days',
  STAY: 'Years',
  GAP: 'Years',
};

/** Whether a condition of this kind has a value besides its bounds; a number alone needs no word. */
export const hasValue = (kind: FilterKind): boolean => !FIGURES.has(kind);
const FIGURES: ReadonlySet<FilterKind> = new Set(['YEARS', 'NOTICE_PERIOD', 'STAY', 'GAP']);

/** 'Employer: Palmyra Retail, before 2022', 'Employer now: Orla', 'Years with Java ≥ 3', 'Notice period ≤ 30 days'. */
export function filterText(filter: Filter): string {
  const { kind, value, others = [], isAbsent, isCurrent } = filter;
  const name = FILTER_WORDS[kind]();
  const word = isCurrent ? ASKING.now({ word: name }) : name;
  const values = listed('disjunction', [value, ...others].filter(Boolean));
  const years = yearsOfJobText(filter);
  if (years) return ASKING.inYears({ word, values, years });
  const bounds = roundBoundText(filter) || boundsText(filter);
  if (bounds) return ASKING.within({ word, values: (hasValue(kind) && values) || 'none', bounds });
  return isAbsent ? absenceText(word, values) : presenceText(word, values);
}

const absenceText = (word: string, values: string): string =>
  values === '' ? ASKING.noWord({ word }) : ASKING.absent({ values });

const presenceText = (word: string, values: string): string =>
  values === '' ? ASKING.stated({ word }) : ASKING.condition({ word, values });

const listed = (type: 'conjunction' | 'disjunction', words: string[]): string =>
  new Intl.ListFormat(language.locale, { type }).format(words);

function boundsText({ kind, atLeast, atMost }: Filter): string {
  if (atLeast === undefined && atMost === undefined) return '';
  const one = atMost === undefined ? 'FROM' : 'TO';
  return ASKING.bounds({
    sides: atLeast !== undefined && atMost !== undefined ? 'BOTH' : one,
    least: yearsText(atLeast ?? 0),
    most: yearsText(atMost ?? 0),
    unit: BOUND_UNITS[kind] ?? 'none',
  });
}

/** What is asked about those who meet the conditions, if more than who they are: 'Email and Phone'. */
export function askedText({ op, field, otherFields = [], job }: Interpretation): string {
  if (op === 'COUNT') return ASKING.howMany();
  if (op !== 'FIELD' || !field) return '';
  const fields = [field, ...otherFields].map((one) => FIELD_WORDS[one]());
  return ASKING.ofJob({ fields: listed('conjunction', fields), job: job ?? 'none' });
}

/** Whether someone changed how this question was read: the same words were asked before with another meaning. */
export const isChangedReading = ({ question, data }: AskedQuestion, before: AskedQuestion[]): boolean =>
  before.some(
    (one) => one.question === question && one.data.interpretation.inWords !== data.interpretation.inWords,
  );

/** Suggested first questions, made from the resumes shown. */
export function questionsToBeginWith(resumes: Resume[]): string[] {
  const read = resumes.filter(({ parseState }) => parseState === 'OK');
  const first = <Value>(getValue: (resume: Resume) => Value) => read.map(getValue).find(Boolean);
  const skill = first(({ skills }) => skills[0]);
  const company = first(({ lastCompany }) => lastCompany);
  const city = first(({ location }) => location);
  return [
    skill && ASKING.whoKnows({ skill }),
    company && ASKING.whoWorkedAt({ company }),
    city && ASKING.howManyIn({ city: city.split(',')[0] ?? '' }),
  ].filter((question) => typeof question === 'string');
}
