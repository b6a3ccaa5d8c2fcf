import type {
  AnswerRow,
  Filter,
  Interpretation,
} from '@slotwise/contract/deepgaze/questions/questions.schema';
import type { ResumeIndex } from '../resume-index/resume-index.ts';
import { type Answering, readResumes, toRow } from './answer-parts.ts';
import { distinct, evidenceInLine } from './evidence.ts';
import { type Proof, type Prover, proverOf } from './filter-proof.ts';
import type { Found } from './find-resumes.ts';
import { valueOf } from './list-words.ts';
import { placesOfWords, rankingPatterns } from './mention-places.ts';
import type { SourceResume } from './resume-source.ts';
import { yearsInWords } from './years-in-words.ts';

const MOST_QUOTES = 6;
const QUOTES_OF_A_CONDITION = 2;
const RANKING_QUOTES = 3;

function fieldsOf(proofs: readonly (Proof & { filter: Filter })[]): AnswerRow['fields'] {
  const fields: Record<string, string[]> = {};
  for (const { filter, facts } of proofs) {
    if (filter.kind === 'RESUMES' || facts.length === 0) continue;
    const values = facts.map(({ value }) => value);
    fields[filter.kind] = [...new Set([...(fields[filter.kind] ?? []), ...values])].slice(0, 8);
  }
  return fields;
}

/** Stated and computed years beside each other, where they are asked for. */
function yearsNote(found: Found, { filters }: Interpretation, index: ResumeIndex): string {
  if (!filters.some(({ kind }) => kind === 'YEARS')) return '';
  const { stated, computed } = index.yearsOf(found.resume);
  const states =
    stated === null ? 'States no years of experience' : `States ${yearsInWords(stated)} of experience`;
  return computed === null ? `${states}.` : `${states}; its dated jobs add up to ${yearsInWords(computed)}.`;
}

function mentionNote(proofs: readonly (Proof & { filter: Filter })[]): string {
  const unproved = proofs
    .filter(
      ({ filter, facts }) =>
        facts.length === 0 && !['RESUMES', 'TEXT', 'PERSON', 'YEARS'].includes(filter.kind),
    )
    .map(({ filter }) => filter);
  return unproved
    .map((filter) => {
      const { kind, isAbsent } = filter;
      const value = valueOf(filter);
      if (isAbsent) return `Does not mention ${value}; this proves nothing about the person.`;
      if (kind === 'COMPANY') return `Mentions ${value}, but not clearly as an employer.`;
      if (kind === 'SKILL') return `Mentions ${value}, but not in a list of skills.`;
      return `Mentions ${value}, but not where it would prove it.`;
    })
    .join(' ');
}

/** What the rows of a page are looked for with, made once for all of them. */
type Looking = {
  reading: Interpretation;
  index: ResumeIndex;
  provers: readonly Prover[];
  ranking: readonly RegExp[];
};

function rowOf(found: Found, resume: SourceResume, { reading, index, provers, ranking }: Looking): AnswerRow {
  const proofs = provers.map(({ filter, proofOf }) => ({ filter, ...proofOf(resume) }));
  const quotes = proofs.flatMap(({ evidence }) => evidence.slice(0, QUOTES_OF_A_CONDITION));
  const places = placesOfWords(resume.text, ranking).slice(0, RANKING_QUOTES);
  const ranked = places.map((place) => evidenceInLine(resume, place));
  const met = reading.join === 'ANY' ? proofs.filter(({ evidence }) => evidence.length > 0) : proofs;
  const notes = [mentionNote(found.verdict === 'YES' ? [] : met), yearsNote(found, reading, index)];
  const note = notes.filter((one) => one !== '').join(' ');
  return toRow(resume, {
    verdict: found.verdict,
    fields: fieldsOf(proofs),
    evidence: distinct([...quotes, ...ranked], MOST_QUOTES),
    ...(note !== '' && { note }),
  });
}

/** The rows of the asked page, with what in each resume meets the conditions. */
export async function rowsOfPage(
  found: readonly Found[],
  reading: Interpretation,
  answering: Answering,
): Promise<AnswerRow[]> {
  const { index, page, pageSize } = answering;
  const shown = found.slice((page - 1) * pageSize, page * pageSize);
  const texts = await readResumes(
    shown.map(({ resume }) => resume),
    answering,
  );
  const provers = reading.filters.map((filter) => proverOf(filter, index));
  const ranking = reading.op === 'RANK' && reading.words !== '' ? rankingPatterns(reading.words) : [];
  const byResume = new Map(texts.map(({ resume, text }) => [resume, text]));
  return shown.flatMap((one) => {
    const text = byResume.get(one.resume);
    return text ? [rowOf(one, text, { reading, index, provers, ranking })] : [];
  });
}
