import type { SubmissionField } from '@slotwise/contract/job-descriptions/job-descriptions.schema';
import type { createVendorBooking } from '@slotwise/contract/vendor-bookings/vendor-bookings.endpoints';
import type { ParsedRequestOf } from '@slotwise/contract/endpoint';
import type { ProposedSlot } from '#db/job-tables.ts';
import { readTime, type TimePoint } from '#engines/wall-time/read-time.ts';
import { requireTimeZone } from '#engines/wall-time/require-time-zone.ts';
import { LIMITS } from '@slotwise/contract/limits';
import { DAY_MILLIS, MINUTE_MILLIS } from '#lib/durations.ts';
import { AppError, invalidField } from '#lib/app-error.ts';

export type NewSubmission = ParsedRequestOf<typeof createVendorBooking>['body'];

const LABELS: Record<SubmissionField, string> = {
  phone: 'Phone',
  linkedIn: 'LinkedIn profile',
  currentLocation: 'Location',
  totalExperience: 'Total experience',
  currentCompany: 'Current company',
  primarySkills: 'Skills',
  currentCtc: 'Current pay',
  expectedCtc: 'Expected pay',
  noticePeriodDays: 'Notice period',
  workAuthorization: 'Work authorization',
  resume: 'A resume',
};

/** Refuses a candidate of whom the job asks more, with each missing detail under its field. */
export function requireAskedFor(asked: readonly SubmissionField[], submission: NewSubmission) {
  const missing = asked.filter((field) => !isGiven(field, submission));
  if (missing.length === 0) return;
  const fieldErrors = Object.fromEntries(
    missing.map((field) => [
      field === 'resume' ? 'documents' : `candidateDetails.${field}`,
      `${LABELS[field]} is required for this job`,
    ]),
  );
  throw new AppError('VALIDATION_FAILED', { message: Object.values(fieldErrors), fieldErrors });
}

function isGiven(field: SubmissionField, { candidateDetails, documents = [] }: NewSubmission): boolean {
  if (field === 'resume') return documents.some(({ kind }) => kind === 'RESUME');
  const value = candidateDetails[field];
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== '';
}

export type AskedState = 'NOT_ASKED' | 'REQUESTED' | 'CONFIRMED';

/** How far the candidate's agreement is; refuses a submission without any where the client wants one. */
export function requireAgreement({ rtr }: NewSubmission, isRequired: boolean): AskedState {
  if (rtr.candidateConfirmed) return 'CONFIRMED';
  if (rtr.requestConfirmation) return 'REQUESTED';
  if (!isRequired) return 'NOT_ASKED';
  throw invalidField(
    'rtr',
    'This client wants the candidate to agree: confirm it, or have the candidate asked',
  );
}

export function requireRoomForMore(present: number, most: number | null) {
  if (most === null || present < most) return;
  throw invalidField('jdId', `This job takes at most ${most} candidates from each supplier`);
}

type WrittenSlot = NonNullable<NewSubmission['proposedSlots']>[number];

/** The times in which the candidate could talk, as instants with their wall times; each lies ahead. */
export const readProposedSlots = (slots: WrittenSlot[], now: Date): ProposedSlot[] =>
  slots.map((slot, position) => {
    const field = `proposedSlots.${position}`;
    requireTimeZone(`${field}.timeZone`, slot.timeZone);
    const start = readEnd(`${field}.startTime`, slot.startTime, slot.timeZone);
    const end = readEnd(`${field}.endTime`, slot.endTime, slot.timeZone);
    if (end.instant <= start.instant) throw invalidField(`${field}.endTime`, 'It must end after it starts');
    requireSensible(field, { start, end }, now);
    if (Date.parse(end.instant) <= now.getTime()) {
      throw new AppError('TIME_IN_PAST', {
        message: 'A proposed time has passed.',
        fieldErrors: { [`${field}.startTime`]: 'This time has passed' },
      });
    }
    return {
      startTime: start.instant,
      endTime: end.instant,
      timeZone: slot.timeZone,
      startLocal: start.wallTime,
      endLocal: end.wallTime,
    };
  });

/** Refuses what is longer than any meeting, and what lies further ahead than one may. */
function requireSensible(field: string, { start, end }: { start: TimePoint; end: TimePoint }, now: Date) {
  const [from, to] = [Date.parse(start.instant), Date.parse(end.instant)];
  const { meetingMaxMinutes, meetingMaxYearsAhead } = LIMITS;
  if (to - from > meetingMaxMinutes * MINUTE_MILLIS) {
    throw invalidField(`${field}.endTime`, `It lasts at most ${meetingMaxMinutes / 60} hours`);
  }
  if (from > now.getTime() + meetingMaxYearsAhead * 366 * DAY_MILLIS) {
    throw invalidField(`${field}.startTime`, `It lies at most ${meetingMaxYearsAhead} years ahead`);
  }
}

function readEnd(field: string, written: string, timeZone: string): TimePoint {
  const reading = readTime(written, timeZone);
  if (reading.kind === 'time') return reading;
  throw invalidField(field, 'A time is written as YYYY-MM-DDTHH:mm, as DD/MM/YYYY HH:mm, or as ISO 8601');
}
