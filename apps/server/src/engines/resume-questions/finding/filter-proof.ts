import type { Evidence, Filter } from '@slotwise/contract/deepgaze/questions/questions.schema';
import { normsOfFact } from '../../resume-facts/norms.ts';
import type { Fact } from '../../resume-facts/resume-facts.ts';
import type { ResumeIndex } from '../../resume-index/resume-index.ts';
import { evidenceAt, evidenceInLine } from './evidence.ts';
import { isWithin, skillYearsNorms } from './filter-matches.ts';
import { ENTITY_KINDS, findNamed } from './known-entities.ts';
import { literally, placeOfPhrase } from './mention-places.ts';
import type { SourceResume } from '../resume-source.ts';

/** What in a resume meets a condition: the facts that prove it, or words that only mention it. */
export type Proof = { facts: Fact[]; evidence: Evidence[] };

const valuesOf = ({ value, others }: Filter) => [value, ...(others ?? [])];

/** Words that only mention what is asked for; numbers without a word are mentioned by none. */
const spellingsOf = (filter: Filter, index: ResumeIndex) =>
  filter.kind === 'NOTICE_PERIOD'
    ? ['notice period', 'notice']
    : [...new Set(valuesOf(filter).flatMap((value) => [value, ...index.aliasesOf(value)]))].filter(
        (spelling) => spelling !== '',
      );

type FactsOf = (resume: SourceResume) => Fact[];

function ofKinds(kinds: readonly Fact['kind'][], norms: ReadonlySet<string>): FactsOf {
  return ({ facts }) =>
    facts.filter((fact) => kinds.includes(fact.kind) && normsOfFact(fact).some((norm) => norms.has(norm)));
}

/** The norms that meet a condition are looked up once; every resume is then held against them. */
function entityFacts(filter: Filter, index: ResumeIndex): FactsOf {
  const kind = ENTITY_KINDS.find((known) => known === filter.kind);
  if (!kind) return () => [];
  const normsOf = (value: string) =>
    kind === 'SKILL'
      ? (['SKILL', 'SKILL_YEARS'] as const).flatMap((one) => findNamed(index, one, value)?.norms ?? [])
      : (findNamed(index, kind, value)?.norms ?? []);
  const norms = new Set(valuesOf(filter).flatMap(normsOf));
  const has = ofKinds(kind === 'SKILL' ? ['SKILL', 'SKILL_YEARS'] : [kind], norms);
  if (filter.isCurrent === undefined) return has;
  const isMeant = ({ isCurrent = false, to }: Fact) => (filter.isCurrent ? isCurrent : to !== undefined);
  return (resume) => has(resume).filter(isMeant);
}

function yearsFacts(filter: Filter): FactsOf {
  return ({ facts }) => {
    const stated = facts.filter(({ kind, number }) => kind === 'STATED_YEARS' && isWithin(number, filter));
    return stated.length > 0 ? stated : facts.filter(({ kind }) => kind === 'RANGE');
  };
}

/** What finds the facts of a resume that prove a condition. */
function factFinder(filter: Filter, index: ResumeIndex): FactsOf {
  // That somebody states another place proves that they are not at this one.
  if (filter.isAbsent) return ({ facts }) => facts.filter(({ kind }) => kind === 'LOCATION');
  switch (filter.kind) {
    case 'SKILL_YEARS': {
      const has = ofKinds(
        ['SKILL_YEARS'],
        new Set(valuesOf(filter).flatMap((value) => skillYearsNorms(index, value))),
      );
      return (resume) => has(resume).filter(({ number }) => isWithin(number ?? 0, filter));
    }
    case 'YEARS':
      return yearsFacts(filter);
    case 'GRADUATION_YEAR':
      return ({ facts }) =>
        facts.filter(
          ({ kind, number, norm }) => kind === 'GRADUATION_YEAR' && isWithin(number ?? Number(norm), filter),
        );
    case 'NOTICE_PERIOD':
      return ({ facts }) =>
        facts.filter(({ kind, number }) => kind === 'NOTICE_PERIOD' && isWithin(number, filter));
    case 'EMAIL':
    case 'PHONE':
    case 'LINK':
      return ({ facts }) =>
        facts.filter(({ kind, norm }) => kind === filter.kind && norm.includes(filter.value.toLowerCase()));
    case 'PERSON':
      return ({ facts }) => facts.filter(({ kind }) => kind === 'NAME').slice(0, 1);
    default:
      return entityFacts(filter, index);
  }
}

/** Looks for words as they are before it looks for their forms, which takes longer. */
function mentionFinder(filter: Filter, index: ResumeIndex): (resume: SourceResume) => Evidence[] {
  const spellings = spellingsOf(filter, index);
  const patterns = spellings.map(literally);
  return (resume) => {
    for (const pattern of patterns) {
      const match = pattern.exec(resume.text);
      const evidence =
        match && evidenceInLine(resume, { start: match.index, end: match.index + match[0].length });
      if (evidence) return [evidence];
    }
    const place = spellings
      .map((spelling) => placeOfPhrase(resume.text, spelling))
      .find((one) => one !== null);
    const evidence = place && evidenceInLine(resume, place);
    return evidence ? [evidence] : [];
  };
}

/** A condition, ready to be proved of many resumes. */
export type Prover = {
  filter: Filter;
  factsOf: FactsOf;
  /** Whether the text has the asked words as they are, in any spelling that is known of them. */
  says: (text: string) => boolean;
  proofOf: (resume: SourceResume) => Proof;
};

/** Prepares the proof of a condition. Nothing proves an absence, and a list of resumes needs no proof. */
export function proverOf(filter: Filter, index: ResumeIndex): Prover {
  const isUnproved = filter.kind === 'RESUMES' || (filter.isAbsent === true && filter.kind !== 'LOCATION');
  const factsOf = isUnproved ? () => [] : factFinder(filter, index);
  const mentionsOf = mentionFinder(filter, index);
  const patterns = spellingsOf(filter, index).map(literally);
  const quote = filter.kind === 'PERSON' || filter.kind === 'YEARS' ? evidenceAt : evidenceInLine;
  const proofOf = (resume: SourceResume): Proof => {
    const facts = factsOf(resume);
    if (isUnproved || (filter.isAbsent && facts.length === 0)) return { facts: [], evidence: [] };
    if (facts.length === 0) return { facts, evidence: mentionsOf(resume) };
    return { facts, evidence: facts.map((fact) => quote(resume, fact)).filter((one) => one !== null) };
  };
  return { filter, factsOf, proofOf, says: (text) => patterns.some((pattern) => pattern.test(text)) };
}
