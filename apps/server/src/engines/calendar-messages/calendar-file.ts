/**
 * A mailed calendar entry as a file to download: the same octets without METHOD. Without a method the object is a
 * snapshot that asks for no answer (RFC 5545 §3.7.2), so it may be stored in a calendar (RFC 4791 §4.1). PUBLISH would
 * be a snapshot too, but allows no ATTENDEE (RFC 5546 §3.2.1), so the entry would differ from the mailed one.
 */
export const toCalendarFile = (mailed: string): string => mailed.replace(/^METHOD:[A-Z]+\r\n/m, '');
