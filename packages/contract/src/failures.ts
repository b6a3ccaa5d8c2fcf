import * as z from 'zod/mini';

/** Every reason the server may refuse a request, with its HTTP status and the default message. */
export const FAILURES = {
  VALIDATION_FAILED: { httpStatus: 400, message: 'Something in the request is missing or wrong.' },
  ID_MISMATCH: { httpStatus: 400, message: 'The address and the body name different records.' },
  TIME_DOES_NOT_EXIST: { httpStatus: 400, message: 'This time does not exist: clocks change that night.' },
  TIME_IN_PAST: { httpStatus: 400, message: 'The meeting starts in the past. Choose a later time.' },
  INVALID_CREDENTIALS: { httpStatus: 401, message: 'Email or password is incorrect' },
  NOT_SIGNED_IN: { httpStatus: 401, message: 'Log in first.' },
  TOKEN_EXPIRED: { httpStatus: 401, message: 'Your session has ended. Log in again.' },
  FORBIDDEN: { httpStatus: 403, message: 'Your role does not allow this.' },
  SIGN_UP_OFF: {
    httpStatus: 403,
    message: 'Sign-up is closed here. Ask an administrator of your organization to invite you.',
  },
  NOT_FOUND: { httpStatus: 404, message: 'This record does not exist.' },
  EMAIL_IN_USE: { httpStatus: 409, message: 'This email address already has an account.' },
  LAST_ADMIN: { httpStatus: 409, message: 'Your organization needs at least one administrator.' },
  TLS_REQUIRED: { httpStatus: 403, message: 'This server only accepts HTTPS.' },
  INVALID_TRANSITION: { httpStatus: 409, message: 'This is not possible in the current status.' },
  VERSION_CONFLICT: { httpStatus: 409, message: 'Someone changed this first. Reload to see their change.' },
  SLOT_CONFLICT: { httpStatus: 409, message: 'Someone is busy at this time. Choose another time.' },
  SLOT_UNAVAILABLE: { httpStatus: 409, message: 'This time is no longer free. Choose another time.' },
  RESCHEDULE_LIMIT: { httpStatus: 409, message: 'This meeting can no longer be moved.' },
  DUPLICATE_SUBMISSION: { httpStatus: 409, message: 'This candidate was already submitted.' },
  OWNERSHIP_CONFLICT: { httpStatus: 409, message: 'Another submission owns this candidate.' },
  LINK_EXPIRED: { httpStatus: 410, message: 'This link has expired or was already used. Ask for a new one.' },
  FILE_TOO_LARGE: { httpStatus: 413, message: 'This is larger than the limit.' },
  FILE_TYPE_NOT_ALLOWED: { httpStatus: 415, message: 'This type of content is not accepted here.' },
  FILE_INFECTED: {
    httpStatus: 422,
    message:
      'This file looks harmful and was not accepted. Check it with a virus scanner, or upload another.',
  },
  FILE_TOO_HEAVY: {
    httpStatus: 422,
    message:
      'This file takes too long to check, so it was not accepted. Save it as a new or smaller PDF and upload that.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    httpStatus: 422,
    message: 'This Idempotency-Key was already used for a different request.',
  },
  SEARCH_TOO_LARGE: {
    httpStatus: 422,
    message: 'This search takes too long. Ask for fewer people or fewer days.',
  },
  QUESTION_TOO_HEAVY: {
    httpStatus: 422,
    message: 'This question took too long. Try again, ask for less at once, or put it another way.',
  },
  ZIP_UNSAFE: {
    httpStatus: 422,
    message: 'This zip file is not safe to open. Zip the files again and upload the new one.',
  },
  RATE_LIMITED: { httpStatus: 429, message: 'Too many attempts. Wait a moment and try again.' },
  INTERNAL: { httpStatus: 500, message: 'An error occurred, please try again.' },
  STORAGE_FULL: {
    httpStatus: 503,
    message: 'The server’s disk is full. Nothing was saved. Ask your administrator to free up some space.',
  },
  STORAGE_TOTAL_FULL: {
    httpStatus: 507,
    message:
      'This server has no space left for files. Nothing was saved. Remove documents you no longer need, or ask the server’s operator for more space.',
  },
  UNAVAILABLE: { httpStatus: 503, message: 'The server is not ready. Try again in a few seconds.' },
} as const;

export type FailureCode = keyof typeof FAILURES;

/** The body of every unsuccessful response. */
export const failureSchema = z.object({
  status: z.literal('error'),
  code: z.string(),
  message: z.array(z.string()),
  fieldErrors: z.optional(z.record(z.string(), z.string())),
  details: z.optional(z.unknown()),
  requestId: z.optional(z.string()),
});
export type Failure = z.infer<typeof failureSchema>;

/** True if a response is a failure, which only `status: 'error'` decides. */
export const isFailure = (response: unknown): response is Failure =>
  typeof response === 'object' && response !== null && (response as { status?: unknown }).status === 'error';
