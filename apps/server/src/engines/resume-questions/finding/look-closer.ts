import type { Filter, Interpretation } from '@slotwise/contract/deepgaze/questions/questions.schema';
import type { SectionKind } from '@slotwise/contract/deepgaze/resumes/resumes.schema';
import { type Answering, readResumes } from '../answering/answer-parts.ts';
import { type Prover, proverOf } from './filter-proof.ts';
import type { Found } from './find-resumes.ts';
import type { SourceResume } from '../resume-source.ts';

/** So many texts are read to look at mentions more closely; where there are more, the index alone decides. */
const MOST_LOOKED_AT = 120;

/** Places, degrees and colleges have too many spellings for this; of the rest the words themselves are asked for. */
const BY_WORDS = new Set<Filter['kind']>(['COMPANY', 'TITLE', 'SKILL']);

/** Where the words alone prove it, since nothing else is listed there. Jobs name clients and products as well. */
const PROVING_SECTION: Partial<Record<Filter['kind'], SectionKind>> = {
  SKILL: 'SKILLS',
  DEGREE: 'EDUCATION',
  COLLEGE: 'EDUCATION',
};

const sectionsOf = ({ text, sections }: SourceResume, wanted: SectionKind | undefined) =>
  sections.filter(({ kind }) => kind === wanted).map(({ start, end }) => text.slice(start, end));

const isProved = ({ filter, factsOf, says }: Prover, resume: SourceResume) =>
  factsOf(resume).length > 0 ||
  (!filter.isAbsent && sectionsOf(resume, PROVING_SECTION[filter.kind]).some((section) => says(section)));

const isMeant = ({ filter, factsOf, says }: Prover, resume: SourceResume) =>
  filter.isAbsent || !BY_WORDS.has(filter.kind) || factsOf(resume).length > 0 || says(resume.text);

/**
 * Reads the texts of resumes that the index finds by words alone, where they are few. What stands in the list of skills or
 * under education is proved; what only has another form of the words is left out, if others meet it better: 'a team of
 * sales executives' is nobody's title of sales executive.
 */
export async function lookCloser(
  found: Found[],
  reading: Interpretation,
  answering: Answering,
): Promise<Found[]> {
  const unclear = found.filter(({ verdict }) => verdict === 'UNCLEAR');
  const isChecked = reading.op !== 'RANK' && reading.join === 'ALL' && reading.filters.length > 0;
  if (!isChecked || unclear.length === 0 || unclear.length > MOST_LOOKED_AT) return found;
  const provers = reading.filters.map((filter) => proverOf(filter, answering.index));
  const texts = await readResumes(
    unclear.map(({ resume }) => resume),
    answering,
  );
  const textOf = new Map(texts.map(({ resume, text }) => [resume, text]));
  const looked = found.map((one): Found => {
    const text = one.verdict === 'UNCLEAR' ? textOf.get(one.resume) : undefined;
    const isNowProved =
      text !== undefined && isProvable(reading) && provers.every((prover) => isProved(prover, text));
    return isNowProved ? { ...one, verdict: 'YES' } : one;
  });
  if (looked.every(({ verdict }) => verdict === 'UNCLEAR')) return looked;
  const isKept = ({ resume, verdict }: Found) => {
    const text = textOf.get(resume);
    return verdict === 'YES' || text === undefined || provers.every((prover) => isMeant(prover, text));
  };
  return inGroups(looked.filter(isKept));
}

/** Years that are only added up and words that are not there stay unproved, whatever else is. */
const isProvable = ({ filters }: Interpretation) =>
  filters.every(({ kind, isAbsent }) => kind !== 'YEARS' && isAbsent !== true);

const inGroups = (found: readonly Found[]) => [
  ...found.filter(({ verdict }) => verdict === 'YES'),
  ...found.filter(({ verdict }) => verdict !== 'YES'),
];
