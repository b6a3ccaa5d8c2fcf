const CLOCK = /^(\d{1,2})(?:[:.h ]?([0-5]\d))?\s*(am|pm)?$/i;

/**
 * Parses a time of day as people type it ('9', '9:30', '0930', '9.30', '9 pm') and returns `HH:mm`, or null. `24` and
 * `24:00` are the end of a day.
 */
export function readClock(text: string): string | null {
  const trimmed = text.trim();
  const spread = /^\d{3,4}$/.test(trimmed) ? `${trimmed.slice(0, -2)}:${trimmed.slice(-2)}` : trimmed;
  const [, hourText, minutes = '00', half] = CLOCK.exec(spread) ?? [];
  if (hourText === undefined) return null;
  const hour = half ? toTwentyFour(Number(hourText), half.toLowerCase()) : Number(hourText);
  if (hour === null || hour > 24 || (hour === 24 && minutes !== '00')) return null;
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}

function toTwentyFour(hour: number, half: string): number | null {
  if (hour < 1 || hour > 12) return null;
  return (hour % 12) + (half === 'pm' ? 12 : 0);
}

/** Adds minutes to a clock time, clamped to the day. */
export function stepClock(clock: string, minutes: number): string {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  const total = Math.min(24 * 60 - 1, Math.max(0, Math.round((hour * 60 + minute + minutes) / 15) * 15));
  return `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`;
}
