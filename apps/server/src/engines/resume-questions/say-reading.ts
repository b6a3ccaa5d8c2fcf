import type {
  AskedField,
  Filter,
  FilterKind,
  Interpretation,
} from '@slotwise/contract/deepgaze/questions/questions.schema';

const KIND_WORDS: Record<FilterKind, string> = {
  PERSON: 'person is',
  COMPANY: 'employer is',
  COLLEGE: 'college is',
  DEGREE: 'degree is',
  LOCATION: 'city is',
  TITLE: 'job title is',
  SKILL: 'skill is',
  SKILL_YEARS: 'years stated with',
  YEARS: 'years of experience',
  GRADUATION_YEAR: 'year of graduation is',
  EMAIL: 'e-mail is',
  PHONE: 'phone is',
  LINK: 'link is',
  TEXT: 'text has',
  RESUMES: 'only',
};

const CONTACTS: ReadonlySet<FilterKind> = new Set(['EMAIL', 'PHONE', 'LINK']);

const FIELD_NAMES: Record<AskedField, string> = {
  EMAIL: 'e-mail',
  PHONE: 'phone',
  LINK: 'links',
  LOCATION: 'city',
  COMPANY: 'employers',
  TITLE: 'job title',
  COLLEGE: 'colleges',
  DEGREE: 'degrees',
  GRADUATION_YEAR: 'year of graduation',
  SKILL: 'skills',
  SKILL_YEARS: 'years with the skill',
  YEARS: 'years of experience',
  NOTICE_PERIOD: 'notice period',
};

function bounds({ atLeast, atMost }: Filter): string {
  if (atLeast !== undefined && atLeast === atMost) return `${atLeast}`;
  if (atLeast !== undefined && atMost !== undefined) return `from ${atLeast} to ${atMost}`;
  if (atLeast !== undefined) return `at least ${atLeast}`;
  return atMost === undefined ? '' : `at most ${atMost}`;
}

/** One condition in words: 'employer is Infosys', 'years stated with sales at least 5'. */
export function sayFilter(filter: Filter): string {
  const isAny = CONTACTS.has(filter.kind) && filter.value === '';
  if (isAny) return `${filter.isAbsent ? 'has no' : 'has'} ${KIND_WORDS[filter.kind].replace(' is', '')}`;
  const values = [filter.value, ...(filter.others ?? [])].filter((value) => value !== '').join(' or ');
  const said = [filter.isAbsent ? 'does not mention:' : KIND_WORDS[filter.kind], values, bounds(filter)];
  return said.filter((part) => part !== '').join(' ');
}

const sayFilters = ({ filters, join }: Pick<Interpretation, 'filters' | 'join'>) =>
  filters.map(sayFilter).join(join === 'ANY' ? ' or ' : ' and ');

type Said = Omit<Interpretation, 'inWords'>;

/** How each operation is said, given its conditions in words. */
const SAID: Record<Interpretation['op'], (reading: Said, filters: string) => string> = {
  FIND: (_, filters) => filters || 'all resumes',
  COUNT: (_, filters) => `how many resumes${filters && ` where ${filters}`}`,
  FIELD: ({ field }, filters) =>
    `${field ? FIELD_NAMES[field] : 'what is known'}${filters && ` where ${filters}`}`,
  CARD: (_, filters) => `what is known where ${filters}`,
  COMPARE: (_, filters) => `comparison where ${filters}`,
  RANK: ({ words }, filters) =>
    [words && `nearest to '${words}'`, filters && `where ${filters}`].filter((part) => part !== '').join(' '),
  REFUSED: () => 'not answered',
};

/** A reading in words, as it is shown above the answer. */
export const sayReading = (reading: Said): string => SAID[reading.op](reading, sayFilters(reading));
