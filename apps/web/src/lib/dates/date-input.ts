const DAY_FIRST = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})$/;
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * Parses a date as people type it, day first ('5/1/2027', '05.01.27', '5-1-2027') or as ISO 8601, and returns
 * `YYYY-MM-DD`. Null for anything else, and for a day its month does not have: such a date is never moved to another.
 */
export function readDate(text: string): string | null {
  const trimmed = text.trim();
  const iso = ISO.exec(trimmed);
  if (iso) return existing(iso[1], iso[2], iso[3]);
  const [, day, , month, year] = DAY_FIRST.exec(trimmed) ?? [];
  return existing(year?.length === 2 ? `20${year}` : year, month, day);
}

function existing(year = '', month = '', day = ''): string | null {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const instant = Date.parse(`${date}T00:00Z`);
  // Some engines parse 30 February as 2 March, so the date must round-trip.
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(date) ? date : null;
}
