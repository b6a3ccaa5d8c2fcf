import type { JobDetails } from '@slotwise/contract/job-descriptions/job-descriptions.schema';
import { EMPLOYMENT_TYPE_WORDS, SUBMISSION_FIELD_WORDS } from '@slotwise/contract/words';
import { counted } from '#lib/dates/date-text.ts';
import { printWallTime } from '#lib/dates/wall-time.ts';
import { zoneCity } from '#lib/dates/zone-label.ts';
import { FactList, type Fact } from '#ui/lists/fact-list.tsx';
import { budgetText, experienceText, placeText } from '../job-words.model.ts';
import { TitledPart } from '#ui/text/titled-part.tsx';
import classes from './job-drawer.module.css';

/** What is known of a job besides its texts; what no one stated is said to be so. */
export function JobFacts({ job, isShared }: { job: JobDetails; isShared: boolean }) {
  return (
    <div className={classes.facts}>
      <TitledPart title="Facts">
        <FactList facts={[...commonFacts(job, isShared), ...(isShared ? [] : ownFacts(job))]} />
      </TitledPart>
    </div>
  );
}

const commonFacts = (job: JobDetails, isShared: boolean): Fact[] => [
  { label: 'Client', value: isShared ? job.vendorName : job.clientName },
  { label: 'Place', value: placeText(job) },
  { label: 'Employment', value: job.employmentType && EMPLOYMENT_TYPE_WORDS[job.employmentType] },
  { label: 'Experience', value: experienceText(job) },
  { label: 'Education', value: job.education },
  { label: 'Budget', value: budgetText(job) },
  {
    label: 'Notice, at most',
    value: job.maxNoticeDays === null ? '' : counted(job.maxNoticeDays, 'day', 'days'),
  },
  { label: 'Shift’s time zone', value: job.shiftTimeZone && zoneCity(job.shiftTimeZone) },
  { label: 'Target date', value: printWallTime(job.targetDate) },
  {
    label: 'A submission tells',
    value: job.submissionRequiredFields.map((name) => SUBMISSION_FIELD_WORDS[name]).join(', '),
  },
  ...(job.maxSubmissionsPerVendor === null
    ? []
    : [{ label: 'Submissions per supplier', value: `at most ${job.maxSubmissionsPerVendor}` }]),
];

const ownFacts = (job: JobDetails): Fact[] => [
  { label: 'Department', value: job.department },
  {
    label: 'Hiring manager',
    value: [job.hiringManagerName, job.hiringManagerEmail].filter(Boolean).join(', '),
  },
  {
    label: 'Shared with',
    value: counted(job.sharedWithVendorIds.length, 'supplier', 'suppliers'),
  },
  { label: 'Suppliers see the budget', value: job.showsBudget ? 'Yes' : 'No' },
];
