import type { Filter, Interpretation } from '@slotwise/contract/deepgaze/questions.schema';
import type { ResumeIndex } from '../../resume-index/segments/resume-index.ts';
import { matchFilter } from '../execute/match-filter.ts';
import type { Found } from '../execute/find-resumes.ts';
import { countResumes, saysProved } from './condition-words.ts';

/** The conditions of which any will do: all of them, or the values of one. */
function listAlternatives({ filters, join }: Interpretation): Filter[] {
  if (join === 'ANY') return filters;
  const [choice, ...others] = filters.filter(({ others: values = [] }) => values.length > 0);
  if (!choice || others.length > 0) return [];
  const { others: values = [], ...rest } = choice;
  return [choice.value, ...values].map((value) => ({ ...rest, value }));
}

/** Of a count with alternatives, how many of the counted meet each of them. */
export function countAlternatives(
  reading: Interpretation,
  found: readonly Found[],
  index: ResumeIndex,
): string[] {
  const alternatives = reading.op === 'COUNT' ? listAlternatives(reading) : [];
  const proved = found.filter(({ verdict }) => verdict === 'YES');
  return alternatives.map((filter) => {
    const matches = matchFilter(filter, index);
    const count = proved.filter(({ resume }) => matches.get(resume)?.isFact).length;
    return `${countResumes(count)} ${saysProved({ ...reading, filters: [filter] }, count)}.`;
  });
}
