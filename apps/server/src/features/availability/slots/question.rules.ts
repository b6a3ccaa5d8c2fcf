import type { findSlots } from '@slotwise/contract/availability/slots.endpoints';
import type { ParsedRequestOf } from '@slotwise/contract/endpoint';
import { emailField, idField } from '@slotwise/contract/fields';
import { LIMITS } from '@slotwise/contract/limits';
import type { DayRange } from '@slotwise/contract/panelists/hours.schema';
import { spanToRead } from '#engines/scheduling/horizon.ts';
import type { Span } from '#engines/scheduling/interval-set.ts';
import { requireTimeZone } from '#engines/wall-time/require-time-zone.ts';
import { invalidField } from '#lib/app-error.ts';
import { splitList, splitKeys } from '#lib/text/split-list.ts';
import type { Days } from '../team-week/team-week.rules.ts';
import { readHorizon } from './horizon.rules.ts';
import { readPools, type PoolRequest } from './pools.rules.ts';
import { readWindows } from './windows.rules.ts';

export type SlotQuery = ParsedRequestOf<typeof findSlots>['query'];

/** The question as asked, every part well-formed; no one in it has been looked up yet. */
export type Question = Days & {
  /** Panelists by id, and panel members by email address, each once. */
  ids: string[];
  emails: string[];
  /** Ids and addresses of the required ones; null if all are. */
  required: string[] | null;
  pools: PoolRequest[];
  candidate: { email: string | null; timeZone: string | null; windows: Span[] };
  durationMinutes: number;
  stepMinutes: number;
  /** Minutes that stay free on both sides, and daily ranges in everyone's own zone. */
  breakMinutes: number;
  breaks: DayRange[];
  limit: number;
  bookingId: string | null;
  /** Read once the people are known. */
  allow: string | undefined;
};

const STEP_MINUTES = 15;
const BREAK_MAX_MINUTES = 120;
const BREAKS_MAX = 10;
const SLOTS_SHOWN = 10;
const SLOTS_SHOWN_MAX = 100;

/** Reads every parameter. Throws VALIDATION_FAILED or TIME_DOES_NOT_EXIST for the first wrong one, by its name. */
export function readQuestion(query: SlotQuery, now: Date): Question {
  requireTimeZone('timeZone', query.timeZone);
  const people = readPeople(query);
  const pools = readPools(query.pools);
  const horizon = readHorizon(query, now);
  const candidate = readCandidate(query, horizon);
  if (people.ids.length + people.emails.length + pools.length === 0 && !candidate.isAsked)
    throw invalidField('panelistIds', 'Name at least one panelist, or the candidate');
  return {
    ...horizon,
    ...people,
    pools,
    candidate: candidate.asked,
    durationMinutes: readDuration(query.durationMinutes),
    stepMinutes: Number(query.step ?? STEP_MINUTES),
    breakMinutes: within('breakMinutes', query.breakMinutes ?? '0', { min: 0, max: BREAK_MAX_MINUTES }),
    breaks: readBreaks(query.breaks),
    limit: within('limit', query.limit ?? `${SLOTS_SHOWN}`, { min: 1, max: SLOTS_SHOWN_MAX }),
    bookingId: query.bookingId ?? null,
    allow: query.allow,
  };
}

function readPeople({ panelistIds, emails: addresses, required }: SlotQuery) {
  const ids = splitKeys(panelistIds);
  if (!ids.every(isId))
    throw invalidField('panelistIds', 'Panelists are named by their ids, with commas between them');
  const emails = splitKeys(addresses);
  const wrong = emails.find((email) => !emailField('Address', '').safeParse(email).success);
  if (wrong) throw invalidField('emails', `${wrong.slice(0, 80)} is not an email address`);
  const needed = required === undefined ? null : splitKeys(required);
  if (needed?.some((key) => !ids.includes(key) && !emails.includes(key)))
    throw invalidField('required', 'Who is required also stands in panelistIds or emails');
  return { ids, emails, required: needed };
}

function readCandidate({ candidateEmail, candidateTimeZone, candidateWindows }: SlotQuery, horizon: Days) {
  requireTimeZone('candidateTimeZone', candidateTimeZone);
  const windows = readWindows(candidateWindows, candidateTimeZone, spanToRead(horizon));
  return {
    isAsked: candidateEmail !== undefined || windows.length > 0,
    asked: { email: candidateEmail ?? null, timeZone: candidateTimeZone ?? null, windows },
  };
}

function readDuration(text: string): number {
  const { meetingMinMinutes: min, meetingMaxMinutes: max } = LIMITS;
  return within('durationMinutes', text, { min, max });
}

function readBreaks(text: string | undefined): DayRange[] {
  const parts = splitList(text);
  if (parts.length > BREAKS_MAX) throw invalidField('breaks', `Ask for at most ${BREAKS_MAX} breaks`);
  return parts.map((part) => {
    const [, start, end] = CLOCK_RANGE.exec(part) ?? [];
    if (start && end && start < end) return { start, end };
    throw invalidField('breaks', 'A break is written as 13:00-14:00 and ends after it starts');
  });
}

const CLOCK_RANGE = /^((?:[01]\d|2[0-3]):[0-5]\d)-((?:[01]\d|2[0-3]):[0-5]\d|24:00)$/;

const LABELS = { durationMinutes: 'Duration', breakMinutes: 'Break', limit: 'Limit' };

function within(
  field: keyof typeof LABELS,
  text: string,
  { min, max }: { min: number; max: number },
): number {
  const value = Number(text);
  if (value >= min && value <= max) return value;
  throw invalidField(
    field,
    `${LABELS[field]} is from ${min} to ${max}${field === 'limit' ? '' : ' minutes'}`,
  );
}

const isId = (text: string): boolean => idField.safeParse(text).success;
