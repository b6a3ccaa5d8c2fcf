import type { BookingSummary } from '@slotwise/contract/bookings/bookings.schema';
import {
  MODE_WORDS,
  OWNERSHIP_WORDS,
  RATE_UNIT_WORDS,
  REJECT_REASON_WORDS,
  RTR_WORDS,
  STATUS_WORDS,
} from '@slotwise/contract/words';
import { printWallTime } from '#engines/wall-time/print-time.ts';
import type { ExportedBooking } from '#features/bookings/listing/exported-booking.mapper.ts';
import { printPhone } from '#lib/text/phone.ts';
import { listText, printedIn, toWord, toWords, type Column } from './exports.mapper.ts';

const wallText = (wall: string): string => (wall === '' ? '' : printWallTime(wall));

/** Meetings; their own times are in their own zone, all others in the reader's. */
export function meetingColumns(readerZone: string): readonly Column<ExportedBooking>[] {
  const at = printedIn(readerZone);
  return [
    ['Status', (one) => STATUS_WORDS[one.bookingStatus]],
    ['Candidate', (one) => one.candidateDetails.candidateName],
    ['Email', (one) => one.candidateDetails.email],
    ['Mobile number', (one) => printPhone(one.candidateDetails.phone)],
    ['LinkedIn', (one) => one.linkedInProfile],
    ['Location', (one) => one.candidateDetails.currentLocation],
    ['Experience (years)', (one) => one.candidateDetails.totalExperience],
    ['Skills', (one) => listText(one.candidateDetails.primarySkills)],
    ['Job', (one) => one.jobTitle],
    ['Round', (one) => one.roundNumber],
    ['Round name', (one) => one.roundName],
    ['Start', (one) => wallText(one.meetingInfo.startLocal)],
    ['End', (one) => wallText(one.meetingInfo.endLocal)],
    ['Time zone', (one) => one.meetingInfo.timeZone],
    ['Place', (one) => MODE_WORDS[one.meetingInfo.mode]],
    ['Panel', (one) => listText(one.panelists.map(({ name }) => name))],
    ['Scorecards', (one) => toWords(one.feedbackState)],
    ['Recruiter', (one) => one.recruiterName],
    ['Assignee', (one) => one.assigneeName],
    ['Organization', (one) => one.vendorName],
    ['Submitted by', (one) => one.submitterVendorName],
    [`Submitted (${readerZone})`, (one) => at(one.submissionDate)],
    ['Times moved', (one) => one.rescheduleCount],
    [`Created (${readerZone})`, (one) => at(one.createdAt)],
    ['Meeting id', (one) => one.bookingId],
  ];
}

/** The same for submissions, with the answer clock that both sides see. */
export function submissionColumns(readerZone: string): readonly Column<BookingSummary>[] {
  const at = printedIn(readerZone);
  return [
    ...meetingColumns(readerZone),
    [`Answer due (${readerZone})`, (one) => at(one.submission?.answerDueAt ?? null)],
    [`Answered (${readerZone})`, (one) => at(one.submission?.answeredAt ?? null)],
    ['Answer', (one) => toWords(one.submission?.answer ?? null)],
    ['Decline reason', (one) => toWord(REJECT_REASON_WORDS, one.submission?.declineReason?.code)],
    ['Right to represent', (one) => toWord(RTR_WORDS, one.submission?.rtrState)],
    ['Ownership', (one) => OWNERSHIP_WORDS[one.ownership.state]],
    [`Owned until (${readerZone})`, (one) => at(one.ownership.until)],
    ['Rate', (one) => one.submission?.billRate ?? ''],
    ['Currency', (one) => one.submission?.currency ?? ''],
    ['Unit', (one) => toWord(RATE_UNIT_WORDS, one.submission?.rateUnit)],
    [`First feedback (${readerZone})`, (one) => at(one.submission?.feedbackAt ?? null)],
  ];
}
