import type { DocumentRef } from '@slotwise/contract/booking-parts/documents.schema';
import { BOOKING_STATUSES } from '@slotwise/contract/booking-parts/life.schema';
import type { BookedJob, JobDetails } from '@slotwise/contract/job-descriptions/job-descriptions.schema';
import type { countPipelines, JobRow } from './job-descriptions.queries.ts';

/** The parts of a job that people write, except documents and suppliers. */
export type JobValues = Omit<
  JobDetails,
  | 'jdId'
  | 'vendorId'
  | 'vendorName'
  | 'version'
  | 'filled'
  | 'pipeline'
  | 'sharedWithVendorIds'
  | 'documents'
  | 'isSample'
  | 'createdAt'
  | 'updatedAt'
>;

export type Pipeline = JobDetails['pipeline'];

/** What belongs to a job besides its row. */
export type AroundJob = { pipeline: Pipeline; sharedWith: string[]; documents: DocumentRef[] };

const toNumber = (text: string | null): number | null => (text === null ? null : Number(text));

export const toJobValues = (row: Omit<JobRow, 'vendor_name'>): JobValues => ({
  jdCode: row.jd_code,
  title: row.title,
  clientName: row.client_name,
  department: row.department,
  description: row.description,
  responsibilities: row.responsibilities,
  ...toSkills(row),
  experienceMin: toNumber(row.experience_min),
  experienceMax: toNumber(row.experience_max),
  education: row.education,
  location: row.location,
  workMode: row.work_mode,
  employmentType: row.employment_type,
  openings: row.openings,
  currency: row.currency,
  budgetMin: row.budget_min ?? '',
  budgetMax: row.budget_max ?? '',
  rateUnit: row.rate_unit,
  showsBudget: row.shows_budget,
  maxNoticeDays: row.max_notice_days,
  shiftTimeZone: row.shift_time_zone,
  jdStatus: row.jd_status,
  priority: row.priority,
  targetDate: row.target_date ?? '',
  hiringManagerName: row.hiring_manager_name,
  hiringManagerEmail: row.hiring_manager_email,
  rounds: row.rounds,
  maxSubmissionsPerVendor: row.max_submissions_per_vendor,
  submissionRequiredFields: row.submission_required_fields,
});

const toSkills = (row: Pick<JobRow, 'must_have_skills' | 'good_to_have_skills'>) => ({
  mustHaveSkills: row.must_have_skills.map(({ name, weight, minYears }) => ({
    name,
    weight,
    minYears: minYears ?? null,
  })),
  goodToHaveSkills: row.good_to_have_skills,
});

/** A job in its own organization's version. */
export const toJobDetails = (row: JobRow, { pipeline, sharedWith, documents }: AroundJob): JobDetails => ({
  ...toJobValues(row),
  jdId: row.jd_id,
  vendorId: row.vendor_id,
  vendorName: row.vendor_name,
  version: row.version,
  filled: pipeline.ONBOARDED,
  pipeline,
  sharedWithVendorIds: sharedWith,
  documents,
  isSample: row.is_sample,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});

const NO_BUDGET = { budgetMin: '', budgetMax: '', rateUnit: null, currency: '' };

/**
 * A job in the version for a supplier it is shared with: what is needed to find candidates, and the supplier's own
 * submissions in `pipeline`. Who else submits, who at the client it is for, and how its panel scores stay with the
 * client.
 */
export const toSharedJob = (
  row: JobRow,
  { pipeline, documents }: Omit<AroundJob, 'sharedWith'>,
): JobDetails => ({
  ...toJobDetails(row, { pipeline, sharedWith: [], documents }),
  ...(!row.shows_budget && NO_BUDGET),
  clientName: '',
  department: '',
  hiringManagerName: '',
  hiringManagerEmail: '',
  rounds: row.rounds.map((round) => ({ ...round, panelTags: [], scorecard: [] })),
});

type Counted = Awaited<ReturnType<typeof countPipelines>>;

/** The counts by job, with zero for every status without bookings. */
export function buildPipelines(counted: Counted): (jdId: string) => Pipeline {
  const byJob = Map.groupBy(counted, ({ jd_id: jdId }) => jdId);
  return (jdId) => {
    const totals = new Map(
      byJob.get(jdId)?.map(({ booking_status: status, total }) => [status, Number(total)]),
    );
    return Object.fromEntries(
      BOOKING_STATUSES.map((status) => [status, totals.get(status) ?? 0]),
    ) as Pipeline;
  };
}

export const toBookedJob = (row: JobRow): BookedJob => ({
  jdId: row.jd_id,
  title: row.title,
  description: row.description,
  responsibilities: row.responsibilities,
  ...toSkills(row),
});
