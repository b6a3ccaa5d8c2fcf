import { LIMITS } from '@slotwise/contract/limits';
import type { Context } from '#context.ts';
import { readCalendar } from '#engines/calendar-reader/calendar-reader.ts';
import { guardedFetch } from '#lib/guarded-fetch/guarded-fetch.ts';
import { hashContent, type Fetched, type Known } from './read-source.rules.ts';
import type { Question } from './read-source.mapper.ts';
import { calendarIn, buildConditions, readMark } from './feeds.rules.ts';

/** Busy servers generate calendars on request. */
const FETCH_MILLIS = 10_000;

/** Reads a published calendar, unless it is the known version. Its address is secret and never returned. */
export async function fetchFeed(
  { config }: Context,
  { url }: { url: string },
  known: Known | null,
  { vendorId, lane, signal, ...question }: Question,
): Promise<Fetched> {
  const answer = await guardedFetch(url, {
    headers: buildConditions(known),
    maxBytes: LIMITS.busyFeedMax,
    timeoutMillis: FETCH_MILLIS,
    allowHosts: config.feedsAllowHosts,
    signal,
  });
  if (answer.status === 304 && known) return { ...toVersion(known), spans: null };
  const ics = calendarIn(answer);
  const { etag, 'last-modified': modified } = answer.headers;
  const version = { etag: readMark(etag), modified: readMark(modified), content: hashContent(answer.body) };
  // Many servers send no validators; their content is still compared before it is parsed.
  if (version.content === known?.content) return { ...version, spans: null };
  return {
    ...version,
    spans: await readCalendar('busyTimes', { ...question, ics }, { owner: vendorId, lane }),
  };
}

const toVersion = ({ etag, modified, content }: Known) => ({ etag, modified, content });
