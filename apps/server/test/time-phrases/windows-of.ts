/** Parses windows such as '23-24/11 9-12; 1/12 22-25' of a year; hours over 24 are on the next day. */
export function listWindows(written: string, year: number): { start: string; end: string }[] {
  const stretches = written
    .split('; ')
    .filter(Boolean)
    .flatMap((stretch) => {
      const [dates = '', hours = ''] = stretch.split(' ');
      return listDays(dates, year).flatMap((day) =>
        hours.split('+').map((range) => {
          const [from = '', to = ''] = range.split('-');
          return { start: wallAt(day, from), end: wallAt(day, to) };
        }),
      );
    });
  return stretches.toSorted((a, b) => a.start.localeCompare(b.start));
}

function listDays(dates: string, year: number): number[] {
  const [days = '', month] = dates.split('/');
  return days.split(',').flatMap((part) => {
    const [first = 0, last = first] = part.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) =>
      Date.UTC(year, Number(month) - 1, first + index),
    );
  });
}

function wallAt(day: number, clock: string): string {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return new Date(day + (hour * 60 + minute) * 60_000).toISOString().slice(0, 16);
}
