import type { Filter, Interpretation } from '@slotwise/contract/deepgaze/questions.schema';
import type { ResumeIndex } from '../../resume-index/segments/resume-index.ts';
import { countResumes, nameValue, saysProved } from './condition-words.ts';
import { isWithoutDates } from '../execute/filter-by-job-dates.ts';
import { allHolders, isMereSilence } from '../execute/matches.ts';
import { listUnmetConditions } from '../execute/relax-conditions.ts';
import { isBounded, isOfCareer } from '../plan/query-plan.ts';
import { MOST_READ } from '../execute/read-resumes.ts';
import type { Found } from '../execute/find-resumes.ts';
import { MOST_LOOKED_AT } from '../execute/verify-mentions.ts';
import { matchFilter } from '../execute/match-filter.ts';

const noteIf = (isMeant: boolean, note: string): string[] => (isMeant ? [note] : []);

/** The alternatives among the conditions: all of them, or the values of one. */
function listAlternatives({ filters, join }: Interpretation): Filter[] {
  if (join === 'ANY') return filters;
  const [choice, ...others] = filters.filter(({ others: values = [] }) => values.length > 0);
  if (!choice || others.length > 0) return [];
  const { others: values = [], ...rest } = choice;
  return [choice.value, ...values].map((value) => ({ ...rest, value }));
}

/** For a count with alternatives, how many meet each of them. */
function countAlternatives(reading: Interpretation, found: readonly Found[], index: ResumeIndex): string[] {
  const alternatives = reading.op === 'COUNT' ? listAlternatives(reading) : [];
  const proved = found.filter(({ verdict }) => verdict === 'YES');
  return alternatives.map((filter) => {
    const matches = matchFilter(filter, index);
    const count = proved.filter(({ resume }) => matches.get(resume)?.isFact).length;
    return `${countResumes(count)} ${saysProved({ ...reading, filters: [filter] }, count)}.`;
  });
}

/** Years with a skill count only if a resume states them, so those who only have the skill are listed separately. */
function withoutYears(filter: Filter, found: readonly Found[], index: ResumeIndex): string[] {
  if (filter.kind !== 'SKILL_YEARS') return [];
  const counted = new Set(found.map(({ resume }) => resume));
  const others = index.mentions(filter.value).filter((resume) => !counted.has(resume)).length;
  const mention = others === 1 ? 'mentions' : 'mention';
  return noteIf(
    others > 0,
    `${others} more ${mention} ${filter.value} without stating so many years with it.`,
  );
}

const NOTES: Partial<Record<Filter['kind'], string>> = {
  STAY: 'Jobs at one employer count together.',
  GAP: 'Dates do not say why: time between jobs can be study, family, illness or a job that is left out.',
  LANGUAGE:
    'Levels that are said in words count as the nearest one: basic A2, good B1, very good B2, fluent C1, bilingual C2.',
  YEARS:
    'Stated years and years added up from dated jobs often differ, so both are shown. Only stated years count as proved.',
};

/** 'Kafka, 3 years' becomes two conditions, unless some resume states years with it. */
function yearsInAll({ filters }: Interpretation): string[] {
  const skills = filters.filter(({ kind, isAbsent }) => kind === 'SKILL' && !isAbsent);
  const isOfYears = filters.some((filter) => filter.kind === 'YEARS' && isBounded(filter));
  return noteIf(
    isOfYears && skills.length > 0,
    `The years are those of experience in all, not with ${skills.map(nameValue).join(' and ')}.`,
  );
}

/** Conditions on numbers; without a bound they only ask if it is stated. */
const COUNTED: Partial<Record<Filter['kind'], string>> = {
  YEARS:
    'No number of years was given, so everyone who states any is shown. Say for instance: at least 5 years.',
  GRADUATION_YEAR:
    'No year was given, so everyone who states any is shown. Say for instance: graduated in 2018.',
};

const withoutNumber = ({ op, filters }: Interpretation): string[] =>
  op === 'RANK'
    ? []
    : filters
        .filter((filter) => !isBounded(filter) && !filter.isAbsent)
        .flatMap(({ kind }) => COUNTED[kind] ?? []);

/** With as many conditions as possible, those that no one meets. */
function metByNone(reading: Interpretation, index: ResumeIndex): string[] {
  const unmet = reading.join === 'MOST' ? listUnmetConditions(reading, index).map(nameValue) : [];
  return noteIf(unmet.length > 0, `No resume here mentions: ${unmet.join(', ')}.`);
}

const WORDS_NOTE = 'Only the words were looked for: read the quotes for what they say.';

const SILENCE_NOTE =
  'A resume need not mention everything. This shows whose resume does not mention it, not who never did it.';

const undatedNote = (count: number): string =>
  `The dates of jobs were not looked at: they are read for up to ${MOST_LOOKED_AT} resumes, and ${count} may meet this. Ask for less at once, for instance with a city or a skill.`;

/** Those who state no notice period are not shown next to those who do. */
function silentOnNotice({ filters }: Interpretation, found: readonly Found[], index: ResumeIndex): string[] {
  const [only, ...others] = filters;
  const isAlone = only?.kind === 'NOTICE_PERIOD' && isBounded(only) && others.length === 0;
  if (!isAlone || !found.some(({ verdict }) => verdict === 'YES')) return [];
  const shown = found.filter(({ verdict }) => verdict !== 'YES').length;
  const silent = index.size - allHolders(index)('NOTICE_PERIOD').size - shown;
  const say = silent === 1 ? 'resume says' : 'resumes say';
  return noteIf(silent !== 0, `${silent} more ${say} nothing of a notice period.`);
}

const isOfNoLevel = (filter: Filter): boolean => filter.kind === 'LANGUAGE' && !isBounded(filter);

/** Someone without dated jobs can be neither found nor excluded by dates. */
function silentOnDates({ filters }: Interpretation, index: ResumeIndex): string[] {
  if (!filters.some(isOfCareer)) return [];
  const dating = allHolders(index)('RANGE').size;
  const silent = index.size - dating;
  const date = silent === 1 ? 'dates' : 'date';
  return [
    ...noteIf(dating > MOST_READ, `The dates of the first ${MOST_READ} resumes were read.`),
    ...noteIf(silent !== 0, `${countResumes(silent)} ${date} no job that could be read.`),
  ];
}

/** The notes for the reader of a list. */
export function writeListNotes(
  reading: Interpretation,
  found: readonly Found[],
  index: ResumeIndex,
): string[] {
  const kinds = [
    ...new Set(reading.filters.flatMap((one) => (one.isAbsent || isOfNoLevel(one) ? [] : [one.kind]))),
  ].flatMap((kind) => NOTES[kind] ?? []);
  const isOfWords = found.length > 0 && reading.filters.some(({ kind }) => kind === 'TEXT');
  const isRanked = reading.op === 'RANK' && reading.words !== '' && reading.join !== 'MOST';
  return [
    ...countAlternatives(reading, found, index),
    ...metByNone(reading, index),
    ...silentOnNotice(reading, found, index),
    ...noteIf(isWithoutDates(reading, found), undatedNote(found.length)),
    ...silentOnDates(reading, index),
    ...yearsInAll(reading),
    ...noteIf(isOfWords, WORDS_NOTE),
    ...withoutNumber(reading),
    ...noteIf(reading.filters.some(isMereSilence), SILENCE_NOTE),
    ...noteIf(isRanked, 'Ranked by words, which proves nothing: read the quotes.'),
    ...kinds,
    ...reading.filters.flatMap((filter) => withoutYears(filter, found, index)),
  ];
}
