/** The span that one of our own calendar entries states; its times are UTC, and their lines never fold. */
export function readOwnSpan(ics: string): { startTime: Date; endTime: Date } {
  return { startTime: readTime(ics, 'DTSTART'), endTime: readTime(ics, 'DTEND') };
}

function readTime(ics: string, name: 'DTSTART' | 'DTEND'): Date {
  const parts = new RegExp(`^${name}:(\\d{4})(\\d\\d)(\\d\\d)T(\\d\\d)(\\d\\d)(\\d\\d)Z\\r?$`, 'm').exec(ics);
  if (!parts) throw new Error(`A calendar entry of ours has a ${name} in UTC.`);
  const [, year, month, day, hour, minute, second] = parts;
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`);
}
