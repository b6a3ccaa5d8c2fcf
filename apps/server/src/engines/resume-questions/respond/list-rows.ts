import { isOfYears, yearsOfJobText } from '@slotwise/contract/deepgaze/questions.rules';
import type {
  AnswerRow,
  AskedField,
  Evidence,
  Filter,
  FilterKind,
  Interpretation,
} from '@slotwise/contract/deepgaze/questions.schema';
import { oncePerValue } from '#lib/turns/once-per.ts';
import type { ResumeIndex, ResumeNumber } from '../../resume-index/segments/resume-index.ts';
import { toRow } from './build-answer.ts';
import { type Answering, readPage } from '../execute/read-resumes.ts';
import { sayCareer } from '../execute/career-dates.ts';
import { findTitleFor, titlesForTasks } from '../execute/titles-for-tasks.ts';
import { distinctEvidence, quoteInLine, quoteNotice } from '../execute/evidence.ts';
import { type Proof, type Prover, buildProver } from '../execute/prove-filter.ts';
import type { Found } from '../execute/find-resumes.ts';
import { listUnmetConditions } from '../execute/relax-conditions.ts';
import { isContact } from '../linking/known-entities.ts';
import { PLACES } from '../execute/labelled-lines.ts';
import { FIELDS } from './field-names.ts';
import { readLabelledField } from './read-labelled-field.ts';
import { nameValue, yearsInWords } from './condition-words.ts';
import { locateWords, rankingPatterns } from '../execute/locate-words.ts';
import type { SourceResume } from '../execute/resume-source.ts';
import { explainMissing } from './explain-missing.ts';
import { isBounded, isOfCareer, isWithoutKind } from '../plan/query-plan.ts';

const CALLED_SO = 'Is shown for a job title that goes with such work.';
const MOST_QUOTES = 6;
const QUOTES_OF_A_CONDITION = 2;
const RANKING_QUOTES = 3;

/** A condition, and what in a resume meets it. */
type Asked = Proof & { filter: Filter; note?: string };

function collectFields(proofs: readonly Asked[]): AnswerRow['fields'] {
  const fields: Record<string, string[]> = {};
  for (const { filter, facts } of proofs) {
    if (filter.kind === 'RESUMES' || isOfCareer(filter) || facts.length === 0) continue;
    const values = facts.map(({ value }) => value);
    fields[filter.kind] = [...new Set([...(fields[filter.kind] ?? []), ...values])].slice(0, 8);
  }
  return fields;
}

/** Stated and computed years side by side, if asked for. */
function yearsNote(
  { facts }: SourceResume,
  found: Found,
  { reading: { filters }, index }: Pick<Looking, 'reading' | 'index'>,
): string {
  if (!filters.some(({ kind }) => kind === 'YEARS')) return '';
  const { stated, computed } = index.getYears(found.resume);
  const inField = facts.find(({ kind }) => kind === 'STATED_YEARS')?.value;
  const part = inField === undefined ? 'States no years of experience' : `States '${inField}' of a part`;
  const states = stated === null ? part : `States ${yearsInWords(stated)} of experience`;
  return computed === null ? `${states}.` : `${states}; its dated jobs add up to ${yearsInWords(computed)}.`;
}

const WITHOUT_NOTE: ReadonlySet<FilterKind> = new Set(['RESUMES', 'TEXT', 'PERSON', 'YEARS']);

/** A number of years in the words around a mention: 'ward nurse, 12 years'. */
const SOME_YEARS =
  /\b(?:\d{1,2}\+?|one|two|three|four|five|six|seven|eight|nine|ten|many|several) (?:years?|yrs?)\b/i;

/** Years next to a skill may be years with it. */
const sayYearsWith = (value: string, evidence: readonly Evidence[]): string =>
  evidence.some(({ quote }) => SOME_YEARS.test(quote))
    ? `Mentions ${value} in words that state years; read whether these are with it.`
    : `Lists ${value}, but states no years with it.`;

/** Why a mention of each kind is not proof. */
type Unproved = (value: string, evidence: readonly Evidence[], filter: Filter) => string;
const NOT_PROVED: Partial<Record<FilterKind, Unproved>> = {
  COMPANY: (value) => `Mentions ${value}, but not clearly as an employer.`,
  SKILL: (value) => `Mentions ${value}, but not in a list of skills.`,
  LANGUAGE: (value, _, filter) =>
    isBounded(filter)
      ? `Mentions ${value}, but states no level that was read.`
      : `Mentions ${value}, but not in a list of languages.`,
  CERTIFICATE: (value) => `Mentions ${value}, but not among certificates.`,
  SKILL_YEARS: sayYearsWith,
};

/** What a resume's silence means, if silence was asked for. */
function whatIsSilent(filter: Filter): string {
  if (filter.kind === 'LOCATION') return 'States no place.';
  const value = nameValue(filter);
  return isContact(filter.kind)
    ? `The whole text was searched: it has no ${value.replace(/^an? /, '')}.`
    : `Does not mention ${value}; this proves nothing about the person.`;
}

const UNREAD_NOTICE = 'This may be a notice period, but it could not be read for certain.';

/** The note that no dates show when a job was. */
function undated(filter: Filter): string | undefined {
  const { isCurrent } = filter;
  const mentioned = `Mentions ${nameValue(filter)}, but no dates`;
  if (isOfYears(filter)) return `${mentioned} could be read that tell it was ${yearsOfJobText(filter)}.`;
  return isCurrent === undefined
    ? undefined
    : `${mentioned} tell that this job ${isCurrent ? 'goes on' : 'ended'}.`;
}

/** What was asked for, with the resume's wording if it differs. */
const asSpelled = (filter: Filter, spelled: string | undefined): string =>
  spelled === undefined ? nameValue(filter) : `${nameValue(filter)} as '${spelled}'`;

/** What is missing for a resume to prove a condition. */
function whatLacks({ filter, isDenied, spelled, evidence }: Asked): string {
  const isMentioned = evidence.length > 0;
  const { kind, isAbsent } = filter;
  const value = asSpelled(filter, spelled);
  if (isAbsent) return whatIsSilent(filter);
  if (kind === 'NOTICE_PERIOD') return isMentioned ? UNREAD_NOTICE : 'States no notice period.';
  if (isDenied) return `Mentions ${value} only to say that it is not so, not yet or no longer.`;
  if (!isMentioned && kind !== 'SKILL_YEARS') return `Does not mention ${value}.`;
  return (
    undated(filter) ??
    NOT_PROVED[kind]?.(value, evidence, filter) ??
    `Mentions ${value}, but not where it would prove it.`
  );
}

/** Words that a resume lacks, while others of the same question were found. */
const isUnsaid = ({ filter, evidence }: Asked): boolean =>
  filter.kind === 'TEXT' && !filter.isAbsent && evidence.length === 0;

/** Something that no resume mentions is about the question, not about one person; the answer says it once. */
const isForAll = ({ filter, evidence, note }: Asked, { isUnmet }: Looking): boolean =>
  evidence.length === 0 && note === undefined && !filter.isAbsent && isUnmet(filter);

/** For those who meet it, only what is met by silence. */
const mentionNote = (proofs: readonly Asked[], isMet: boolean, looking: Looking): string =>
  proofs
    .filter(
      (proof) =>
        !proof.isProved && (proof.isDenied || !WITHOUT_NOTE.has(proof.filter.kind) || isUnsaid(proof)),
    )
    .filter((proof) => (!isMet || proof.filter.isAbsent) && !isForAll(proof, looking))
    .map((proof) => proof.note ?? whatLacks(proof))
    .join(' ');

/** Data for all rows of a page, prepared once. */
type Looking = {
  reading: Interpretation;
  index: ResumeIndex;
  provers: readonly Prover[];
  ranking: readonly RegExp[];
  /** The job titles of people who do what the ranking describes. */
  titles: ReadonlyMap<string, number>;
  /** The resumes that mention something in any spelling. */
  mentioning: (value: string) => ReadonlySet<ResumeNumber>;
  /** True if no one meets a condition. */
  isUnmet: (filter: Filter) => boolean;
};

type Read = Found & { text: SourceResume };

/** For a kind without facts, what was searched, or the lines that may still state it. */
function whatMayState(text: SourceResume, { kind }: Filter): Pick<Asked, 'note' | 'evidence'> {
  const place = kind === 'LANGUAGE' || kind === 'CERTIFICATE' ? PLACES[kind] : undefined;
  const field = kind as AskedField;
  const { evidence, note } = place ? readLabelledField(text, { field, place }) : explainMissing(text, field);
  return { evidence, note: note ?? `This may state ${FIELDS[field].one}.` };
}

/** If no notice period was read, shows the line that may state one. */
function proveCondition(resume: SourceResume, { filter, prove }: Prover): Asked {
  const proof = prove(resume);
  if (isWithoutKind(filter) && !isContact(filter.kind))
    return { filter, ...proof, ...whatMayState(resume, filter) };
  const isUnread = filter.kind === 'NOTICE_PERIOD' && !proof.isProved;
  const other = isUnread && resume.facts.find(({ kind }) => kind === 'NOTICE_PERIOD');
  if (other) {
    const quote = quoteNotice(resume, other);
    return { filter, ...proof, note: `States ${other.value} of notice.`, evidence: quote ? [quote] : [] };
  }
  return {
    filter,
    ...proof,
    ...(isUnread && { evidence: explainMissing(resume, 'NOTICE_PERIOD').evidence }),
  };
}

/** Someone shown because of other conditions may not even mention the skill whose years were asked for. */
function noteUnmentioned(proof: Asked, { resume }: Read, { mentioning }: Looking): Asked {
  const { kind, value } = proof.filter;
  const isMentioned = proof.evidence.length > 0 || kind !== 'SKILL_YEARS' || mentioning(value).has(resume);
  return isMentioned ? proof : { ...proof, note: `Does not mention ${value}.` };
}

function buildRow(read: Read, looking: Looking): AnswerRow {
  const { text: resume, ...found } = read;
  const { reading, index, provers, ranking, titles } = looking;
  const proofs = provers.map((prover) => noteUnmentioned(proveCondition(resume, prover), read, looking));
  const quotes = proofs.flatMap(({ evidence }) => evidence.slice(0, QUOTES_OF_A_CONDITION));
  const places = locateWords(resume.text, ranking).slice(0, RANKING_QUOTES);
  const called = places.length === 0 ? findTitleFor(resume.facts, titles) : undefined;
  const ranked = (called ? [called] : places).map((place) => quoteInLine(resume, place));
  const met = reading.join === 'ANY' ? proofs.filter(({ evidence }) => evidence.length > 0) : proofs;
  const notes = [
    called ? CALLED_SO : '',
    mentionNote(met, found.verdict === 'YES', looking),
    yearsNote(resume, found, { reading, index }),
    ...reading.filters
      .filter(isOfCareer)
      .map((filter) => sayCareer(resume, filter, reading.isLeastFirst)?.note ?? ''),
  ];
  const note = notes.filter((one) => one !== '').join(' ');
  return toRow(resume, {
    verdict: found.verdict,
    fields: collectFields(proofs),
    evidence: distinctEvidence([...quotes, ...ranked], MOST_QUOTES),
    ...(note !== '' && { note }),
  });
}

/** The rows of the requested page, with what meets the conditions in each resume. */
export async function buildRows(
  found: readonly Found[],
  reading: Interpretation,
  answering: Answering,
): Promise<AnswerRow[]> {
  const { index } = answering;
  const read = await readPage(found, answering);
  const provers = reading.filters.map((filter) => buildProver(filter, index, reading.isLeastFirst));
  const ranking = reading.op === 'RANK' && reading.words !== '' ? rankingPatterns(reading.words) : [];
  const titles = titlesForTasks(ranking.length > 0 ? reading.words : '');
  const mentioning = oncePerValue((value: string) => new Set(index.mentions(value)));
  const isUnmet = oncePerValue(
    (filter: Filter) => listUnmetConditions({ filters: [filter] }, index).length > 0,
  );
  return read.map((one) => buildRow(one, { reading, index, provers, ranking, titles, mentioning, isUnmet }));
}
