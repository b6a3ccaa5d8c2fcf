import type { HolidayCalendar } from '@slotwise/contract/availability/holidays.schema';
import { weeklyRangeSchema } from '@slotwise/contract/panelists/hours.schema';
import { durationText } from '#lib/dates/date-text.ts';
import { hoursPhrase } from '#lib/dates/weekly-hours.ts';
import { dayText, hoursText } from './dates/date-words.model.ts';
import { stretchesFrom, type Stretch } from './dates/dates.model.ts';
import { noticeText } from './limits/limit-choices.model.ts';
import type { AvailabilityValues } from './panelist-values.model.ts';
import { HOURS } from './hours/hours.texts.ts';

const SAID_DATES = 2;

type Context = {
  /** The holiday calendar that is followed. */
  calendar: Pick<HolidayCalendar, 'name' | 'source'> | null;
  /** `YYYY-MM-DD` */
  today: string;
};

/** 'Mon–Fri 09:00–18:00, not on public holidays in India, at most 3 a day.', plus a sentence for each further setting. */
export function availabilitySummary(values: AvailabilityValues, context: Context): string {
  return [
    general(values, context.calendar),
    buffers(values),
    notice(values),
    ...nextDates(values, context.today),
  ]
    .filter(Boolean)
    .join(' ');
}

function general(values: AvailabilityValues, calendar: Context['calendar']): string {
  const { weeklyHours, maxPerDay, maxPerWeek } = values;
  // Leaves out ranges that are still being typed.
  const whole = weeklyHours.filter((range) => weeklyRangeSchema.safeParse(range).success);
  return HOURS.general({
    hours: whole.length === 0 ? 'none' : hoursPhrase(whole),
    source: calendar?.source ?? 'none',
    calendar: calendar?.name ?? '',
    limits: limitsOn(values),
    perDay: maxPerDay ?? 0,
    perWeek: maxPerWeek ?? 0,
  });
}

function limitsOn({ maxPerDay, maxPerWeek }: AvailabilityValues) {
  if (maxPerDay === null) return maxPerWeek === null ? 'none' : 'WEEK';
  return maxPerWeek === null ? 'DAY' : 'BOTH';
}

function buffers({ bufferBefore, bufferAfter }: AvailabilityValues): string {
  if (bufferBefore === 0 && bufferAfter === 0) return '';
  const one = bufferBefore === 0 ? 'AFTER' : bufferAfter === 0 ? 'BEFORE' : 'BOTH';
  return HOURS.buffers({
    sides: bufferBefore === bufferAfter ? 'SAME' : one,
    before: durationText(bufferBefore),
    after: durationText(bufferAfter),
  });
}

const notice = ({ minNoticeHours }: AvailabilityValues): string =>
  minNoticeHours > 0 ? HOURS.notice({ span: noticeText(minNoticeHours) }) : '';

/** The next two date entries, and how many more there are. */
function nextDates({ dateOverrides }: AvailabilityValues, today: string): string[] {
  const stretches = stretchesFrom(dateOverrides, today);
  const more = stretches.length - SAID_DATES;
  return [
    ...stretches.slice(0, SAID_DATES).map(dateSentence),
    more > 0 ? HOURS.moreDates({ count: more }) : '',
  ];
}

const dateSentence = ({ from, to, days, ranges }: Stretch): string =>
  HOURS.stretch({
    isOff: String(ranges.length === 0),
    hours: hoursText(ranges),
    days,
    from: dayText(from),
    to: dayText(to),
  });
