/**
 * A mailed calendar entry as a file that someone takes home: the same octets without METHOD. Without one the object is
 * a snapshot that asks no one for anything (RFC 5545 §3.7.2), and so may lie in a calendar (RFC 4791 §4.1). PUBLISH
 * would be a snapshot as well, but allows no ATTENDEE (RFC 5546 §3.2.1), so the entry would not be the mailed one.
 */
export const toCalendarFile = (mailed: string): string => mailed.replace(/^METHOD:[A-Z]+\r\n/m, '');
