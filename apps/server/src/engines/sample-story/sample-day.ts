import { Temporal } from 'temporal-polyfill';

const SATURDAY = 6;

/** The working day `days` working days after today, or before it if negative. */
function workingDay(today: Temporal.PlainDate, days: number): Temporal.PlainDate {
  const step = Math.sign(days);
  let day = today;
  for (let left = Math.abs(days); left > 0;) {
    day = day.add({ days: step });
    if (day.dayOfWeek < SATURDAY) left -= 1;
  }
  return day;
}

/** The wall time `YYYY-MM-DDTHH:mm` of a clock time on the working day `days` from now, in the zone. */
export function sampleWallTime(now: Date, timeZone: string, days: number, clock: string): string {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate();
  return `${workingDay(today, days).toString()}T${clock}`;
}

/** The instant of that wall time; in a clock gap, the time after it. */
export function sampleInstant(wallTime: string, timeZone: string): Date {
  const instant = Temporal.PlainDateTime.from(wallTime).toZonedDateTime(timeZone).toInstant();
  return new Date(instant.epochMilliseconds);
}
