import type { Row } from '#db/tables/rows.ts';
import type { DateOverride, WeeklyRange } from '@slotwise/contract/panelists/hours.schema';

/** All that says when a panelist can be on a panel, except their meetings. */
export type PanelistTimes = {
  panelistId: string;
  userId: string | null;
  name: string;
  designation: string;
  email: string;
  /** True if they take part in new panels. */
  isActive: boolean;
  skills: string[];
  timeZone: string;
  weeklyHours: WeeklyRange[];
  dateOverrides: DateOverride[];
  /** Free minutes before and after each meeting. */
  bufferBefore: number;
  bufferAfter: number;
  minNoticeHours: number;
  /** Null for no limit. */
  maxPerDay: number | null;
  maxPerWeek: number | null;
  /** Null for the organization's own calendar. */
  holidayCalendarId: string | null;
};

export const toPanelistTimes = (row: Row<'panelist'>): PanelistTimes => ({
  panelistId: row.panelist_id,
  userId: row.user_id,
  name: row.display_name,
  designation: row.designation,
  email: row.email,
  isActive: row.panel_status !== 'INACTIVE',
  skills: row.skills,
  ...toHours(row),
});

/** When and how much they interview. */
export const toHours = (row: Row<'panelist'>) => ({
  timeZone: row.time_zone,
  weeklyHours: row.weekly_hours,
  dateOverrides: row.date_overrides,
  bufferBefore: row.buffer_before_minutes,
  bufferAfter: row.buffer_after_minutes,
  minNoticeHours: row.min_notice_hours,
  maxPerDay: row.max_per_day,
  maxPerWeek: row.max_per_week,
  holidayCalendarId: row.holiday_calendar_id,
});
