import type { ParsedRequestOf } from '@slotwise/contract/endpoint';
import type { createPanelist, updatePanelist } from '@slotwise/contract/panelists/panelist-changes.endpoints';
import { OFFICE_HOURS, type DateOverride } from '@slotwise/contract/panelists/hours.schema';
import type { MemberDefaults } from '@slotwise/contract/panelists/panelists.schema';
import { toE164 } from '#lib/text/phone.ts';
import { distinctTexts } from '#lib/text/distinct-texts.ts';

type NewPanelist = {
  request: ParsedRequestOf<typeof createPanelist>['body'];
  defaults: { time_zone: string; phone_country: string; member_defaults: Partial<MemberDefaults> };
  panelistId: string;
  submitterId: string;
  now: Date;
};

/** The row of a new panelist, with defaults for what the form omits: the organization's, or office hours in its zone. */
export function newPanelistRow({ request, defaults, panelistId, submitterId, now }: NewPanelist) {
  const { firstName, lastName = '', displayName } = request;
  return {
    panelist_id: panelistId,
    first_name: firstName,
    last_name: lastName,
    display_name: displayName || `${firstName} ${lastName}`.trim(),
    email: request.email,
    phone: request.phone ? toE164(request.phone, defaults.phone_country) : '',
    designation: request.designation ?? '',
    department: request.department ?? '',
    skills: distinctTexts(request.skills ?? []),
    level: request.level ?? 'INTERVIEWER',
    ...startColumns(request, defaults),
    panel_status: 'INVITED' as const,
    submitter_id: submitterId,
    created_at: now,
    version: 1,
  };
}

function startColumns(
  request: NewPanelist['request'],
  { time_zone: ownZone, member_defaults: said }: NewPanelist['defaults'],
) {
  const start = { ...said, ...request };
  return {
    ...timeColumns(start),
    time_zone: start.timeZone ?? ownZone,
    weekly_hours: JSON.stringify(start.weeklyHours ?? OFFICE_HOURS),
  };
}

type Changes = ParsedRequestOf<typeof updatePanelist>['body'];
type Present = { first_name: string; last_name: string };

/** The changed columns; an absent field stays as it is. */
export function changedColumns(changes: Changes, present: Present, phoneCountry: string) {
  const firstName = changes.firstName ?? present.first_name;
  const lastName = changes.lastName ?? present.last_name;
  const { displayName, phone, skills, weeklyHours } = changes;
  return onlyGiven({
    first_name: changes.firstName,
    last_name: changes.lastName,
    // An emptied display name is replaced by the name, as for a new panelist.
    display_name: displayName === '' ? `${firstName} ${lastName}`.trim() : displayName,
    phone: phone ? toE164(phone, phoneCountry) : phone,
    designation: changes.designation,
    department: changes.department,
    skills: skills && distinctTexts(skills),
    level: changes.level,
    time_zone: changes.timeZone,
    weekly_hours: weeklyHours && JSON.stringify(weeklyHours),
    ...timeColumns(changes),
    panel_status: changes.panelStatus,
  });
}

type Times = Pick<
  Changes,
  | 'dateOverrides'
  | 'bufferBefore'
  | 'bufferAfter'
  | 'minNoticeHours'
  | 'maxPerDay'
  | 'maxPerWeek'
  | 'holidayCalendarId'
>;

/** The times besides the weekly hours; absent ones stay, or take the database's defaults. */
const timeColumns = (times: Times) =>
  onlyGiven({
    date_overrides: times.dateOverrides && JSON.stringify(inTheirOrder(times.dateOverrides)),
    buffer_before_minutes: times.bufferBefore,
    buffer_after_minutes: times.bufferAfter,
    min_notice_hours: times.minNoticeHours,
    max_per_day: times.maxPerDay,
    max_per_week: times.maxPerWeek,
    holiday_calendar_id: times.holidayCalendarId,
  });

const inTheirOrder = (dates: DateOverride[]): DateOverride[] =>
  dates.toSorted((a, b) => (a.date < b.date ? -1 : 1));

/** The same without undefined values. */
function onlyGiven<T extends object>(columns: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const given = Object.entries(columns).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as { [K in keyof T]?: Exclude<T[K], undefined> };
}
