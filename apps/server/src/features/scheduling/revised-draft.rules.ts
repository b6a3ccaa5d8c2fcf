import { newBookingSchema, type ParsedNewBooking } from '@slotwise/contract/bookings/bookings.schema';
import type { ParsedRevision } from '@slotwise/contract/bookings/changes.schema';
import type { Draft } from '@slotwise/contract/bookings/drafts.schema';
import { readTime } from '#engines/wall-time/read-time.ts';
import { AppError } from '#lib/app-error.ts';
import { readableTimes } from './drafts.rules.ts';

const PLACE = ['title', 'mode', 'meetingLink', 'venue', 'dialIn', 'instructions'] as const;
const ROUND = ['jdId', 'jobTitle', 'roundName', 'roundNumber', 'scorecard'] as const;

/** A revision in the form of a draft; empty times change nothing. */
export function draftChanges({ meetingInfo = {}, panelists, ...request }: ParsedRevision): Draft {
  const { startTime, endTime, timeZone } = meetingInfo;
  return {
    ...given(request, ROUND),
    ...(panelists && { panelists }),
    meetingInfo: {
      ...given(request, PLACE),
      ...(startTime && { startTime }),
      ...(endTime && { endTime }),
      ...(timeZone && { timeZone }),
    },
  };
}

type Given<T, Key extends keyof T> = { [K in Key]?: Exclude<T[K], undefined> };

function given<T extends object, Key extends keyof T>(request: T, names: readonly Key[]): Given<T, Key> {
  const entries = names.filter((name) => request[name] !== undefined).map((name) => [name, request[name]]);
  return Object.fromEntries(entries) as Given<T, Key>;
}

type Times = { startTime: string; endTime: string; timeZone: string };

/** A draft's times as typed, so that a skipped or repeated hour is noticed; null while incomplete. */
export function timesToSchedule(draft: Draft, ownZone: string): Times | null {
  const { startTime = '', endTime = '' } = draft.meetingInfo ?? {};
  const { timeZone, span } = readableTimes(draft, ownZone);
  const isSkipped = [startTime, endTime].some((text) => readTime(text, timeZone).kind === 'does-not-exist');
  if (!span && !isSkipped) return null;
  return { startTime, endTime: endTime || (span?.end.instant ?? startTime), timeZone };
}

/** The draft as a meeting to schedule; VALIDATION_FAILED names what is missing. */
export function requireSchedulable(draft: Draft, bookingId: string, times: Times): ParsedNewBooking {
  const { panelists = [], ...rest } = draft;
  const parsed = newBookingSchema.safeParse({
    ...rest,
    bookingId,
    candidateDetails: draft.candidateDetails ?? {},
    meetingInfo: { ...draft.meetingInfo, ...times },
    panelists: panelists.map(({ panelistId, ...seat }) => (panelistId ? { ...seat, panelistId } : seat)),
  });
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  throw new AppError('VALIDATION_FAILED', {
    message: [...new Set(issues.map(({ message }) => message))],
    fieldErrors: Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message])),
  });
}
