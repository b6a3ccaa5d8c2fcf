import { roundBoundText, yearsOfJobText } from '@slotwise/contract/deepgaze/questions.rules';
import type {
  Answer,
  AskedJob,
  AskedQuestion,
  Filter,
  FilterKind,
  Interpretation,
} from '@slotwise/contract/deepgaze/questions.schema';
import type { Resume } from '@slotwise/contract/deepgaze/resumes.schema';
import { counted } from '#lib/dates/date-text.ts';
import { FIELD_WORDS, FILTER_WORDS, yearsText } from '../deepgaze-words.model.ts';

function searchedText({ examined, readable, waiting, interpretation: { further } }: Answer): string {
  if (further?.among !== undefined)
    return `Searched the ${counted(further.among, 'resume', 'resumes')} of the answer before.`;
  const all = readable + waiting;
  return examined === all
    ? `Searched all ${counted(all, 'resume', 'resumes')}.`
    : `Searched ${examined} of ${counted(all, 'resume', 'resumes')}.`;
}

/** 'Searched 312 of 500 resumes. 4 files could not be read. 184 are still to be read', or were, where they are read since. */
export function coverageText(answer: Answer, isReadSince: boolean): string {
  const { unreadable, waiting } = answer;
  const unread = unreadable > 0 && `${counted(unreadable, 'file', 'files')} could not be read.`;
  const [one, many] = isReadSince ? ['was', 'were'] : ['is', 'are'];
  const later = waiting > 0 && `${waiting} ${waiting === 1 ? one : many} still to be read.`;
  return [searchedText(answer), unread, later].filter(Boolean).join(' ');
}

/** Whether a question ranks by words, or they only break the ties of its conditions. */
export const ranksByWords = ({ op, filters }: Pick<Interpretation, 'op' | 'filters'>): boolean =>
  op === 'RANK' || filters.length === 0;

/**
 * A reading with other conditions, which goes on with no answer before it. The words that break ties follow them, else the
 * old ones would still count.
 */
export function withFilters(before: Interpretation, filters: Filter[]): Interpretation {
  const reading = { ...before };
  delete reading.further;
  if (filters.length === 0) return { ...reading, op: 'RANK', filters };
  const op = reading.op === 'RANK' ? 'FIND' : reading.op;
  if (ranksByWords(reading)) return { ...reading, op, filters };
  return { ...reading, op, filters, words: filters.map(({ value }) => value).join(' ') };
}

const JOB_WORDS: Record<AskedJob, string> = {
  CURRENT: 'of the present job',
  LATEST: 'of the latest job',
  PREVIOUS: 'of the job before',
  EXPECTED: 'that is wanted',
  ALL: 'of every job',
};

/** What the bounds of a condition count; those of a job are years of the calendar. */
export type BoundUnit = 'Years' | 'Days' | 'Year';

/** Kinds of conditions that hold within bounds, with the unit of each. */
export const BOUND_UNITS: Partial<Record<FilterKind, BoundUnit>> = {
  COMPANY: 'Year',
  TITLE: 'Year',
  YEARS: 'Years',
  SKILL_YEARS: 'Years',
  NOTICE_PERIOD: 'Days',
};

/** Whether a condition of this kind has a value next to its bounds; a figure alone needs no word. */
export const hasValue = (kind: FilterKind): boolean => kind !== 'YEARS' && kind !== 'NOTICE_PERIOD';

/** 'Employer: Palmyra Retail, before 2022', 'Employer now: Orla', 'Years with Java ≥ 3', 'Notice period ≤ 30 days'. */
export function filterText(filter: Filter): string {
  const { kind, value, others = [], isAbsent, isCurrent } = filter;
  const word = `${FILTER_WORDS[kind]}${isCurrent ? ' now' : ''}`;
  const values = [value, ...others].filter(Boolean).join(' or ');
  const years = yearsOfJobText(filter);
  if (years) return `${word}: ${values}, ${years}`;
  const bounds = roundBoundText(filter) || boundsText(filter);
  if (bounds) return [word, hasValue(kind) && values, bounds].filter(Boolean).join(' ');
  return isAbsent ? absenceText(word, values) : `${word}: ${values || 'stated'}`;
}

const absenceText = (word: string, values: string): string =>
  values === '' ? `No ${word.toLowerCase()}` : `Does not mention ${values}`;

function boundsText({ kind, atLeast, atMost }: Filter): string {
  const unit = BOUND_UNITS[kind] === 'Days' ? ' days' : '';
  return [
    atLeast !== undefined && `≥ ${yearsText(atLeast)}${unit}`,
    atMost !== undefined && `≤ ${yearsText(atMost)}${unit}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** What is asked of those who meet the conditions, where that is more than who they are: 'Email and Phone'. */
export function askedText({ op, field, otherFields = [], job }: Interpretation): string {
  if (op === 'COUNT') return 'How many';
  if (op !== 'FIELD' || !field) return '';
  const fields = [field, ...otherFields].map((one) => FIELD_WORDS[one]).join(' and ');
  return [fields, job && JOB_WORDS[job]].filter(Boolean).join(' ');
}

/** Whether someone changed how this question was read: the same words were asked before and mean something else now. */
export const isChangedReading = ({ question, data }: AskedQuestion, before: AskedQuestion[]): boolean =>
  before.some(
    (one) => one.question === question && one.data.interpretation.inWords !== data.interpretation.inWords,
  );

/** Questions to begin with, made of what stands in the resumes on show. */
export function questionsToBeginWith(resumes: Resume[]): string[] {
  const read = resumes.filter(({ parseState }) => parseState === 'OK');
  const first = <Value>(valueOf: (resume: Resume) => Value) => read.map(valueOf).find(Boolean);
  const skill = first(({ skills }) => skills[0]);
  const company = first(({ lastCompany }) => lastCompany);
  const city = first(({ location }) => location);
  return [
    skill && `Who knows ${skill}?`,
    company && `Who has worked at ${company}?`,
    city && `How many live in ${city.split(',')[0]}?`,
  ].filter((question) => typeof question === 'string');
}
