import type { Email } from 'postal-mime';
import type { Holiday, HolidayCountry } from '@slotwise/contract/availability/holidays.schema';
import type { BusyQuestion } from '../busy-times/read-busy-times.ts';
import type { CalDavQuestion } from '../busy-times/read-caldav-times.ts';
import type { MillisSpan } from '../calendar-files/file-event.ts';
import type { CalendarReply, ReplyQuestion } from '../calendar-replies/calendar-reply.ts';
import type { CountryQuestion } from '../holiday-days/country-holidays.ts';
import type { HolidayFile, HolidayFileQuestion } from '../holiday-days/read-holiday-file.ts';

/** The tasks that run in a thread of their own, with the question and the answer of each. */
export type ReaderTasks = {
  busyTimes: { question: BusyQuestion; answer: MillisSpan[] };
  calDavTimes: { question: CalDavQuestion; answer: MillisSpan[] };
  calendarReply: { question: ReplyQuestion; answer: CalendarReply };
  mail: { question: Uint8Array; answer: Email | undefined };
  holidayFile: { question: HolidayFileQuestion; answer: HolidayFile };
  countryHolidays: { question: CountryQuestion; answer: Holiday[] | null };
  holidayCountries: { question: null; answer: HolidayCountry[] };
};

export type ReaderTask = {
  [Kind in keyof ReaderTasks]: { kind: Kind; question: ReaderTasks[Kind]['question'] };
}[keyof ReaderTasks];

/** A message from the thread: the answer, or why the calendar is refused. */
export type ReaderMessage =
  | { answer: ReaderTasks[keyof ReaderTasks]['answer'] }
  | { refusal: { fault: string; remedy: string } };
