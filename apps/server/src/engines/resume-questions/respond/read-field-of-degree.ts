import type { AskedField, Filter } from '@slotwise/contract/deepgaze/questions.schema';
import type { Fact } from '../../resume-facts/facts/facts.ts';
import type { ResumeIndex } from '../../resume-index/segments/resume-index.ts';
import { quoteLines } from '../execute/evidence.ts';
import type { SourceResume } from '../execute/resume-source.ts';
import { listNorms } from '../linking/known-entities.ts';
import { explainMissing } from './explain-missing.ts';
import type { FieldValue } from './field-value.ts';

const MOST_QUOTES = 6;
const UNSURE = 'Which of these belongs to the degree is not proved; read the lines.';

const getLine = ({ text }: SourceResume, { start }: Fact): number => text.lastIndexOf('\n', start);

/**
 * The year or college of one degree: what is on its line, or the only one of a resume with one degree. If that is
 * unclear, all are shown and the row is unclear.
 *
 * @param degree the condition that names the degree
 */
export function readFieldOfDegree(
  resume: SourceResume,
  field: AskedField,
  { degree, index }: { degree: Filter; index: ResumeIndex },
): FieldValue {
  const norms = new Set(listNorms(index, 'DEGREE', degree.value));
  const degrees = resume.facts.filter(({ kind }) => kind === 'DEGREE');
  const asked = degrees.filter(({ norm }) => norms.has(norm));
  const all = resume.facts.filter(({ kind }) => kind === field);
  if (all.length === 0) return explainMissing(resume, field);
  const lines = new Set(asked.map((one) => getLine(resume, one)));
  const near = all.filter((fact) => lines.has(getLine(resume, fact)));
  const isOnly = asked.length === 1 && degrees.length === 1 && all.length === 1;
  const meant = near.length > 0 ? near : all;
  const stated = {
    values: [...new Set(meant.map(({ value }) => value))],
    evidence: quoteLines(resume, [...asked, ...meant], MOST_QUOTES),
  };
  return near.length > 0 || isOnly
    ? { ...stated, verdict: 'YES' }
    : { ...stated, verdict: 'UNCLEAR', note: UNSURE };
}
