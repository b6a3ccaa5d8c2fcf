/** The text of an iCalendar file with these lines and components. */
export const aCalendar = (...parts: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Example//Tests//EN', ...parts, 'END:VCALENDAR', ''].join(
    '\r\n',
  );

/** An event with these lines, nameless unless one of them is its UID. */
export const anEvent = (...lines: string[]): string => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n');
