import type { Endpoint, RequestOf } from '@slotwise/contract/endpoint';
import { isFailure } from '@slotwise/contract/failures';
import type { ActionMessages } from '@slotwise/contract/first-messages';
import { getRaw } from '#api/get-raw.ts';
import { noAnswer } from '#api/request.ts';
import { saveBytes } from '#api/save-bytes.ts';
import { reportFailure } from './report-failure.ts';

/** Lets the browser save an endpoint's response under this name; a refusal is shown in a toast. */
export async function saveDownload<E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  { name, messages }: { name: string; messages: ActionMessages },
) {
  const response = await getRaw(endpoint, request);
  const bytes = isFailure(response) ? response : await response.blob().catch(noAnswer);
  if (isFailure(bytes)) return reportFailure(messages, bytes);
  saveBytes(bytes, name);
}
