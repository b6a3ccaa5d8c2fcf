import type { AskedField, Evidence, Verdict } from '@slotwise/contract/deepgaze/questions.schema';
import { FIELDS } from './field-names.ts';
import type { ResumeNumber } from '../../resume-index/segments/resume-index.ts';
import { distinctEvidence } from '../execute/evidence.ts';
import type { SourceResume } from '../execute/resume-source.ts';

/** A resume with its number in the index. */
export type Numbered = { resume: ResumeNumber; text: SourceResume };

/** What a resume states for a field. NO: it is proved that the resume does not state it. */
export type FieldValue = { values: string[]; evidence: Evidence[]; verdict: Verdict; note?: string };

/** A field without values. */
export const withoutValues = (
  verdict: Exclude<Verdict, 'YES'>,
  note: string,
  evidence: Evidence[] = [],
): FieldValue => ({ values: [], evidence, verdict, note });

/** A requested field, with what a resume states for it. */
export type StatedField = { field: AskedField; value: FieldValue };

/** One proved field makes a yes; a no requires all of them to be proved missing. */
function toVerdict(stated: readonly StatedField[]): Verdict {
  const verdicts = stated.map(({ value }) => value.verdict);
  if (verdicts.includes('YES')) return 'YES';
  return verdicts.every((verdict) => verdict === 'NO') ? 'NO' : 'UNCLEAR';
}

/** The values of a row by field; if several were requested, only those found. */
const valuesByField = (stated: readonly StatedField[]): Record<string, string[]> =>
  Object.fromEntries(
    stated
      .filter(({ value }) => stated.length === 1 || value.values.length > 0)
      .map(({ field, value }) => [field, value.values]),
  );

const MOST_QUOTES = 12;

/** A row for several fields, with up to this many quotes of each. */
export const toFieldsRow = (
  stated: readonly StatedField[],
  findMost: (field: AskedField) => number = () => MOST_QUOTES,
) => ({
  verdict: toVerdict(stated),
  fields: valuesByField(stated),
  evidence: distinctEvidence(
    stated.flatMap(({ field, value }) => value.evidence.slice(0, findMost(field))),
    MOST_QUOTES,
  ),
});

/** 'Meera Joshi: email meera@candidate.example; no phone read.' */
export function writeFieldsSentence(name: string, stated: readonly StatedField[]): string {
  const parts = stated.map(({ field, value: { values } }) =>
    values.length > 0 ? `${FIELDS[field].name} ${values.join(', ')}` : `no ${FIELDS[field].name} read`,
  );
  return `${name}: ${parts.join('; ')}.`;
}
