import { FAILURES, type Failure } from '@slotwise/contract/failures';
import { uuidv7 } from 'uuidv7';
import { isUnstorableText, isWorthRetrying, toStoreError } from '#db/faults/database-errors.ts';
import { AppError } from '#lib/app-error.ts';

const RETRY_SECONDS = 5;

export type FailureAnswer = {
  httpStatus: number;
  headers: Record<string, string>;
  body: Failure;
  /** True if the operator should know: something is broken, not merely refused. */
  isDefect: boolean;
};

/** Translates anything thrown into the standard error body; unknown errors become INTERNAL and reveal nothing. */
export function toFailureAnswer(error: unknown, requestId: string): FailureAnswer {
  const known = asAppError(error);
  const { code, messages, extra } = known ?? new AppError('INTERNAL');
  const { retryAfterSeconds, fieldErrors, details } = extra;
  return {
    httpStatus: FAILURES[code].httpStatus,
    headers: retryAfterSeconds === undefined ? {} : { 'retry-after': String(Math.ceil(retryAfterSeconds)) },
    body: {
      status: 'error',
      code,
      message: messages,
      ...(fieldErrors && { fieldErrors }),
      ...(details !== undefined && { details }),
      requestId,
    },
    isDefect: !known || FAILURES[code].httpStatus === 503,
  };
}

/** The refusal of a request that no hook sees, with all headers; its connection is closed. */
export function toBareRefusal(securityHeaders: Readonly<Record<string, string>>, message: string) {
  const requestId = uuidv7();
  const { body } = toFailureAnswer(new AppError('VALIDATION_FAILED', { message }), requestId);
  const text = JSON.stringify(body);
  const headers = {
    ...securityHeaders,
    'x-request-id': requestId,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(text)),
    connection: 'close',
  };
  return { text, headers };
}

function asAppError(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  if (isHungUp(error)) return new AppError('VALIDATION_FAILED', { message: 'The request ended too early.' });
  if (isUnstorableText(error)) {
    return new AppError('VALIDATION_FAILED', {
      message: 'The request holds characters that cannot be stored.',
    });
  }
  return storeRefusal(error) ?? frameworkRefusal(error);
}

function storeRefusal(error: unknown): AppError | undefined {
  const failure = toStoreError(error);
  if (!failure && !isWorthRetrying(error)) return undefined;
  const code = failure?.code === 'STORAGE_FULL' ? 'STORAGE_FULL' : 'UNAVAILABLE';
  return new AppError(code, { retryAfterSeconds: RETRY_SECONDS });
}

/** Node's error if the other side left mid-request; others must not be able to fill the log with defects. */
const isHungUp = (error: unknown): boolean =>
  error instanceof Error && error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET';

/** The framework's own refusals of a request: too large, of another type, unreadable, for no route. */
function frameworkRefusal(error: unknown): AppError | undefined {
  if (!(error instanceof Error) || !('statusCode' in error)) return undefined;
  const status = Number(error.statusCode);
  if (status === 413) return new AppError('FILE_TOO_LARGE');
  if (status === 415) return new AppError('FILE_TYPE_NOT_ALLOWED');
  if (status === 404) return new AppError('NOT_FOUND', { message: 'There is nothing at this address.' });
  if (status >= 400 && status < 500) {
    return new AppError('VALIDATION_FAILED', { message: 'The request cannot be read.' });
  }
  return undefined;
}
