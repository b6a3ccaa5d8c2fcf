import * as z from 'zod/mini';
import { LIMITS } from './limits.ts';

/** Field schemas shared by several nouns. */

const MAX_NAME = 200;
/** An email address's parts between dots: no spaces, control, invisible or broken characters, or separators. */
const EMAIL_PART = String.raw`[^\s\p{Cc}\p{Cf}\p{Cs}@.\x22<>\(\),:;\\\[\]]`;
const EMAIL_PATTERN = new RegExp(
  String.raw`^${EMAIL_PART}+(\.${EMAIL_PART}+)*@(${EMAIL_PART}+\.)+${EMAIL_PART}{2,}$`,
  'u',
);
/** National or with a leading plus; single spaces allowed between digits. */
const PHONE_PATTERN = new RegExp(
  `^\\+?\\d(?: ?\\d){${LIMITS.phoneMinDigits - 1},${LIMITS.phoneMaxDigits - 1}}$`,
);
/** A URL with its scheme, or empty. */
const WEB_ADDRESS_PATTERN = /^(https?:\/\/[^\s<>"]+)?$/i;

/**
 * Invisible or misleading characters that no one types: control and broken characters, the byte order mark, and
 * bidirectional controls (Unicode UAX #9). Joiners stay, since scripts and emoji need them.
 */
const MISLEADING =
  /(?![\n\t])\p{Cc}|\p{Cs}|[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

/** A multi-line text as stored: LF line ends and only visible characters. */
export const cleanLines = (text: string): string =>
  text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(MISLEADING, '')
    .trim();

/** The same on one line, for anything used in a title, an email header or a list. */
export const oneLine = (text: string): string =>
  cleanLines(text).replace(/\s+/g, (blanks) => (/[\n\t]/.test(blanks) ? ' ' : blanks));

/**
 * The checks of a text that `clean` rewrites and that may then have at most `max` characters. Much longer texts are
 * refused before that, so that no rewrite or pattern runs on unbounded input; the margin is for blanks and marks that
 * are removed.
 */
export const cleanedText = (
  clean: (text: string) => string,
  max: number,
  error?: string,
): z.core.$ZodCheck<string>[] => [
  z.maxLength(max * 4 + 1000, { error, abort: true }),
  z.overwrite(clean),
  z.maxLength(max, { error, abort: true }),
];

/** Trims a text; for `cleanedText`. */
export const trimmed = (text: string): string => text.trim();

/** A required single-line text; if absent, empty or blank, the error is '{label} is required'. */
export const requiredText = (label: string, max = MAX_NAME) =>
  z
    .string({ error: `${label} is required` })
    .check(
      ...cleanedText(oneLine, max, `${label} is longer than ${max} characters`),
      z.minLength(1, { error: `${label} is required`, abort: true }),
    );

/** An optional single-line text, with a maximum length in characters. */
export const optionalText = (label: string, max = MAX_NAME) =>
  z.optional(z.string().check(...cleanedText(oneLine, max, `${label} is longer than ${max} characters`)));

/** The same for several lines. */
export const optionalLines = (label: string, max: number) =>
  z.optional(z.string().check(...cleanedText(cleanLines, max, `${label} is longer than ${max} characters`)));

/**
 * An email address, trimmed and lower-cased, since addresses are compared that way everywhere. Invalid characters are
 * refused rather than dropped, which would make it a different address.
 */
export const emailField = (label: string, invalid: string) =>
  z
    .string({ error: `${label} is required` })
    .check(
      ...cleanedText(trimmed, 254, `${label} is longer than 254 characters`),
      z.minLength(1, { error: `${label} is required`, abort: true }),
      z.regex(EMAIL_PATTERN, { error: invalid }),
      z.toLowerCase(),
    );

/** An id or email address that identifies someone, lower-cased as both are stored and compared. */
export const keyText = (max = 254, error?: string) =>
  z.string().check(...cleanedText(oneLine, max, error), z.toLowerCase());

/** A phone number as typed, 7 to 15 digits; the server converts it to E.164. */
export const phoneField = (label: string) =>
  requiredText(label, 40).check(z.regex(PHONE_PATTERN, { error: 'Invalid phone number' }));

/** The same, but optional. */
export const optionalPhoneField = z.optional(
  z.union(
    [
      z.literal(''),
      z
        .string()
        .check(
          ...cleanedText(oneLine, 40, 'Invalid phone number'),
          z.regex(PHONE_PATTERN, { error: 'Invalid phone number' }),
        ),
    ],
    { error: 'Invalid phone number' },
  ),
);

/** A URL with its scheme, or empty. */
export function optionalUrlField(label: string) {
  const error = `${label} must be a web address that starts with https://, without blanks or quotation marks`;
  // A single pattern instead of a union, whose error would come from only one of its branches.
  return z.optional(
    z.string({ error }).check(...cleanedText(trimmed, 2000, error), z.regex(WEB_ADDRESS_PATTERN, { error })),
  );
}

/** An ISO 3166-1 code of two capital letters, such as `IN`. */
export const countryCodeField = z.string().check(z.regex(/^[A-Z]{2}$/, { error: 'Invalid country' }));

/** An IANA time zone name; the server checks that it knows the zone. */
export const timeZoneField = z
  .string({ error: 'Time zone is required' })
  .check(z.minLength(1, { error: 'Time zone is required' }), z.maxLength(64, { error: 'Unknown time zone' }));

/** The id of a record: a UUID, lower-cased as ids are stored and compared. */
export const idField = z.uuid({ error: 'This is not an id of a record' }).check(z.toLowerCase());

/** An instant as ISO 8601 in UTC with milliseconds, as printed by the server. */
export const instantField = z.string();

/** A new password; the server decides whether it is too easy to guess. */
export const passwordField = z.string({ error: 'Password is required' }).check(
  z.minLength(1, { error: 'Password is required', abort: true }),
  z.minLength(LIMITS.passwordMinLength, {
    error: `Password must be at least ${LIMITS.passwordMinLength} characters long`,
  }),
  z.maxLength(LIMITS.passwordMaxLength, {
    error: `Password must be at most ${LIMITS.passwordMaxLength} characters long`,
  }),
);

/** A text that may be a record's id, lower-cased like `idField`; the caller decides what other texts mean. */
export const idText = (max = MAX_NAME) =>
  z.string().check(z.maxLength(max, { abort: true }), z.toLowerCase());

const callerId = idText();

/**
 * The three fields by which a client identifies itself. The server does not rely on them: it refuses a value that
 * differs from the token's and never uses one to choose the target.
 */
export const callerFields = {
  vendorId: z.optional(callerId),
  submitterId: z.optional(callerId),
  userId: z.optional(callerId),
};

/** Money as decimal text such as `1850000` or `92.50`, to keep every digit. */
export const moneyField = (label: string) =>
  z.optional(
    z.string().check(
      ...cleanedText(trimmed, 16, `${label} is an amount such as 92.50`),
      z.regex(/^(\d{1,13}(\.\d{1,2})?)?$/, {
        error: `${label} is an amount such as 92.50`,
      }),
    ),
  );

/** A three-letter ISO 4217 currency code, or empty. */
export const currencyField = z.optional(
  z.string().check(z.regex(/^([A-Z]{3})?$/, { error: 'A currency is three letters, such as INR' })),
);

/** A calendar date `YYYY-MM-DD`, or empty. */
export const dateField = (label: string) =>
  z.optional(
    z.string().check(
      z.maxLength(10, { error: `${label} is a date such as 2026-11-26`, abort: true }),
      z.refine((text) => text === '' || isCalendarDate(text), {
        error: `${label} is a date such as 2026-11-26`,
      }),
    ),
  );

/** True for a real calendar date: no 30th of February and no year 0. */
export function isCalendarDate(text: string): boolean {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/**
 * The filters of the saved view that the caller's dashboard opens with, named as in its URL, plus the view's id as
 * `view`. Null for none, and for everyone but the caller.
 */
export const startViewField = z.nullable(z.record(z.string(), z.string()));
