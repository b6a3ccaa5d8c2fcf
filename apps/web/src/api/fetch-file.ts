import { isFailure, type Failure } from '@slotwise/contract/failures';
import { createDownloadTicket, downloadFile } from '@slotwise/contract/files/files.endpoints';
import { callApi } from './call-api.ts';
import { getRaw } from './get-raw.ts';
import { noAnswer } from './request.ts';

/** The bytes of a stored file. Never throws: a connection that breaks half-way is a Failure as well. */
export async function fetchFile(documentId: string, signal?: AbortSignal): Promise<ArrayBuffer | Failure> {
  const response = await getRaw(downloadFile, { params: { documentId } }, signal);
  if (isFailure(response)) return response;
  return response.arrayBuffer().catch(noAnswer);
}

/**
 * Lets the browser download a stored file under its own name. It sends no token of ours, so the link is a ticket
 * that works once. Answers a Failure when no ticket was given.
 */
export async function startDownload(documentId: string): Promise<Failure | null> {
  const answer = await callApi(createDownloadTicket, { params: { documentId } });
  if (isFailure(answer)) return answer;
  const link = document.createElement('a');
  link.href = answer.url;
  link.download = '';
  link.click();
  return null;
}
