import { BOOKING_STATUSES } from '@slotwise/contract/booking-parts/life.schema';
import type { JobDetails } from '@slotwise/contract/job-descriptions/job-descriptions.schema';

export const JOB_ID = '0198a000-0000-7000-8000-0000000000e1';

/** How many meetings of a job have each status; a status that is not named has none. */
export const aPipeline = (some: Partial<JobDetails['pipeline']> = {}): JobDetails['pipeline'] => ({
  ...(Object.fromEntries(BOOKING_STATUSES.map((status) => [status, 0])) as JobDetails['pipeline']),
  ...some,
});

/** A job as the server returns one: open, three openings, a screening and a technical round. */
export const aJobRecord = (overrides: Partial<JobDetails> = {}): JobDetails => ({
  jdId: JOB_ID,
  vendorId: '0198a000-0000-7000-8000-000000000001',
  vendorName: 'Northbridge Talent',
  version: 4,
  jdCode: 'HB-204',
  title: 'Senior Data Engineer',
  clientName: 'Halden Bank',
  department: '',
  description: 'You own the pipelines that price every card payment.',
  responsibilities: '',
  mustHaveSkills: [
    { name: 'SQL', weight: 5, minYears: 4 },
    { name: 'Kafka', weight: 3, minYears: null },
  ],
  goodToHaveSkills: ['Airflow'],
  experienceMin: 5,
  experienceMax: 10,
  education: '',
  location: 'Bengaluru',
  workMode: 'HYBRID',
  employmentType: 'FULL_TIME',
  openings: 3,
  filled: 1,
  pipeline: aPipeline({ SUBMITTED: 2, SCHEDULED: 1, ONBOARDED: 1 }),
  currency: 'INR',
  budgetMin: '2800000.00',
  budgetMax: '3600000.00',
  rateUnit: 'YEAR',
  showsBudget: false,
  maxNoticeDays: 60,
  shiftTimeZone: null,
  jdStatus: 'OPEN',
  priority: 'HIGH',
  targetDate: '2026-12-15',
  hiringManagerName: 'Jonas Weber',
  hiringManagerEmail: 'jonas@halden.example',
  rounds: [
    {
      roundNumber: 1,
      name: 'Screening',
      durationMinutes: 30,
      requiredCount: 1,
      panelTags: [],
      scorecard: [],
    },
    {
      roundNumber: 2,
      name: 'Technical 1',
      durationMinutes: 90,
      requiredCount: 2,
      panelTags: ['Streaming', 'SQL'],
      scorecard: [{ name: 'SQL', weight: 5, mustHave: true }],
    },
  ],
  sharedWithVendorIds: [],
  maxSubmissionsPerVendor: null,
  submissionRequiredFields: ['phone', 'resume'],
  documents: [],
  isSample: false,
  createdAt: '2026-11-01T09:00:00.000Z',
  updatedAt: '2026-11-01T09:00:00.000Z',
  ...overrides,
});
