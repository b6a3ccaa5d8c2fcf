import type { Endpoint, RequestOf } from '@slotwise/contract/endpoint';
import { isFailure, type Failure } from '@slotwise/contract/failures';
import { getRaw } from '#api/get-raw.ts';
import { noAnswer } from '#api/request.ts';
import { saveBytes } from '#api/save-bytes.ts';

/**
 * Lets the browser save the meeting's calendar entry. It is fetched first, since a plain link sends none of our tokens,
 * and a token in its address would end up in the logs of every proxy.
 */
export async function saveCalendarEntry<E extends Endpoint>(
  endpoint: E,
  token: string,
): Promise<Failure | null> {
  const response = await getRaw(endpoint, {} as RequestOf<E>, { token });
  if (isFailure(response)) return response;
  const isCalendar = response.headers.get('content-type')?.startsWith('text/calendar') ?? false;
  const bytes = isCalendar ? await response.blob().catch(noAnswer) : noAnswer();
  if (isFailure(bytes)) return bytes;
  saveBytes(bytes, 'interview.ics');
  return null;
}
