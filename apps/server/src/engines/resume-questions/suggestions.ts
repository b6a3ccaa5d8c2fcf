import type { Interpretation } from '@slotwise/contract/deepgaze/questions/questions.schema';
import type { FactKind } from '@slotwise/contract/deepgaze/resumes/resumes.schema';
import type { ResumeIndex } from '../resume-index/resume-index.ts';

/** The most frequent of a kind in these resumes, to ask about. */
function frequent(index: ResumeIndex, kind: FactKind): string | null {
  let best: [string, number] | null = null;
  for (const entry of index.norms(kind)) {
    if (entry[0].length > 2 && (best === null || entry[1] > best[1])) best = entry;
  }
  return best?.[0] ?? null;
}

const capital = (text: string) => text.replace(/(?<=^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());

/** Questions that these resumes can answer. */
export function askable(index: ResumeIndex): string[] {
  const skill = frequent(index, 'SKILL');
  const city = frequent(index, 'LOCATION');
  const employer = frequent(index, 'COMPANY');
  const years = frequent(index, 'SKILL_YEARS');
  return [
    ...(skill ? [`Who knows ${skill}?`] : []),
    ...(employer ? [`Who worked at ${capital(employer)}?`] : []),
    ...(city ? [`Who is based in ${capital(city)}?`] : []),
    ...(years ? [`Who has the most years of ${years}?`] : []),
  ].slice(0, 4);
}

/** What to ask next about a list. */
export function suggestionsAfterList({ op, filters }: Interpretation): string[] {
  if (op === 'RANK' || filters.length === 0) return [];
  const next = op === 'COUNT' ? ['Who are they?'] : [];
  const kinds = new Set(filters.map(({ kind }) => kind));
  return [
    ...next,
    ...(kinds.has('LOCATION') ? [] : ['Of those, who is in …?']),
    'What are their e-mail addresses?',
  ];
}

/** What is spelled nearly like what was not found, else what can be asked at all. */
export function suggestionsForNothing(reading: Interpretation, index: ResumeIndex): string[] {
  const near = reading.filters
    .flatMap(({ value }) => value.split(/\s+/))
    .flatMap((word) => index.correct(word.toLowerCase()).slice(0, 1));
  const meant = [...new Set(near)].map((word) => `Did you mean '${word}'?`);
  return [...meant, ...askable(index)].slice(0, 4);
}
