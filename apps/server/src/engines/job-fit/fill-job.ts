import type { FilledJob } from '@slotwise/contract/deepgaze/job-file.schema';
import type { JobCondition, JobFilterKind } from '@slotwise/contract/deepgaze/job-fit.schema';
import { LIMITS } from '@slotwise/contract/limits';
import { limitMarks } from '#lib/text/with-few-marks.ts';
import { openIndex } from '../resume-index/open-index.ts';
import { partOfHeading } from './cut-job.ts';
import { readJob } from './read-job.ts';
import { takeLabels } from './take-labels.ts';

/** The kinds that count as skills in the job form. */
const SKILLS: ReadonlySet<JobFilterKind> = new Set<JobFilterKind>([
  'SKILL',
  'SKILL_YEARS',
  'CERTIFICATE',
  'LANGUAGE',
]);
const MOST_SKILLS = 30;
const LONGEST_SKILL = 60;
const LONGEST_HEADING = 80;
/** Headings about duties; 'The role' is a heading about the job in general. */
const OF_DUTIES = /\b(?:duty|duties|responsibilit(?:y|ies)|tasks|accountabilities|do|doing)\b/i;

const listNames = ({ filter }: JobCondition) => [filter.value, ...(filter.others ?? [])];

/** A skill, or alternatives: 'Java or Kotlin'. */
const toSkill = (condition: JobCondition) => ({
  name: listNames(condition).join(' or ').slice(0, LONGEST_SKILL),
  minYears: condition.filter.kind === 'SKILL_YEARS' ? (condition.filter.atLeast ?? null) : null,
});

const getYears = (condition: JobCondition | undefined) => ({
  experienceMin: condition?.filter.atLeast ?? null,
  experienceMax: condition?.filter.atMost ?? null,
});

/** Splits the lines into those about duties and all others, in order. The duties heading is in neither. */
function divideLines(text: string, title: string) {
  const [duties, others]: [string[], string[]] = [[], []];
  let isOfDuties = false;
  for (const line of text.split('\n').map((one) => one.trim())) {
    const part = line.length <= LONGEST_HEADING ? partOfHeading(line) : null;
    if (part) isOfDuties = part === 'DUTIES' && OF_DUTIES.test(line);
    const isHeadOfDuties = part !== null && isOfDuties;
    if (!isHeadOfDuties && line !== title) (isOfDuties ? duties : others).push(line);
  }
  return { duties: toText(duties), others: toText(others) };
}

/** Lines as one text, without empty lines at its ends and never with two in a row. */
const toText = (lines: readonly string[]): string =>
  lines
    .filter((line, at) => line !== '' || (lines[at - 1] ?? '') !== '')
    .join('\n')
    .trim()
    .slice(0, LIMITS.jobTextMaxLength);

/**
 * Reads each field of a job from its description; empty or null if not stated. No text is lost: what fits no field
 * stays in the description.
 *
 * @param text of a file; only the first LIMITS.jobTextMaxLength characters are read
 */
export function fillJob(text: string): FilledJob {
  const read = limitMarks(text.slice(0, LIMITS.jobTextMaxLength)).replace(/\r\n?/g, '\n');
  const { said, rest } = takeLabels(read);
  const { title, conditions } = readJob(rest, openIndex([]));
  const { duties, others } = divideLines(rest, title);
  const findFirst = (kind: JobFilterKind) => conditions.find(({ filter }) => filter.kind === kind);
  const skills = conditions.filter(({ filter }) => SKILLS.has(filter.kind));
  const place = findFirst('LOCATION');
  return {
    ...said,
    title,
    description: others,
    responsibilities: duties,
    mustHaveSkills: skills
      .filter(({ isMust }) => isMust)
      .map(toSkill)
      .slice(0, MOST_SKILLS),
    goodToHaveSkills: skills
      .filter(({ isMust }) => !isMust)
      .map((one) => toSkill(one).name)
      .slice(0, MOST_SKILLS),
    ...getYears(findFirst('YEARS')),
    education: findFirst('DEGREE')?.words ?? '',
    location: place ? listNames(place).join(' / ') : '',
    maxNoticeDays: findFirst('NOTICE_PERIOD')?.filter.atMost ?? null,
  };
}
