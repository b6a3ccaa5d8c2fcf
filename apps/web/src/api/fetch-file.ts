import { isFailure, type Failure } from '@slotwise/contract/failures';
import { createDownloadTicket, downloadFile } from '@slotwise/contract/files/files.endpoints';
import { callApi } from './call-api.ts';
import { getRaw } from './get-raw.ts';
import { noAnswer } from './request.ts';
import { openTicket } from './save-bytes.ts';

/** A stored file; its `url` also names the organization it lies with, where that is another one. */
export type FileAddress = { documentId: string; url: string };

function requestFor({ documentId, url }: FileAddress) {
  const owner = new URL(url, window.location.href).searchParams.get('owner');
  return { params: { documentId }, query: owner ? { owner } : {} };
}

/** The bytes of a stored file. Never throws: a connection that breaks half-way is a Failure as well. */
export async function fetchFile(file: FileAddress, signal?: AbortSignal): Promise<ArrayBuffer | Failure> {
  const response = await getRaw(downloadFile, requestFor(file), { signal });
  if (isFailure(response)) return response;
  return response.arrayBuffer().catch(noAnswer);
}

/**
 * Lets the browser download a stored file under its own name. It sends no token of ours, so the link is a ticket
 * that works once. Answers a Failure when no ticket was given.
 */
export async function startDownload(file: FileAddress): Promise<Failure | null> {
  return openTicket(await callApi(createDownloadTicket, requestFor(file)));
}
