import { FAILURES, type FailureCode } from '@slotwise/contract/failures';

type Extra = {
  message?: string | string[];
  fieldErrors?: Record<string, string>;
  details?: unknown;
  retryAfterSeconds?: number;
};

/** A refusal that the caller can understand. Anything else thrown is a defect and becomes INTERNAL. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: FailureCode;
  readonly messages: string[];
  readonly extra: Omit<Extra, 'message'>;

  constructor(code: FailureCode, { message, ...extra }: Extra = {}) {
    const messages = [message ?? usualMessage(code, extra.retryAfterSeconds)].flat();
    super(messages.join('\n'));
    this.code = code;
    this.messages = messages;
    this.extra = extra;
  }
}

/** A caller who has to wait longer than a minute is shown how long. */
function usualMessage(code: FailureCode, seconds = 0): string {
  if (code !== 'RATE_LIMITED' || seconds <= 60) return FAILURES[code].message;
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes <= 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
  return `Too many attempts. Try again in ${wait}.`;
}

/** The refusal of one well-formed but invalid field; `field` is its path in the request. */
export const invalidField = (field: string, message: string): AppError =>
  new AppError('VALIDATION_FAILED', { message, fieldErrors: { [field]: message } });

/** Refuses a change based on an outdated version; a change without a version passes. */
export function requirePresentVersion(present: number, seen: number | undefined): void {
  if (seen === undefined || seen === present) return;
  throw new AppError('VERSION_CONFLICT', { details: { version: present } });
}
