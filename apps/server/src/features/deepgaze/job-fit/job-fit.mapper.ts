import type { JobDetails } from '@slotwise/contract/job-descriptions/job-descriptions.schema';
import { RATE_UNIT_WORDS } from '@slotwise/contract/words';

/** A skill with this weight is nice to have. */
const NICE_WEIGHT = 1;

type Skill = JobDetails['mustHaveSkills'][number];

const toLine = ({ name, minYears }: Skill): string =>
  minYears ? `- ${minYears} years of ${name}` : `- ${name}`;

/** 'Experience: 3 to 6 years'; '' if the job gives no years. */
function experienceLine({ experienceMin: least, experienceMax: most }: JobDetails): string {
  if (least !== null && most !== null) return `Experience: ${least} to ${most} years`;
  if (least !== null) return `Experience: at least ${least} years`;
  return most === null ? '' : `Experience: at most ${most} years`;
}

function budgetLine({ currency, budgetMin, budgetMax, rateUnit }: JobDetails): string {
  const amounts = [budgetMin, budgetMax].filter((amount) => amount !== '').join(' to ');
  if (amounts === '') return '';
  return `Budget: ${[currency, amounts, rateUnit && RATE_UNIT_WORDS[rateUnit].toLowerCase()].filter(Boolean).join(' ')}`;
}

const labelled = (label: string, text: string): string => (text === '' ? '' : `${label}: ${text}`);
const under = (heading: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [heading, ...lines];

/** A job as the text of its description, to be read like a pasted one. */
export function toJobText(job: JobDetails): string {
  const must = job.mustHaveSkills.filter(({ weight }) => weight > NICE_WEIGHT);
  const nice = job.mustHaveSkills.filter(({ weight }) => weight <= NICE_WEIGHT);
  const lines = [
    labelled('Job title', job.title),
    labelled('Location', job.location),
    ...under('Must have', must.map(toLine)),
    ...under('Nice to have', [...nice.map(toLine), ...job.goodToHaveSkills.map((name) => `- ${name}`)]),
    ...under(
      'Requirements',
      [experienceLine(job), job.education].filter((line) => line !== ''),
    ),
    job.maxNoticeDays === null ? '' : `Notice period: at most ${job.maxNoticeDays} days`,
    budgetLine(job),
    ...under('Job description', job.description === '' ? [] : [job.description]),
    ...under('Responsibilities', job.responsibilities === '' ? [] : [job.responsibilities]),
  ];
  return lines.filter((line) => line !== '').join('\n');
}
