import { LIMITS } from '@slotwise/contract/limits';
import { propfind } from 'tsdav';
import type { Context } from '#context.ts';
import { readCalendar } from '#engines/calendar-reader/calendar-reader.ts';
import { createGate } from '#lib/turns/gate.ts';
import type { Question } from './read-source.mapper.ts';
import { hashContent, type Access, type Fetched, type Known } from './read-source.rules.ts';
import { answerIn, eventsBetween, tooLarge } from './caldav.rules.ts';
import { openAccount, type DavClient } from './caldav-requests.service.ts';

/** How many calendars of one account are queried in parallel. */
const SIDE_BY_SIDE = 3;

/** Reads the chosen calendars of an account, unless all are unchanged. */
export async function fetchCalDav(
  context: Context,
  { username = '', password = '', calendars = [] }: Access,
  known: Known | null,
  { vendorId, lane, signal, ...question }: Question,
): Promise<Fetched> {
  const client = openAccount(context, { username, password }, signal);
  const gate = createGate({ atOnce: SIDE_BY_SIDE, waiting: calendars.length });
  const ofEach = <T>(read: (calendar: string) => Promise<T>): Promise<T[]> =>
    Promise.all(calendars.map((calendar) => gate(() => read(calendar))));

  const tags = await ofEach((calendar) => readTag(client, calendar));
  // A server may send tags of any length.
  const etag = tags.every(Boolean) ? hashContent(tags.join(' ')) : '';
  const version = { etag, modified: '', content: '' };
  if (etag && etag === known?.etag) return { ...version, spans: null };
  let left: number = LIMITS.busyAccountMax;
  const answers = await ofEach(async (calendar) => {
    const answer = await client.send(calendar, {
      method: 'REPORT',
      headers: { depth: '1', 'content-type': 'application/xml; charset=utf-8' },
      body: eventsBetween(question.horizon),
      maxBytes: left,
    });
    left -= answer.body.length;
    if (left < 0) throw tooLarge();
    return answerIn(answer);
  });
  return {
    ...version,
    spans: await readCalendar('calDavTimes', { ...question, answers }, { owner: vendorId, lane }),
  };
}

/** Changes with every change to the calendar's events; empty if the server keeps none. */
async function readTag({ fetch }: DavClient, calendar: string): Promise<string> {
  const [found] = await propfind({ url: calendar, props: { 'cs:getctag': {} }, depth: '0', fetch });
  const tag: unknown = found?.props?.['getctag'];
  return typeof tag === 'string' || typeof tag === 'number' ? String(tag) : '';
}
