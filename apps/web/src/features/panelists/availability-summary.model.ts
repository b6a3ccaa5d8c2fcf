import type { HolidayCalendar } from '@slotwise/contract/availability/holidays.schema';
import { weeklyRangeSchema } from '@slotwise/contract/panelists/hours.schema';
import { counted, durationText } from '#lib/dates/date-text.ts';
import { hoursPhrase } from '#lib/dates/weekly-hours.ts';
import { dayText, stretchHours } from './dates/date-words.model.ts';
import { stretchesFrom, type Stretch } from './dates/dates.model.ts';
import { noticeText } from './limits/limit-choices.model.ts';
import type { AvailabilityValues } from './panelist-values.model.ts';

const SAID_DATES = 2;

type Context = {
  /** The calendar of holidays that is followed. */
  calendar: Pick<HolidayCalendar, 'name' | 'source'> | null;
  /** `YYYY-MM-DD` */
  today: string;
};

/** 'Mon–Fri 09:00–18:00, not on holidays of India, at most 3 a day.', and what else there is, a sentence each. */
export function availabilitySummary(values: AvailabilityValues, context: Context): string {
  const first = [hours(values), holidays(context.calendar), most(values)].filter(Boolean).join(', ');
  const rest = [room(values), notice(values), ...nextDates(values, context.today)];
  return [first, ...rest]
    .filter(Boolean)
    .map((sentence) => `${sentence}.`)
    .join(' ');
}

function hours({ weeklyHours }: AvailabilityValues): string {
  // What is still being typed is left out until it is a range.
  const whole = weeklyHours.filter((range) => weeklyRangeSchema.safeParse(range).success);
  if (weeklyHours.length === 0) return 'No weekly hours, so any time of the week';
  return hoursPhrase(whole);
}

function holidays(calendar: Context['calendar']): string {
  if (!calendar) return '';
  return calendar.source === 'COUNTRY'
    ? `not on holidays of ${calendar.name}`
    : `not on days of ${calendar.name}`;
}

function most({ maxPerDay, maxPerWeek }: AvailabilityValues): string {
  const limits = [maxPerDay !== null && `${maxPerDay} a day`, maxPerWeek !== null && `${maxPerWeek} a week`];
  const said = limits.filter(Boolean).join(' and ');
  return said && `at most ${said}`;
}

function room({ bufferBefore, bufferAfter }: AvailabilityValues): string {
  if (bufferBefore === bufferAfter)
    return bufferAfter ? `${durationText(bufferAfter)} free before and after each` : '';
  const sides = [
    bufferBefore > 0 && `${durationText(bufferBefore)} free before each`,
    bufferAfter > 0 && `${durationText(bufferAfter)} free after each`,
  ];
  return sides.filter(Boolean).join(', ');
}

const notice = ({ minNoticeHours }: AvailabilityValues): string =>
  minNoticeHours > 0 ? `${noticeText(minNoticeHours)} of notice` : '';

/** The next two entries of dates, and how many there are next to them. */
function nextDates({ dateOverrides }: AvailabilityValues, today: string): string[] {
  const stretches = stretchesFrom(dateOverrides, today);
  const more = stretches.length - SAID_DATES;
  return [
    ...stretches.slice(0, SAID_DATES).map(dateSentence),
    more > 0 ? `${counted(more, 'more entry', 'more entries')} of dates below` : '',
  ];
}

function dateSentence(stretch: Stretch): string {
  const { from, to, days, ranges } = stretch;
  const when = days > 1 ? `from ${dayText(from)} to ${dayText(to)}` : `on ${dayText(from)}`;
  return ranges.length === 0 ? `Off ${when}` : `${stretchHours({ ranges, days: 1 })} ${when}`;
}
