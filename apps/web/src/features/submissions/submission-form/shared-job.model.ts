import type {
  JobDetails,
  SubmissionField,
} from '@slotwise/contract/job-descriptions/job-descriptions.schema';
import { WORK_MODE_WORDS } from '@slotwise/contract/words';
import { SUBMISSIONS } from '../submissions.texts.ts';

/** The chosen job, if it is one of these. */
export const jobIn = (jobs: JobDetails[], jdId: string | null): JobDetails | null =>
  jobs.find((job) => job.jdId === jdId) ?? null;

/** Whether the client requires this detail for every submission to the job. */
export const asksFor = (job: JobDetails | null, field: SubmissionField): boolean =>
  job?.submissionRequiredFields.includes(field) ?? false;

/** 'Pune, Hybrid · 3 openings · Java, Kafka' */
export function jobFacts({ location, workMode, openings, mustHaveSkills }: JobDetails): string {
  const place = [location, workMode && WORK_MODE_WORDS[workMode]].filter(Boolean).join(', ');
  const skills = mustHaveSkills.map(({ name }) => name).join(', ');
  return [place, SUBMISSIONS.openings({ count: openings }), skills].filter(Boolean).join(' · ');
}
