import type { Filter, Interpretation } from '@slotwise/contract/deepgaze/questions/questions.schema';
import type { ResumeIndex } from '../resume-index/resume-index.ts';
import type { Found } from './find-resumes.ts';

const correctedNotes = ({ corrected }: Interpretation) =>
  corrected.map(({ typed, readAs }) => `'${typed}' was read as '${readAs}', since no resume has '${typed}'.`);

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

/** What a reader of a list has to know. */
export function listNotes(reading: Interpretation, found: readonly Found[], index: ResumeIndex): string[] {
  const ranked =
    reading.op === 'RANK' && reading.words !== ''
      ? ['Ranked by words, which proves nothing: read the quotes.']
      : [];
  const absent = reading.filters.some(({ isAbsent }) => isAbsent)
    ? [
        'A resume need not mention everything. This shows whose resume does not mention it, not who never did it.',
      ]
    : [];
  const kinds = [...new Set(reading.filters.map(({ kind }) => kind))].flatMap((kind) => NOTES[kind] ?? []);
  const years = reading.filters.flatMap((filter) => withoutYears(filter, found, index));
  return [...correctedNotes(reading), ...absent, ...ranked, ...kinds, ...years];
}
