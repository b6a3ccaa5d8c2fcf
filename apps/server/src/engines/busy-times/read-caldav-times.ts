import { davRequest, type DAVResponse } from 'tsdav';
import { isWellFormedXml } from '#lib/text/is-well-formed-xml.ts';
import type { MillisSpan } from '../calendar-files/file-event.ts';
import { UnreadableCalendar } from '../calendar-files/unreadable-calendar.ts';
import { readBusyTimes, type BusyQuestion } from './read-busy-times.ts';

/** Like the question for a file, but with a CalDAV server's response for each calendar instead of the file's text. */
export type CalDavQuestion = Omit<BusyQuestion, 'ics'> & { answers: string[] };

const REMEDY = 'Try again later, or export the calendar as .ics.';
const EMPTY = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n';

/**
 * Returns when an account's owner is busy, from the `calendar-query` responses (RFC 4791, 7.8) for its calendars, by
 * the same rules as for a file. Throws UnreadableCalendar for an invalid or incomplete response.
 */
export async function readCalDavTimes({ answers, ...question }: CalDavQuestion): Promise<MillisSpan[]> {
  const objects = (await Promise.all(answers.map(objectsIn))).flat();
  return readBusyTimes({ ...question, ics: objects.length > 0 ? objects.join('\r\n') : EMPTY });
}

const notCalDav = (): UnreadableCalendar =>
  new UnreadableCalendar('The server does not answer as a CalDAV server does.', REMEDY);

/** The iCalendar texts in one response. */
async function objectsIn(answer: string): Promise<string[]> {
  if (!isWellFormedXml(answer)) throw notCalDav();
  const responses = await parseAnswer(answer);
  if (!responses.every(({ raw }) => isMultistatus(raw))) throw notCalDav();
  // A server that truncates its response says so with a status for the calendar itself (RFC 4791, 7.8; RFC 5323, 5.17).
  if (responses.some(({ status }) => status === 507)) {
    throw new UnreadableCalendar(
      'The server sends a part of this calendar only, since it is too long.',
      REMEDY,
    );
  }
  return responses.flatMap(({ props }) => textIn(props?.['calendarData']) ?? []);
}

/** The library only parses what it has fetched itself, so it is given the response through a fake fetch. */
const parseAnswer = (answer: string): Promise<DAVResponse[]> =>
  davRequest({
    url: 'https://answered.invalid/',
    init: { method: 'REPORT', headers: {}, body: {} },
    convertIncoming: false,
    fetch: () =>
      Promise.resolve(new Response(answer, { status: 207, headers: { 'content-type': 'application/xml' } })),
  });

const isMultistatus = (raw: unknown): boolean =>
  typeof raw === 'object' && raw !== null && 'multistatus' in raw;

function textIn(data: unknown): string | undefined {
  const text = typeof data === 'object' && data !== null && '_cdata' in data ? data._cdata : data;
  return typeof text === 'string' && text.trim() ? text.trim() : undefined;
}
