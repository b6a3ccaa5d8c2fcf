import type { Filter } from '@slotwise/contract/deepgaze/questions.schema';
import type { ResumeIndex } from '../../resume-index/segments/resume-index.ts';
import type { PlanDraft } from '../plan/query-plan.ts';
import { numbersOfIds } from '../../resume-index/segments/resume-numbers.ts';

/** A resume whose file a question names, without its folder. */
export type NamedFile = { fileName: string; resumeId: string };

/** The files with one name; other folders and zips may have files with the same name. */
type Files = { fileName: string; resumeIds: string[] };

/** True if a question may name a file. */
export const mayNameFile = (question: string): boolean =>
  /\.(?:pdf|docx?|odt|rtf|txt|html?)\b/i.test(question);

function grouped(files: readonly NamedFile[]): Files[] {
  const byName = Map.groupBy(files, ({ fileName }) => fileName.toLowerCase());
  return [...byName.values()]
    .flatMap(([first, ...others]) =>
      first
        ? [{ fileName: first.fileName, resumeIds: [first, ...others].map(({ resumeId }) => resumeId) }]
        : [],
    )
    .toSorted((one, other) => other.fileName.length - one.fileName.length);
}

const nameIn = ({ resumeIds }: Files, index: ResumeIndex): string =>
  numbersOfIds(index, resumeIds).map((resume) => index.getName(resume))[0] ?? '';

/** Plans a question that names files as one that names the people of those resumes; `reads` parses it. */
export function planNamedFiles(
  question: string,
  { files, index }: { files: readonly NamedFile[]; index: ResumeIndex },
  reads: (question: string) => PlanDraft,
): PlanDraft {
  let asked = question;
  const named: Files[] = [];
  for (const one of grouped(files)) {
    const at = asked.toLowerCase().indexOf(one.fileName.toLowerCase());
    if (at < 0) continue;
    named.push(one);
    asked = `${asked.slice(0, at)}${nameIn(one, index)}${asked.slice(at + one.fileName.length)}`;
  }
  const [first] = named;
  return first ? limitToFiles(reads(asked), named) : reads(question);
}

/** Limits people to those of the files; a question that names no one asks what is in the files. */
function limitToFiles(reading: PlanDraft, named: readonly Files[]): PlanDraft {
  const filters = (reading.filters ?? []).map((filter): Filter => {
    const file = named.find(({ resumeIds }) => resumeIds.some((id) => filter.resumeIds?.includes(id)));
    return file && filter.kind === 'PERSON'
      ? { ...filter, value: file.fileName, resumeIds: file.resumeIds }
      : filter;
  });
  if (reading.op === 'REFUSED' && reading.refusal !== 'UNCLEAR') return reading;
  if (filters.some(({ kind, resumeIds }) => kind === 'PERSON' && resumeIds)) return { ...reading, filters };
  return {
    op: 'CARD',
    filters: named.map(({ fileName, resumeIds }) => ({ kind: 'PERSON', value: fileName, resumeIds })),
    join: 'ANY',
  };
}
