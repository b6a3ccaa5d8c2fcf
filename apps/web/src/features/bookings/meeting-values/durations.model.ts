import { durationText } from '#lib/dates/date-text.ts';

const USUAL_MINUTES = [15, 30, 45, 60, 90, 120, 180, 240];

/** The usual durations, plus the present one if a typed end or a job made it different. */
export function durationChoices(minutes: number | ''): { value: string; label: string }[] {
  const isUsual = minutes === '' || USUAL_MINUTES.includes(minutes);
  const all = isUsual ? USUAL_MINUTES : [...USUAL_MINUTES, minutes];
  return all.toSorted((a, b) => a - b).map((n) => ({ value: String(n), label: durationText(n) }));
}
