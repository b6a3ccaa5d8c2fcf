import { isFailure, type Failure } from '@slotwise/contract/failures';
import { createDownloadTicket, downloadFile } from '@slotwise/contract/files/files.endpoints';
import { callApi } from './call-api.ts';
import { getRaw } from './get-raw.ts';
import { noAnswer } from './request.ts';
import { openTicket } from './save-bytes.ts';

/** A stored file; its `url` also names the owning organization if it is another one. */
export type FileAddress = { documentId: string; url: string };

function requestFor({ documentId, url }: FileAddress) {
  const owner = new URL(url, window.location.href).searchParams.get('owner');
  return { params: { documentId }, query: owner ? { owner } : {} };
}

/** The bytes of a stored file. Never throws: a connection that breaks halfway is a Failure too. */
export async function fetchFile(file: FileAddress, signal?: AbortSignal): Promise<ArrayBuffer | Failure> {
  const response = await getRaw(downloadFile, requestFor(file), { signal });
  if (isFailure(response)) return response;
  return response.arrayBuffer().catch(noAnswer);
}

/**
 * Lets the browser download a stored file under its own name. The browser sends none of our tokens, so the link is a
 * single-use ticket. Returns a Failure if no ticket was issued.
 */
export async function startDownload(file: FileAddress): Promise<Failure | null> {
  return openTicket(await callApi(createDownloadTicket, requestFor(file)));
}
