import type { Endpoint, RequestOf, ResponseOf } from '@slotwise/contract/endpoint';
import type { Failure } from '@slotwise/contract/failures';
import { announceWrite } from './on-write.ts';
import { toAddress, type Address } from './address.ts';
import { authorization, noAnswer, readAnswer } from './request.ts';
import { readUser } from './session-storage.ts';

/** The code of an upload its own user cancelled; it needs no message. */
export const CANCELLED = 'CANCELLED';

export type UploadOptions = {
  /** The token of a mailed link; without one, the session's token is sent. */
  token?: string;
  /** Bytes sent so far, including those of a surrounding form; reaches `total` before the server has answered. */
  onProgress?: (sent: number, total: number) => void;
  signal?: AbortSignal;
  /** The same key makes a repeated upload one file, if the endpoint supports it. */
  idempotencyKey?: string;
};

/**
 * Uploads one file as the endpoint takes it: in the form field `file`, or as the body itself. The only request whose
 * progress is reported. Never throws: any failure comes back as a Failure, with the code CANCELLED if the signal ended
 * it.
 */
export function uploadFile<E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  file: File,
  { token = readUser()?.token, onProgress, signal, idempotencyKey }: UploadOptions = {},
): Promise<ResponseOf<E> | Failure> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve(cancelled());
    // `fetch` does not report upload progress.
    const xhr = new XMLHttpRequest();
    const stop = () => xhr.abort();
    const end = (answer: unknown) => {
      signal?.removeEventListener('abort', stop);
      resolve(answer as ResponseOf<E> | Failure);
    };
    signal?.addEventListener('abort', stop);
    if (onProgress) xhr.upload.onprogress = ({ loaded, total }) => onProgress(loaded, total);
    xhr.onload = () => {
      const answer = toAnswer(xhr);
      end(readAnswer(endpoint, answer, token));
      if (answer.ok) announceWrite(endpoint);
    };
    xhr.onerror = () => end(noAnswer());
    xhr.onabort = () => end(cancelled());
    xhr.open(endpoint.method, toAddress(endpoint, request as Address));
    for (const [name, value] of Object.entries(authorization(token))) xhr.setRequestHeader(name, value);
    if (idempotencyKey) xhr.setRequestHeader('Idempotency-Key', idempotencyKey);
    xhr.send(endpoint.upload === 'raw' ? file : toForm(file));
  });
}

function toForm(file: File): FormData {
  const form = new FormData();
  form.append('file', file, file.name);
  return form;
}

const toAnswer = ({ status, responseText }: XMLHttpRequest) => ({
  ok: status >= 200 && status < 300,
  status,
  text: responseText,
});

const cancelled = (): Failure => ({
  status: 'error',
  code: CANCELLED,
  message: ['The upload was cancelled.'],
});
