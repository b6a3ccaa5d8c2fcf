import type { JobDetails } from '@slotwise/contract/job-descriptions/job-descriptions.schema';
import { EMPLOYMENT_TYPE_WORDS, SUBMISSION_FIELD_WORDS } from '@slotwise/contract/words';

import { printWallTime } from '#lib/dates/wall-time.ts';
import { zoneCity } from '#lib/dates/zone-label.ts';
import { FactList, type Fact } from '#ui/lists/fact-list.tsx';
import { budgetText, experienceText, placeText } from '../job-words.model.ts';
import { TitledPart } from '#ui/text/titled-part.tsx';
import { JOBS } from '../jobs.texts.ts';
import classes from './job-drawer.module.css';

/** What is known about a job besides its texts; missing facts are shown as not stated. */
export function JobFacts({ job, isShared }: { job: JobDetails; isShared: boolean }) {
  return (
    <div className={classes.facts}>
      <TitledPart title={JOBS.facts()}>
        <FactList facts={[...commonFacts(job, isShared), ...(isShared ? [] : ownFacts(job))]} />
      </TitledPart>
    </div>
  );
}

const commonFacts = (job: JobDetails, isShared: boolean): Fact[] => [
  { label: JOBS.client(), value: isShared ? job.vendorName : job.clientName },
  { label: JOBS.place(), value: placeText(job) },
  { label: JOBS.employment(), value: job.employmentType && EMPLOYMENT_TYPE_WORDS[job.employmentType] },
  { label: JOBS.experience(), value: experienceText(job) },
  { label: JOBS.education(), value: job.education },
  { label: JOBS.budget(), value: budgetText(job) },
  {
    label: JOBS.maxNotice(),
    value: job.maxNoticeDays === null ? '' : JOBS.days({ days: job.maxNoticeDays }),
  },
  { label: JOBS.shiftZone(), value: job.shiftTimeZone && zoneCity(job.shiftTimeZone) },
  { label: JOBS.targetDate(), value: printWallTime(job.targetDate) },
  {
    label: JOBS.required(),
    value: job.submissionRequiredFields.map((name) => SUBMISSION_FIELD_WORDS[name]).join(', '),
  },
  ...(job.maxSubmissionsPerVendor === null
    ? []
    : [{ label: JOBS.perSupplier(), value: JOBS.atMost({ count: job.maxSubmissionsPerVendor }) }]),
];

const ownFacts = (job: JobDetails): Fact[] => [
  { label: JOBS.department(), value: job.department },
  {
    label: JOBS.manager(),
    value: [job.hiringManagerName, job.hiringManagerEmail].filter(Boolean).join(', '),
  },
  {
    label: JOBS.sharedWith(),
    value: JOBS.suppliers({ count: job.sharedWithVendorIds.length }),
  },
  { label: JOBS.budgetShown(), value: job.showsBudget ? JOBS.yes() : JOBS.no() },
];
