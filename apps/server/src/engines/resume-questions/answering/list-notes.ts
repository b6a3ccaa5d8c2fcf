import type { Filter, Interpretation } from '@slotwise/contract/deepgaze/questions/questions.schema';
import type { ResumeIndex } from '../../resume-index/resume-index.ts';
import { countOfEach } from './count-of-each.ts';
import { isBounded, isMereSilence } from '../finding/matches.ts';
import type { Found } from '../finding/find-resumes.ts';

/** Years with a skill count only where a resume states them, so whoever merely has the skill is told apart. */
function withoutYears(filter: Filter, found: readonly Found[], index: ResumeIndex): string[] {
  if (filter.kind !== 'SKILL_YEARS') return [];
  const counted = new Set(found.map(({ resume }) => resume));
  const others = index.mentions(filter.value).filter((resume) => !counted.has(resume)).length;
  return others === 0
    ? []
    : [
        `${others} more ${others === 1 ? 'mentions' : 'mention'} ${filter.value} without stating so many years with it.`,
      ];
}

const NOTES: Partial<Record<Filter['kind'], string>> = {
  YEARS:
    'Stated years and years added up from dated jobs often differ, so both are shown. Only stated years count as proved.',
};

/** Conditions that count something; without a number they ask only whether it is stated at all. */
const COUNTED: Partial<Record<Filter['kind'], string>> = {
  YEARS: 'No number of years was given, so whoever states any is shown. Say for instance: at least 5 years.',
  GRADUATION_YEAR: 'No year was given, so whoever states any is shown. Say for instance: graduated in 2018.',
};

const withoutNumber = ({ op, filters }: Interpretation): string[] =>
  op === 'RANK'
    ? []
    : filters.filter((filter) => !isBounded(filter)).flatMap(({ kind }) => COUNTED[kind] ?? []);

/** What a reader of a list has to know. */
export function listNotes(reading: Interpretation, found: readonly Found[], index: ResumeIndex): string[] {
  const ranked =
    reading.op === 'RANK' && reading.words !== ''
      ? ['Ranked by words, which proves nothing: read the quotes.']
      : [];
  const absent = reading.filters.some(isMereSilence)
    ? [
        'A resume need not mention everything. This shows whose resume does not mention it, not who never did it.',
      ]
    : [];
  const kinds = [...new Set(reading.filters.map(({ kind }) => kind))].flatMap((kind) => NOTES[kind] ?? []);
  const years = reading.filters.flatMap((filter) => withoutYears(filter, found, index));
  const each = countOfEach(reading, found, index);
  return [...each, ...withoutNumber(reading), ...absent, ...ranked, ...kinds, ...years];
}
