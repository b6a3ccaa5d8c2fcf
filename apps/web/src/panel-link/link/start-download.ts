import type { Failure } from '@slotwise/contract/failures';
import { isFailure } from '../../link-pages/call-with-token.ts';
import { callLink } from './call-link.ts';

/** Lets the browser download a file through a ticket that works once, since it sends no token of ours. */
export async function startDownload(token: string, documentId: string): Promise<Failure | null> {
  const answer = await callLink(token, 'createTicketByLink', { params: { documentId } });
  if (isFailure(answer)) return answer;
  const link = document.createElement('a');
  link.href = answer.url;
  link.download = '';
  link.click();
  return null;
}
