import type {
  Filter,
  FilterKind,
  Interpretation,
} from '@slotwise/contract/deepgaze/questions/questions.schema';
import { FIELD_WORDS } from './field-cues.ts';

/** '1 resume', '3 resumes'. */
export const resumesOf = (count: number) => `${count} ${count === 1 ? 'resume' : 'resumes'}`;
const verb = (count: number, one: string, many: string) => (count === 1 ? one : many);

const contactWords = (kind: FilterKind) =>
  kind === 'EMAIL' || kind === 'PHONE' || kind === 'LINK' ? FIELD_WORDS[kind] : '';

/** What a condition asks for, in words. */
export const valueOf = ({ kind, value, others }: Filter) =>
  value === '' ? contactWords(kind) : [value, ...(others ?? [])].join(' or ');

function yearsIn({ atLeast, atMost }: Filter): string {
  if (atLeast !== undefined && atLeast === atMost) return `${atLeast}`;
  if (atLeast !== undefined && atMost !== undefined) return `${atLeast} to ${atMost}`;
  if (atLeast !== undefined) return `${atLeast} or more`;
  return atMost === undefined ? 'any' : `at most ${atMost}`;
}

type Saying = { value: string; years: string; many: (one: string, many: string) => string };

/** What proved resumes do with a condition: 'list Infosys as employer'. */
const SAYINGS: Record<FilterKind, (saying: Saying) => string> = {
  COMPANY: ({ value, many }) => `${many('lists', 'list')} ${value} as employer`,
  COLLEGE: ({ value, many }) => `${many('lists', 'list')} ${value} as college`,
  DEGREE: ({ value, many }) => `${many('lists', 'list')} the degree ${value}`,
  LOCATION: ({ value, many }) => `${many('gives', 'give')} ${value} as the place`,
  TITLE: ({ value, many }) => `${many('lists', 'list')} the title ${value}`,
  SKILL: ({ value, many }) => `${many('lists', 'list')} ${value} as a skill`,
  SKILL_YEARS: ({ value, years, many }) => `${many('states', 'state')} ${years} years with ${value}`,
  YEARS: ({ years, many }) => `${many('states', 'state')} ${years} years of experience`,
  GRADUATION_YEAR: ({ years, many }) => `${many('lists', 'list')} ${years} as year of graduation`,
  PERSON: ({ value, many }) => `${many('is', 'are')} for ${value}`,
  RESUMES: ({ value, many }) => `${many('is', 'are')} among ${value}`,
  TEXT: ({ value, many }) => `${many('has', 'have')} the words '${value}'`,
  EMAIL: ({ value, many }) => `${many('lists', 'list')} ${value}`,
  PHONE: ({ value, many }) => `${many('lists', 'list')} ${value}`,
  LINK: ({ value, many }) => `${many('lists', 'list')} ${value}`,
};

const saysFact = (filter: Filter, count: number) =>
  SAYINGS[filter.kind]({
    value: valueOf(filter),
    years: yearsIn(filter),
    many: (one, many) => verb(count, one, many),
  });

const isAbsence = ({ isAbsent }: Filter) => isAbsent === true;

/** What the resumes of an answer have in common: 'list Java as a skill and give Pune as the place'. */
export function saysProved({ filters, join }: Interpretation, count: number): string {
  const said = filters.map((filter) =>
    isAbsence(filter)
      ? `${verb(count, 'does', 'do')} not mention ${valueOf(filter)}`
      : saysFact(filter, count),
  );
  return said.join(join === 'ANY' ? ' or ' : ' and ');
}

/** What was looked for, as a thing: 'Infosys', 'Java and Pune'. */
export function soughtIn({ filters, join, words }: Interpretation): string {
  const said = filters
    .filter(({ kind }) => kind !== 'RESUMES')
    .map((filter) => {
      const years =
        filter.atLeast === undefined && filter.atMost === undefined ? '' : `${yearsIn(filter)} years`;
      const text = [years, valueOf(filter)].filter((part) => part !== '').join(' of ');
      return isAbsence(filter) ? `no mention of ${text}` : text;
    });
  return said.length === 0 ? words : said.join(join === 'ANY' ? ' or ' : ' and ');
}

/** A sentence with more of them is not read; the rows have them all. */
const SHOWN_NAMES = 5;

/** Names for a sentence: 'Asha, Ravi and 3 more'. */
export function nameList(names: readonly string[], total: number): string {
  const shown = names.filter((name) => name !== '').slice(0, SHOWN_NAMES);
  const more = total - shown.length;
  return more > 0 && shown.length > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ');
}
