import type { saveDraft } from '@slotwise/contract/bookings/drafts.endpoints';
import { placeFields, roundFields } from '@slotwise/contract/bookings/bookings.schema';
import { candidatePatchSchema } from '@slotwise/contract/booking-parts/candidate.schema';
import type { Draft } from '@slotwise/contract/bookings/drafts.schema';
import type { ParsedRequestOf } from '@slotwise/contract/endpoint';
import { emailField, idField } from '@slotwise/contract/fields';
import { readTime, type TimePoint } from '#engines/wall-time/read-time.ts';
import { isTimeZone } from '#engines/wall-time/time-zones.ts';
import type { BookablePanelist } from '#features/panelists/panelists.service.ts';
import { isReadableWindow } from '#features/bookings/candidate.rules.ts';
import { MINUTE_MILLIS } from '#lib/durations.ts';

export type DraftRequest = ParsedRequestOf<typeof saveDraft>['body'];

/** What was typed, without the caller and the draft's id. */
export function toDraft(request: DraftRequest): Draft {
  const {
    vendorId: _vendor,
    submitterId: _submitter,
    userId: _user,
    bookingId: _id,
    version: _v,
    ...draft
  } = request;
  return draft;
}

/** A draft with changes applied: omitted fields stay. */
export const mergedDraft = (draft: Draft, changes: Draft): Draft => ({
  ...draft,
  ...changes,
  meetingInfo: { ...draft.meetingInfo, ...changes.meetingInfo },
  candidateDetails: { ...draft.candidateDetails, ...changes.candidateDetails },
});

type Fitting<T> = {
  safeParse: (value: unknown) => { success: true; data: T } | { success: false };
};

/** The value if the contract would accept it in a meeting; undefined if half typed. */
function fit<T>(schema: Fitting<T>, value: unknown): T | undefined {
  const parsed = schema.safeParse(value ?? undefined);
  return parsed.success ? parsed.data : undefined;
}

/** The same for a text, empty if half typed. */
const readText = (schema: Fitting<string | undefined>, value: unknown): string => fit(schema, value) ?? '';

/** The part of a typed candidate that is valid enough to list and search. */
export function readableCandidate({ candidateDetails: typed = {} }: Draft) {
  const { shape } = candidatePatchSchema;
  return {
    candidateName: readText(shape.candidateName, typed.candidateName),
    email: readText(shape.email, typed.email),
    phone: readText(shape.phone, typed.phone),
    whatsApp: readText(shape.whatsApp, typed.whatsApp),
    linkedIn: readText(shape.linkedIn, typed.linkedIn),
    timeZone: knownZone(typed.timeZone),
    currentLocation: readText(shape.currentLocation, typed.currentLocation),
    currentCompany: readText(shape.currentCompany, typed.currentCompany),
    currentDesignation: readText(shape.currentDesignation, typed.currentDesignation),
    totalExperience: fit(shape.totalExperience, typed.totalExperience) ?? null,
    noticePeriodDays: fit(shape.noticePeriodDays, typed.noticePeriodDays) ?? null,
    primarySkills: fit(shape.primarySkills, typed.primarySkills) ?? [],
    availability: (fit(shape.availability, typed.availability) ?? []).filter(isReadableWindow),
  };
}

export const readablePlace = ({ meetingInfo: typed = {} }: Draft) => ({
  title: readText(placeFields.title, typed.title),
  mode: fit(placeFields.mode, typed.mode) ?? ('VIDEO' as const),
  meetingLink: readText(placeFields.meetingLink, typed.meetingLink),
  venue: readText(placeFields.venue, typed.venue),
  dialIn: readText(placeFields.dialIn, typed.dialIn),
  instructions: readText(placeFields.instructions, typed.instructions),
});

/** `jobTitle` is its job's title, used if none was typed. */
export const readableRound = (typed: Draft, jobTitle = '') => ({
  jobTitle: readText(roundFields.jobTitle, typed.jobTitle) || jobTitle,
  roundName: readText(roundFields.roundName, typed.roundName),
  roundNumber: fit(roundFields.roundNumber, typed.roundNumber) ?? 1,
});

const knownZone = (zone: string | null | undefined): string | null =>
  zone && isTimeZone(zone) ? zone : null;

export type DraftTimes = { timeZone: string; span: { start: TimePoint; end: TimePoint } | null };

/** The zone, and the span if start and end, or start and length, are readable and plausible. */
export function readableTimes({ meetingInfo: typed = {} }: Draft, ownZone: string): DraftTimes {
  const timeZone = knownZone(typed.timeZone) ?? ownZone;
  const start = readPoint(typed.startTime, timeZone);
  const end = readPoint(typed.endTime, timeZone) ?? findEnd(start, typed.durationMinutes, timeZone);
  const span = start && end && Date.parse(start.instant) < Date.parse(end.instant) ? { start, end } : null;
  return { timeZone, span };
}

function readPoint(text: string | undefined, timeZone: string): TimePoint | null {
  const reading = readTime(text ?? '', timeZone);
  if (reading.kind !== 'time') return null;
  const millis = Math.floor(Date.parse(reading.instant) / MINUTE_MILLIS) * MINUTE_MILLIS;
  return { instant: new Date(millis).toISOString(), wallTime: reading.wallTime };
}

const LONGEST_MINUTES = 24 * 60;

function findEnd(
  start: TimePoint | null,
  minutes: number | null | undefined,
  timeZone: string,
): TimePoint | null {
  if (!start || !minutes || minutes < 0 || minutes > LONGEST_MINUTES) return null;
  return readPoint(new Date(Date.parse(start.instant) + minutes * MINUTE_MILLIS).toISOString(), timeZone);
}

type Seat = { name: string; email: string; required: boolean; panelist: BookablePanelist | undefined };

/** The job's id, if valid. */
export const readableJobId = ({ jdId }: Draft): string | null => fit(idField, jdId) ?? null;

/** The ids and addresses by which the typed panel may be found. */
export const namedInDraft = ({ panelists = [] }: Draft): { ids: string[]; emails: string[] } => ({
  ids: panelists.flatMap(({ panelistId }) => fit(idField, panelistId) ?? []),
  emails: panelists.flatMap(({ email }) => fit(addressField, email) ?? []),
});

const addressField = emailField('Email', 'Invalid email address');

/** Everyone on the typed panel with an address, each once and without the candidate. */
export function readablePanel(draft: Draft, known: BookablePanelist[]): Seat[] {
  const taken = new Set([readableCandidate(draft).email]);
  return (draft.panelists ?? []).flatMap(({ panelistId, name = '', email, required = true }) => {
    const address = fit(addressField, email);
    const panelist = known.find((one) =>
      panelistId ? one.panelistId === fit(idField, panelistId) : one.email === address,
    );
    const seat = panelist
      ? { name: panelist.name, email: panelist.email }
      : { name: name.trim(), email: address };
    if (!seat.email || taken.has(seat.email)) return [];
    taken.add(seat.email);
    return [{ name: seat.name || seat.email, email: seat.email, required, panelist }];
  });
}

/** The names of the fields that differ between two drafts, such as `candidateDetails.email`. */
export function changedFields(one: Draft | null, other: Draft): string[] {
  const [before, after] = [flat(one ?? {}), flat(other)];
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name) !== after.get(name));
}

/** The parts of a form by path; a list is one part. */
function flat(draft: Draft): Map<string, string> {
  const { meetingInfo = {}, candidateDetails = {}, ...rest } = draft;
  const inside = (path: string, part: object) =>
    Object.entries(part).map(([name, value]) => [path + name, value] as const);
  const parts = [
    ...inside('meetingInfo.', meetingInfo),
    ...inside('candidateDetails.', candidateDetails),
    ...inside('', rest),
  ];
  return new Map(
    parts
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([path, value]) => [path, JSON.stringify(value)]),
  );
}
