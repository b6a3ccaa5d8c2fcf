import { counted } from '#lib/dates/date-text.ts';

/** 'Immediately', '30 days' */
const noticeText = (days: number): string => (days === 0 ? 'Immediately' : counted(days, 'day', 'days'));

/** The longest notice periods that the list can be narrowed to, in days: those that contracts have. */
export const NOTICE_LIMITS = [0, 7, 15, 30, 45, 60, 90].map((days) => ({
  value: String(days),
  label: days === 0 ? noticeText(days) : `Up to ${noticeText(days)}`,
}));

/** Such a limit as an address names it. */
export const toNoticeLimit = (text: string): string | undefined =>
  NOTICE_LIMITS.find(({ value }) => value === text)?.value;
