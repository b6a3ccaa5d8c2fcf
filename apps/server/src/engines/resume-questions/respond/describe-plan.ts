import { roundBoundText, yearsOfJobText } from '@slotwise/contract/deepgaze/questions.rules';
import type {
  AskedJob,
  Filter,
  FilterKind,
  Interpretation,
} from '@slotwise/contract/deepgaze/questions.schema';
import { isContact } from '../linking/known-entities.ts';
import { isOfCareer } from '../plan/query-plan.ts';
import { FIELDS } from './field-names.ts';
import { FIGURE_NAMES } from './figure-sentence.ts';

const KIND_WORDS: Record<FilterKind, string> = {
  PERSON: 'person is',
  COMPANY: 'employer is',
  COLLEGE: 'college is',
  DEGREE: 'degree is',
  LOCATION: 'place is',
  TITLE: 'job title is',
  SKILL: 'skill is',
  SKILL_YEARS: 'years stated with',
  YEARS: 'years of experience',
  GRADUATION_YEAR: 'year of graduation is',
  NOTICE_PERIOD: 'notice period is',
  STAY: 'years at one employer',
  GAP: 'years between two jobs',
  LANGUAGE: 'language is',
  CERTIFICATE: 'certificate is',
  EMAIL: 'email is',
  PHONE: 'phone is',
  LINK: 'link is',
  TEXT: 'text has',
  RESUMES: 'only',
};

const bounds = (filter: Filter): string =>
  yearsOfJobText(filter) || roundBoundText(filter) || numbers(filter);

function numbers({ kind, atLeast, atMost }: Filter): string {
  const days = kind === 'NOTICE_PERIOD' ? ' days' : '';
  if (atLeast !== undefined && atLeast === atMost) return `${atLeast}${days}`;
  if (atLeast !== undefined && atMost !== undefined) return `from ${atLeast} to ${atMost}${days}`;
  if (atLeast !== undefined) return `at least ${atLeast}${days}`;
  if (atMost !== undefined) return `at most ${atMost}${days}`;
  return UNBOUNDED[kind] ?? '';
}

/** Conditions on numbers without a bound. */
const UNBOUNDED: Partial<Record<FilterKind, string>> = {
  YEARS: 'are stated',
  GRADUATION_YEAR: 'stated',
  NOTICE_PERIOD: 'stated',
};

const joinValues = ({ value, others = [] }: Filter) =>
  [value, ...others].filter((one) => one !== '').join(' or ');

const holds = ({ kind, isAbsent }: Filter): string =>
  isAbsent ? (isContact(kind) ? 'has no' : 'states no') : 'has';

/** Conditions with a wording other than 'this is that'; null for any other. */
function saySpecial(filter: Filter): string | null {
  const { kind, value, isAbsent, atMost } = filter;
  const isAny = value === '' && (isAbsent === true || isContact(kind));
  if (isAny) return `${holds(filter)} ${KIND_WORDS[kind].replace(' is', '')}`;
  if (kind === 'NOTICE_PERIOD' && atMost === 0) return 'can begin at once';
  return kind === 'LOCATION' && isAbsent ? `place is not ${joinValues(filter)}` : null;
}

const TIME_WORDS: Record<string, string> = { true: 'present ', false: 'former ' };

/** One condition in words: 'employer is Infosys', 'years stated with sales at least 5'. */
export function describeFilter(filter: Filter): string {
  const special = saySpecial(filter);
  if (special !== null) return special;
  const kind = `${TIME_WORDS[`${filter.isCurrent}`] ?? ''}${KIND_WORDS[filter.kind]}`;
  const said = [filter.isAbsent ? 'does not mention:' : kind, joinValues(filter), bounds(filter)];
  return said.filter((part) => part !== '').join(' ');
}

const sayFilters = ({ filters, join }: Pick<Interpretation, 'filters' | 'join'>) =>
  join === 'MOST'
    ? `as many as possible of: ${filters.map(describeFilter).join(', ')}`
    : filters.map(describeFilter).join(join === 'ANY' ? ' or ' : ' and ');

const JOB_WORDS: Record<AskedJob, string> = {
  CURRENT: 'present',
  LATEST: 'latest',
  PREVIOUS: 'previous',
  EXPECTED: 'expected',
  ALL: 'every',
};

type Said = Omit<Interpretation, 'inWords'>;

/** The end that comes first, if it is not the default. */
function sayDirection(filters: readonly Filter[], isLeastFirst: boolean | undefined): string {
  if (isLeastFirst === undefined) return '';
  if (filters.some(isOfCareer)) return isLeastFirst ? 'the shortest on average first' : 'the longest first';
  const isOfNotice = filters.some(({ kind }) => kind === 'NOTICE_PERIOD');
  if (isLeastFirst === isOfNotice) return '';
  return isOfNotice ? 'the longest first' : 'the fewest first';
}

/** The wording of each operation, given its conditions in words. */
const SAID: Record<Interpretation['op'], (reading: Said, filters: string) => string> = {
  FIND: (_, filters) => filters || 'all resumes',
  COUNT: (_, filters) => `how many resumes${filters && ` where ${filters}`}`,
  FIELD: ({ field, otherFields = [], job }, filters) => {
    const fields = [...(field ? [field] : []), ...otherFields].map((each) => FIELDS[each].name);
    const asked = fields.length === 0 ? 'what is known' : fields.join(' and ');
    return `${job ? `${JOB_WORDS[job]} ` : ''}${asked}${filters && ` where ${filters}`}`;
  },
  CARD: (_, filters) => `what is known where ${filters}`,
  COMPARE: ({ field, otherFields = [] }, filters) =>
    `comparison${field ? ` of ${[field, ...otherFields].map((each) => FIELDS[each].name).join(' and ')}` : ''} where ${filters}`,
  RANK: ({ words, isLeastFirst, top, figure, join, filters: conditions }, filters) =>
    [
      figure && `the ${FIGURE_NAMES[figure]}`,
      top !== undefined && `the first ${top}`,
      words && join !== 'MOST' && `nearest to '${words}'`,
      filters && (join === 'MOST' ? filters : `where ${filters}`),
      sayDirection(conditions, isLeastFirst),
    ]
      .filter((part) => part)
      .join(' '),
  REFUSED: () => 'not answered',
};

/** An interpretation in words, as shown above the answer. */
export const describePlan = (reading: Said): string => SAID[reading.op](reading, sayFilters(reading));
