import type {
  AskedField,
  Filter,
  FilterKind,
  Interpretation,
} from '@slotwise/contract/deepgaze/questions.schema';
import type { FactKind } from '@slotwise/contract/deepgaze/resumes.schema';
import { isCity } from '../../resume-facts/mentions/places.ts';
import type { ResumeIndex } from '../../resume-index/segments/resume-index.ts';
import { resumesHolding } from '../../resume-index/segments/resume-numbers.ts';
import { type Answering, readResumes } from '../execute/read-resumes.ts';
import { matchFilter } from '../execute/match-filter.ts';
import type { Found } from '../execute/find-resumes.ts';
import { type EntityKind, findNamed } from '../linking/known-entities.ts';
import { findNearestName } from '../linking/known-names.ts';
import { capital } from './condition-words.ts';

const MOST_SUGGESTIONS = 4;
/** Longer values contain more than a name, and no one asks for them. */
const MOST_WORDS = 4;

/** Question templates for each kind. */
const ASKING: Partial<Record<FilterKind, (value: string) => string>> = {
  SKILL: (value) => `Who knows ${value}?`,
  COMPANY: (value) => `Who worked at ${value}?`,
  COLLEGE: (value) => `Who studied at ${value}?`,
  DEGREE: (value) => `Who has the degree ${value}?`,
  LOCATION: (value) => `Who is based in ${value}?`,
  TITLE: (value) => `Who worked as ${value}?`,
  SKILL_YEARS: (value) => `Who has the most years of ${value}?`,
};

const isAskable = (norm: string) => norm.length > 2 && norm.split(' ').length <= MOST_WORDS;

/** For years, only what is also a listed skill; for places, only cities. */
const IS_MEANT: Partial<Record<FactKind, (norm: string, index: ResumeIndex) => boolean>> = {
  SKILL_YEARS: (norm, index) => index.norms('SKILL').has(norm),
  LOCATION: isCity,
};

/** The most frequent value of a kind in these resumes. */
function frequent(index: ResumeIndex, kind: FactKind): string | null {
  const isMeant = (norm: string) => isAskable(norm) && (IS_MEANT[kind]?.(norm, index) ?? true);
  let best: string | null = null;
  let most = 0;
  for (const [norm, count] of index.norms(kind)) {
    if (count <= most || !isMeant(norm)) continue;
    best = norm;
    most = count;
  }
  return best;
}

/** A norm as spelled in a resume that has it. */
async function asWritten(kind: FactKind, norm: string, answering: Answering): Promise<string> {
  const [holding] = answering.index.holders(kind, norm);
  const [read] = holding ? await readResumes([holding], answering) : [];
  const fact = read?.text.facts.find((one) => one.kind === kind && one.norm === norm);
  return fact && fact.value.length <= 2 * norm.length && !fact.value.includes('\n')
    ? fact.value
    : capital(norm);
}

async function ask(kind: EntityKind | 'SKILL_YEARS', norm: string, answering: Answering): Promise<string> {
  const written =
    kind === 'LOCATION'
      ? capital(norm)
      : await asWritten(kind === 'SKILL_YEARS' ? 'SKILL' : kind, norm, answering);
  return ASKING[kind]?.(written) ?? written;
}

/** Questions that these resumes can answer. */
export async function askable(answering: Answering): Promise<string[]> {
  const kinds = ['SKILL', 'COMPANY', 'LOCATION', 'SKILL_YEARS'] as const;
  const norms = kinds.flatMap((kind) => {
    const norm = frequent(answering.index, kind);
    return norm === null ? [] : [{ kind, norm }];
  });
  return Promise.all(norms.map(({ kind, norm }) => ask(kind, norm, answering)));
}

/** The city of most people, if it divides those who were found. */
function cityAmong(found: readonly Found[], index: ResumeIndex): string | null {
  const city = frequent(index, 'LOCATION');
  if (city === null) return null;
  const living = resumesHolding(index, 'LOCATION', [city]);
  return found.some(({ resume }) => living.has(resume)) ? city : null;
}

/** Follow-up suggestions for a list. */
export function suggestionsAfterList(
  { op, filters }: Interpretation,
  found: readonly Found[],
  index: ResumeIndex,
): string[] {
  if (op === 'RANK' || filters.length === 0) return [];
  const isOfPlace = filters.some(({ kind }) => kind === 'LOCATION');
  const city = isOfPlace ? null : cityAmong(found, index);
  const isWithoutEmail = filters.some(({ kind, isAbsent }) => kind === 'EMAIL' && isAbsent);
  return [
    ...(op === 'COUNT' ? ['Who are they?'] : []),
    ...(city === null ? [] : [`Of those, who is in ${capital(city)}?`]),
    ...(isWithoutEmail ? [] : ['What are their email addresses?']),
  ];
}

/** The conditions that some resume meets on their own, each as a question. */
const partsThatFind = (filters: readonly Filter[], index: ResumeIndex): string[] =>
  filters.flatMap((filter) => {
    const isPlain = filter.isAbsent !== true && filter.value !== '' && matchFilter(filter, index).size > 0;
    const question = isPlain ? ASKING[filter.kind]?.(filter.value) : undefined;
    return question === undefined ? [] : [question];
  });

/** A person of these resumes with a similar name. */
function nameMeant(name: string, index: ResumeIndex): string[] {
  const near = findNearestName(name, index);
  return near === null ? [] : [`Who is ${near}?`];
}

/** A condition that found nothing, in the nearest spelling in these resumes. */
function corrected({ kind, value }: Filter, index: ResumeIndex): string[] {
  if (kind === 'RESUMES') return [];
  if (kind === 'PERSON') return nameMeant(value, index);
  const words = value.split(/\s+/).map((word) => index.correct(word.toLowerCase())[0] ?? word);
  const meant = words.join(' ');
  if (meant === value || !index.isMentioned(meant)) return [];
  const known = (['SKILL', 'TITLE', 'COMPANY', 'LOCATION'] as const).find(
    (one) => findNamed(index, one, meant)?.isExact,
  );
  return [ASKING[kind === 'TEXT' ? (known ?? 'TEXT') : kind]?.(meant) ?? meant];
}

const fewDistinct = (all: readonly string[]) => [...new Set(all)].slice(0, MOST_SUGGESTIONS);

/** Similar spellings of what was not found, or conditions that match on their own; else general suggestions. */
export async function suggestionsForNothing(
  { filters }: Interpretation,
  answering: Answering,
): Promise<string[]> {
  const { index } = answering;
  const near = filters.flatMap((filter) => corrected(filter, index));
  const parts = filters.length > 1 ? partsThatFind(filters, index) : [];
  return fewDistinct([...near, ...parts, ...(await askable(answering))]);
}

const MOST_OF_HELP = 6;

/** One question of each kind that these resumes can answer, for someone who does not know what to ask. */
export async function suggestionsForHelp(answering: Answering): Promise<string[]> {
  const { index } = answering;
  const [one, other] = namesHere(index);
  const ofPeople = one === undefined ? [] : [`What is the notice period of ${one}?`];
  const compared = one === undefined || other === undefined ? [] : [`Compare ${one} and ${other}`];
  const [skill, ...more] = await askable(answering);
  const questions = [...(skill ? [skill] : []), ...more.slice(0, 2), 'Who can join within 30 days?'];
  return [...new Set([...questions, ...ofPeople, ...compared])].slice(0, MOST_OF_HELP);
}

/** Two people by full name: one to ask about, and both to compare. */
function namesHere(index: ResumeIndex): string[] {
  const names = new Set<string>();
  for (let resume = 0; resume < index.size && names.size < 2; resume++) {
    const name = index.getName(resume);
    if (/^\p{Lu}\S+(?: \S+)+$/u.test(name)) names.add(name);
  }
  return [...names];
}

/** Questions about what the resume of the person in a refused question states. */
const aboutPeople = (filters: readonly Filter[]): string[] =>
  filters
    .filter(({ kind }) => kind === 'PERSON')
    .flatMap(({ value }) => [`What are the skills of ${value}?`, `Where has ${value} worked?`]);

/** What to ask about a field instead of its average. */
const STATED: Partial<Record<AskedField, string[]>> & { YEARS: string[] } = {
  YEARS: ['Years of experience of all candidates', 'Who has the most years of experience?'],
  NOTICE_PERIOD: ['Notice period of all candidates', 'Who can join within 30 days?'],
};

/** Questions about the stated field that a refused question would have ranked by. */
function statedInstead({ refusal, field, filters }: Interpretation): string[] {
  if (field === 'PAY') return ['What does each resume state as pay?', 'Notice period of all candidates'];
  if (filters.some(({ kind }) => kind === 'PERSON')) return [];
  if (field) return STATED[field] ?? STATED.YEARS;
  if (refusal === 'JUDGEMENT') return ['Who has the most years of experience?'];
  return refusal === 'PROTECTED'
    ? ['Who has at least 5 years of experience?', 'Who can join within 30 days?']
    : [];
}

/** What to ask instead of a refused question: about the same person, trade or skill, else what these resumes can answer. */
export async function suggestionsForRefused(
  reading: Interpretation,
  answering: Answering,
): Promise<string[]> {
  const { filters } = reading;
  const near = [
    ...aboutPeople(filters),
    ...partsThatFind(filters, answering.index),
    ...statedInstead(reading),
  ];
  return fewDistinct(near.length > 1 ? near : [...near, ...(await askable(answering))]);
}
