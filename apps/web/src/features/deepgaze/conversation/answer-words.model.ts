import type { Answer, Filter, Interpretation } from '@slotwise/contract/deepgaze/questions/questions.schema';
import type { Resume } from '@slotwise/contract/deepgaze/resumes/resumes.schema';
import { counted } from '#lib/date-text.ts';
import { FILTER_WORDS, yearsText } from '../deepgaze-words.model.ts';

/** 'Searched 312 of 500 resumes. 4 files could not be read. 184 are still to be read.' */
export function coverageText({ examined, readable, unreadable, waiting }: Answer): string {
  const all = readable + waiting;
  const searched =
    examined === all
      ? `Searched all ${counted(all, 'resume', 'resumes')}.`
      : `Searched ${examined} of ${counted(all, 'resume', 'resumes')}.`;
  const unread = unreadable > 0 && `${counted(unreadable, 'file', 'files')} could not be read.`;
  const later = waiting > 0 && `${waiting} ${waiting === 1 ? 'is' : 'are'} still to be read.`;
  return [searched, unread, later].filter(Boolean).join(' ');
}

/** Whether a question ranks by words, or they only break the ties of its conditions. */
export const ranksByWords = ({ op, filters }: Pick<Interpretation, 'op' | 'filters'>): boolean =>
  op === 'RANK' || filters.length === 0;

/** A reading with other conditions. The words that break ties follow them, else the old ones would still count. */
export function withFilters(reading: Interpretation, filters: Filter[]): Interpretation {
  if (filters.length === 0) return { ...reading, op: 'RANK', filters };
  const op = reading.op === 'RANK' ? 'FIND' : reading.op;
  if (ranksByWords(reading)) return { ...reading, op, filters };
  return { ...reading, op, filters, words: filters.map(({ value }) => value).join(' ') };
}

/** 'Employer: Palmyra Retail', 'Years ≥ 5', 'Years with Java ≥ 3', 'Skill: Java or Python'. */
export function filterText({ kind, value, others = [], isAbsent, atLeast, atMost }: Filter): string {
  const word = FILTER_WORDS[kind];
  const bounds = [
    atLeast !== undefined && `≥ ${yearsText(atLeast)}`,
    atMost !== undefined && `≤ ${yearsText(atMost)}`,
  ].filter(Boolean);
  const values = [value, ...others].filter(Boolean).join(' or ');
  if (bounds.length > 0) return `${kind === 'YEARS' ? word : `${word} ${values}`} ${bounds.join(', ')}`;
  return `${isAbsent ? 'Does not mention' : `${word}:`} ${values}`;
}

/** Questions to begin with, made of what stands in the resumes on show. */
export function firstQuestions(resumes: Resume[]): string[] {
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
