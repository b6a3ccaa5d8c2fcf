import type {
  AnswerRow,
  Filter,
  FilterKind,
  Interpretation,
} from '@slotwise/contract/deepgaze/questions/questions.schema';
import type { ResumeIndex } from '../../resume-index/resume-index.ts';
import { type Answering, readPage, toRow } from './answer-parts.ts';
import { distinct, evidenceInLine } from '../finding/evidence.ts';
import { type Proof, type Prover, proverOf } from '../finding/filter-proof.ts';
import type { Found } from '../finding/find-resumes.ts';
import { isContact } from '../finding/known-entities.ts';
import { valueOf } from './list-words.ts';
import { placesOfWords, rankingPatterns } from '../finding/mention-places.ts';
import type { SourceResume } from '../resume-source.ts';
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

const WITHOUT_NOTE: ReadonlySet<FilterKind> = new Set(['RESUMES', 'TEXT', 'PERSON', 'YEARS']);

/** Why a mention of each kind is no proof. */
const NOT_PROVED: Partial<Record<FilterKind, (value: string) => string>> = {
  COMPANY: (value) => `Mentions ${value}, but not clearly as an employer.`,
  SKILL: (value) => `Mentions ${value}, but not in a list of skills.`,
  LANGUAGE: (value) => `Mentions ${value}, but not in a list of languages.`,
  CERTIFICATE: (value) => `Mentions ${value}, but not among certificates.`,
  SKILL_YEARS: (value) => `Lists ${value}, but states no years with it.`,
  NOTICE_PERIOD: () => 'States no notice period.',
};

/** What the silence of a resume means, where silence was asked for. */
function whatIsSilent(filter: Filter): string {
  if (filter.kind === 'LOCATION') return 'States no place.';
  const value = valueOf(filter);
  return isContact(filter.kind)
    ? `The whole text was searched: it has no ${value.replace(/^an? /, '')}.`
    : `Does not mention ${value}; this proves nothing about the person.`;
}

/** What a resume lacks of a condition that it does not prove. */
function whatLacks(filter: Filter, isMentioned: boolean): string {
  const { kind, isAbsent, isCurrent } = filter;
  const value = valueOf(filter);
  if (isAbsent) return whatIsSilent(filter);
  if (!isMentioned && kind !== 'NOTICE_PERIOD' && kind !== 'SKILL_YEARS') return `Says nothing of ${value}.`;
  if (isCurrent !== undefined)
    return `Mentions ${value}, but no dates tell that this job ${isCurrent ? 'goes on' : 'ended'}.`;
  return NOT_PROVED[kind]?.(value) ?? `Mentions ${value}, but not where it would prove it.`;
}

/** Of whoever meets it, only what is met by silence. */
const mentionNote = (proofs: readonly (Proof & { filter: Filter })[], isMet: boolean): string =>
  proofs
    .filter(({ filter, isProved }) => !isProved && !WITHOUT_NOTE.has(filter.kind))
    .filter(({ filter }) => !isMet || filter.isAbsent)
    .map(({ filter, evidence }) => whatLacks(filter, evidence.length > 0))
    .join(' ');

/** What the rows of a page are looked for with, made once for all of them. */
type Looking = {
  reading: Interpretation;
  index: ResumeIndex;
  provers: readonly Prover[];
  ranking: readonly RegExp[];
};

type Read = Found & { text: SourceResume };

function rowOf({ text: resume, ...found }: Read, { reading, index, provers, ranking }: Looking): AnswerRow {
  const proofs = provers.map(({ filter, proofOf }) => ({ filter, ...proofOf(resume) }));
  const quotes = proofs.flatMap(({ evidence }) => evidence.slice(0, QUOTES_OF_A_CONDITION));
  const places = placesOfWords(resume.text, ranking).slice(0, RANKING_QUOTES);
  const ranked = places.map((place) => evidenceInLine(resume, place));
  const met = reading.join === 'ANY' ? proofs.filter(({ evidence }) => evidence.length > 0) : proofs;
  const notes = [mentionNote(met, found.verdict === 'YES'), yearsNote(found, reading, index)];
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
  const { index } = answering;
  const read = await readPage(found, answering);
  const provers = reading.filters.map((filter) => proverOf(filter, index));
  const ranking = reading.op === 'RANK' && reading.words !== '' ? rankingPatterns(reading.words) : [];
  return read.map((one) => rowOf(one, { reading, index, provers, ranking }));
}
