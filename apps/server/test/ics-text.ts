/** The text of an iCalendar file with these lines and components. */
export const aCalendar = (...parts: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Example//Tests//EN', ...parts, 'END:VCALENDAR', ''].join(
    '\r\n',
  );

/** An event with these lines, without a UID unless one of them gives it. */
export const anEvent = (...lines: string[]): string => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n');
