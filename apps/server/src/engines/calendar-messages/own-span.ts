/** The span of one of our own calendar entries. Its times are in UTC, and their lines never fold. */
export function readOwnSpan(ics: string): { startTime: Date; endTime: Date } {
  return { startTime: readTime(ics, START), endTime: readTime(ics, END) };
}

const START = /^DTSTART:(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\r?$/m;
const END = /^DTEND:(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\r?$/m;

function readTime(ics: string, pattern: RegExp): Date {
  const parts = pattern.exec(ics);
  if (!parts) throw new Error('A calendar entry of ours has a start and an end in UTC.');
  const [, year, month, day, hour, minute, second] = parts;
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`);
}
