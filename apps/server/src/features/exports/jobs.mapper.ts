import { BOOKING_STATUSES } from '@slotwise/contract/booking-parts/life.schema';
import type { JobDetails } from '@slotwise/contract/job-descriptions/job-descriptions.schema';
import {
  EMPLOYMENT_TYPE_WORDS,
  JD_STATUS_WORDS,
  RATE_UNIT_WORDS,
  STATUS_WORDS,
  WORK_MODE_WORDS,
} from '@slotwise/contract/words';
import { dateText, listText, printedIn, toWord, toWords, type Column } from './exports.mapper.ts';

const PIPELINE: readonly Column<JobDetails>[] = BOOKING_STATUSES.map((status) => [
  STATUS_WORDS[status],
  (job) => job.pipeline[status],
]);

export function jobColumns(readerZone: string): readonly Column<JobDetails>[] {
  const at = printedIn(readerZone);
  return [
    ['Code', (job) => job.jdCode],
    ['Title', (job) => job.title],
    ['Organization', (job) => job.vendorName],
    ['Client', (job) => job.clientName],
    ['Department', (job) => job.department],
    ['Status', (job) => JD_STATUS_WORDS[job.jdStatus]],
    ['Priority', (job) => toWords(job.priority)],
    ['Openings', (job) => job.openings],
    ['Filled', (job) => job.filled],
    ...PIPELINE,
    ['Location', (job) => job.location],
    ['Work mode', (job) => toWord(WORK_MODE_WORDS, job.workMode)],
    ['Employment', (job) => toWord(EMPLOYMENT_TYPE_WORDS, job.employmentType)],
    ['Experience from (years)', (job) => job.experienceMin],
    ['Experience to (years)', (job) => job.experienceMax],
    ['Must have', (job) => listText(job.mustHaveSkills.map(({ name, weight }) => `${name} (${weight})`))],
    ['Good to have', (job) => listText(job.goodToHaveSkills)],
    ['Rounds', (job) => listText(job.rounds.map(({ name }) => name))],
    ['Currency', (job) => job.currency],
    ['Budget from', (job) => job.budgetMin],
    ['Budget to', (job) => job.budgetMax],
    ['Rate', (job) => toWord(RATE_UNIT_WORDS, job.rateUnit)],
    ['Notice (days)', (job) => job.maxNoticeDays],
    ['Target date', (job) => dateText(job.targetDate)],
    ['Hiring manager', (job) => job.hiringManagerName],
    ['Hiring manager email', (job) => job.hiringManagerEmail],
    ['Shared with', (job) => job.sharedWithVendorIds.length],
    [`Created (${readerZone})`, (job) => at(job.createdAt)],
    ['Job id', (job) => job.jdId],
  ];
}
