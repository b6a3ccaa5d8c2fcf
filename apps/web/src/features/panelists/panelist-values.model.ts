import { type MemberDefaults, type Panelist } from '@slotwise/contract/panelists/panelists.schema';
import { newPanelistSchema, type NewPanelist } from '@slotwise/contract/panelists/panelist-changes.schema';
import { mistakesBy } from '#lib/mistakes-by.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';
import { applyDraft, comingDates, draftErrors, isUntouched, type DatesDraft } from './dates/dates.model.ts';
import { overlapErrors } from './hours/weekly-hours.model.ts';

type PanelistFields = Required<Omit<NewPanelist, 'vendorId' | 'sendInvitation' | 'submitterId' | 'userId'>>;

/** The values of the panelist form; every field is present, empty if unknown. */
export type PanelistValues = PanelistFields & {
  /** Dates being typed that are not yet in the list; null while no one adds any. */
  newDates: DatesDraft | null;
};

/** When someone can interview: the fields panelists set themselves. */
export const AVAILABILITY = [
  'timeZone',
  'weeklyHours',
  'dateOverrides',
  'bufferBefore',
  'bufferAfter',
  'minNoticeHours',
  'maxPerDay',
  'maxPerWeek',
  'holidayCalendarId',
] as const satisfies (keyof PanelistFields)[];

export type AvailabilityValues = Pick<PanelistFields, (typeof AVAILABILITY)[number]>;

/** A new panelist's defaults. */
export type Start = MemberDefaults & { timeZone: string };

export const emptyPanelist = (start: Start): PanelistValues => ({
  firstName: '',
  lastName: '',
  displayName: '',
  email: '',
  phone: '',
  designation: '',
  department: '',
  skills: [],
  level: 'INTERVIEWER',
  ...start,
  dateOverrides: [],
  holidayCalendarId: null,
  newDates: null,
});

export const toValues = (panelist: Panelist): PanelistValues => ({
  firstName: panelist.firstName,
  lastName: panelist.lastName,
  displayName: panelist.displayName,
  email: panelist.email,
  phone: panelist.phone,
  designation: panelist.designation,
  department: panelist.department,
  skills: panelist.skills,
  level: panelist.level,
  ...toAvailability(panelist),
  newDates: null,
});

export const toAvailability = (values: AvailabilityValues): AvailabilityValues => ({
  timeZone: values.timeZone,
  weeklyHours: values.weeklyHours,
  dateOverrides: values.dateOverrides,
  bufferBefore: values.bufferBefore,
  bufferAfter: values.bufferAfter,
  minNoticeHours: values.minNoticeHours,
  maxPerDay: values.maxPerDay,
  maxPerWeek: values.maxPerWeek,
  holidayCalendarId: values.holidayCalendarId,
});

/** The current day in the panelist's zone. */
export const getToday = ({ timeZone }: Pick<AvailabilityValues, 'timeZone'>, now: number): string =>
  wallTimeAt(now, timeZone).slice(0, 10);

/** The values as sent: including dates typed but not added to the list, without past ones. */
export function settled({ newDates, ...values }: PanelistValues, now: number): PanelistFields {
  const isAdded = newDates !== null && !isUntouched(newDates);
  const dates = isAdded ? applyDraft(values.dateOverrides, newDates) : values.dateOverrides;
  return { ...values, dateOverrides: comingDates(dates, getToday(values, now)) };
}

/** An empty display name is left to the server, which builds it from the names. */
export const toNewPanelist = ({ displayName, ...rest }: PanelistFields): NewPanelist => ({
  ...rest,
  ...(displayName.trim() && { displayName }),
});

/**
 * All invalid fields with their texts, checked by the contract's schema; those of dates being added begin with
 * `newDates.`.
 */
export function validatePanelist(values: PanelistValues, now: number): Record<string, string> {
  const { newDates, ...fields } = values;
  return { ...fieldErrors(fields), ...newDatesErrors(newDates, values, now) };
}

/** The same for the reader's own availability only: the rest of a record is not for its panelist to fix. */
export function validateAvailability(values: PanelistValues, now: number): Record<string, string> {
  const own: readonly string[] = [...AVAILABILITY, 'newDates'];
  const errors = Object.entries(validatePanelist(values, now));
  return Object.fromEntries(errors.filter(([path]) => own.includes(path.split('.')[0] ?? '')));
}

function fieldErrors(fields: PanelistFields): Record<string, string> {
  const errors = mistakesBy(newPanelistSchema, toNewPanelist(fields));
  // The schema reports the week as a whole; this names the overlapping range.
  return { ...errors, ...(errors['weeklyHours'] && under('weeklyHours', overlapErrors(fields.weeklyHours))) };
}

function newDatesErrors(draft: DatesDraft | null, values: AvailabilityValues, now: number) {
  if (!draft || isUntouched(draft)) return {};
  return under('newDates', draftErrors(draft, values.dateOverrides, getToday(values, now)));
}

/** Prefixes a part's errors for the whole form. */
export const under = (part: string, errors: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([path, text]) => [`${part}.${path}`, text]));

/** The errors of a part, under its own field names. */
export const within = <Text>(part: string, errors: Record<string, Text>): Record<string, Text> =>
  Object.fromEntries(
    Object.entries(errors)
      .filter(([path]) => path.startsWith(`${part}.`))
      .map(([path, text]) => [path.slice(part.length + 1), text]),
  );

/** The errors without those of a field that was just changed. */
export const withoutErrors = <Text>(field: string, errors: Record<string, Text>): Record<string, Text> =>
  Object.fromEntries(
    Object.entries(errors).filter(([path]) => path !== field && !path.startsWith(`${field}.`)),
  );
