import { shortWeekday } from './date-text.ts';

/** A range of a weekday (1 = Monday … 7 = Sunday), `HH:mm` to `HH:mm`; `24:00` ends a day. */
export type DayRange = { day: number; start: string; end: string };

const nameDay = (day: number): string => shortWeekday(`2000-01-0${day + 2}`);

const ofDay = (ranges: readonly DayRange[], day: number) =>
  ranges
    .filter((range) => range.day === day)
    .toSorted((a, b) => a.start.localeCompare(b.start))
    .map(({ start, end }) => `${start}–${end}`)
    .join(', ');

/** 'Mon–Fri 09:00–18:00', 'Mon–Thu 09:00–13:00, 14:00–18:00; Fri 09:00–13:00': consecutive days with the same hours are merged. */
export function hoursPhrase(ranges: readonly DayRange[]): string {
  const runs: { from: number; to: number; hours: string }[] = [];
  for (let day = 1; day <= 7; day += 1) {
    const hours = ofDay(ranges, day);
    const last = runs.at(-1);
    if (last && last.to === day - 1 && last.hours === hours) last.to = day;
    else if (hours) runs.push({ from: day, to: day, hours });
  }
  return runs
    .map(({ from, to, hours }) => `${nameDay(from)}${to > from ? `–${nameDay(to)}` : ''} ${hours}`)
    .join('; ');
}
