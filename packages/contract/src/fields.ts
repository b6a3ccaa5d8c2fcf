import * as z from 'zod/mini';
import { LIMITS } from './limits.ts';

/** Shapes of single fields that several nouns share. */

const MAX_NAME = 200;
/** Parts of an address between its dots: no space, no control, invisible or broken character, none of the separators. */
const EMAIL_PART = String.raw`[^\s\p{Cc}\p{Cf}\p{Cs}@.\x22<>\(\),:;\\\[\]]`;
const EMAIL_PATTERN = new RegExp(
  String.raw`^${EMAIL_PART}+(\.${EMAIL_PART}+)*@(${EMAIL_PART}+\.)+${EMAIL_PART}{2,}$`,
  'u',
);
/** National or with a leading plus, single spaces between the digits. */
const PHONE_PATTERN = new RegExp(
  `^\\+?\\d(?: ?\\d){${LIMITS.phoneMinDigits - 1},${LIMITS.phoneMaxDigits - 1}}$`,
);
/** An address with its scheme, or nothing at all. */
const WEB_ADDRESS_PATTERN = /^(https?:\/\/[^\s<>"]+)?$/i;

/**
 * What no one types and readers do not see, or are misled by: control and broken characters, the byte order mark, and
 * the marks that turn the direction of a text (Unicode UAX #9). Joiners stay, since scripts and emoji need them.
 */
const MISLEADING =
  /(?![\n\t])\p{Cc}|\p{Cs}|[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

/** A text of several lines as it is kept: line ends as LF, and only what its readers see. */
export const cleanLines = (text: string): string =>
  text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(MISLEADING, '')
    .trim();

/** The same on one line, for all that may stand in a title, a header of a mail or a list. */
export const oneLine = (text: string): string =>
  cleanLines(text).replace(/\s+/g, (blanks) => (/[\n\t]/.test(blanks) ? ' ' : blanks));

/**
 * The checks of a text that is rewritten by `clean` and then has at most `max` characters. What is far longer is refused
 * unread, so that no rewriting or pattern meets a text of any length; the room is for blanks and marks that fall away.
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

/** Only the blanks around a text fall away, for `cleanedText`. */
export const trimmed = (text: string): string => text.trim();

/** A text that must be there, on one line; an absent, empty or blank one answers '{label} is required'. */
export const requiredText = (label: string, max = MAX_NAME) =>
  z
    .string({ error: `${label} is required` })
    .check(
      ...cleanedText(oneLine, max, `${label} is longer than ${max} characters`),
      z.minLength(1, { error: `${label} is required`, abort: true }),
    );

/** A text on one line that may be absent or empty, with a longest length in characters. */
export const optionalText = (label: string, max = MAX_NAME) =>
  z.optional(z.string().check(...cleanedText(oneLine, max, `${label} is longer than ${max} characters`)));

/** The same of several lines. */
export const optionalLines = (label: string, max: number) =>
  z.optional(z.string().check(...cleanedText(cleanLines, max, `${label} is longer than ${max} characters`)));

/**
 * A mail address, trimmed and lower-cased, since addresses are compared that way everywhere. What does not belong into
 * one is refused rather than dropped: it would be another address.
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

/** What someone is named by, an id or an address, in small letters as both are stored and compared. */
export const keyText = (max = 254, error?: string) =>
  z.string().check(...cleanedText(oneLine, max, error), z.toLowerCase());

/** A telephone number as it is typed, 7 to 15 digits; the server turns it into E.164. */
export const phoneField = (label: string) =>
  requiredText(label, 40).check(z.regex(PHONE_PATTERN, { error: 'Invalid phone number' }));

/** The same where no number is fine too. */
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

/** A web address with its scheme, or nothing. */
export function optionalUrlField(label: string) {
  const error = `${label} must be a web address that starts with https://, without blanks or quotation marks`;
  // One pattern instead of a union: a union answers with the text of its only branch that came close.
  return z.optional(
    z.string({ error }).check(...cleanedText(trimmed, 2000, error), z.regex(WEB_ADDRESS_PATTERN, { error })),
  );
}

/** Two capital letters of ISO 3166-1, such as `IN`. */
export const countryCodeField = z.string().check(z.regex(/^[A-Z]{2}$/, { error: 'Invalid country' }));

/** The name of an IANA time zone; the server checks that it knows the zone. */
export const timeZoneField = z
  .string({ error: 'Time zone is required' })
  .check(z.minLength(1, { error: 'Time zone is required' }), z.maxLength(64, { error: 'Unknown time zone' }));

/** The id of a record: a UUID, in small letters however it was typed, as ids are stored and compared. */
export const idField = z.uuid({ error: 'This is not an id of a record' }).check(z.toLowerCase());

/** An instant as ISO 8601 in UTC with milliseconds, as the server prints it. */
export const instantField = z.string();

/** A new password; what makes one easy to guess is the server's to judge. */
export const passwordField = z.string({ error: 'Password is required' }).check(
  z.minLength(1, { error: 'Password is required', abort: true }),
  z.minLength(LIMITS.passwordMinLength, {
    error: `Password must be at least ${LIMITS.passwordMinLength} characters long`,
  }),
  z.maxLength(LIMITS.passwordMaxLength, {
    error: `Password must be at most ${LIMITS.passwordMaxLength} characters long`,
  }),
);

/** A text that may be the id of a record, in small letters as `idField`; who reads it says what becomes of any other text. */
export const idText = (max = MAX_NAME) =>
  z.string().check(z.maxLength(max, { abort: true }), z.toLowerCase());

const callerId = idText();

/**
 * The three fields by which a client names itself. The server knows better: it refuses a value that differs from
 * the token's and never uses one to choose the target.
 */
export const callerFields = {
  vendorId: z.optional(callerId),
  submitterId: z.optional(callerId),
  userId: z.optional(callerId),
};

/** Money as a decimal text such as `1850000` or `92.50`, so that no digit is lost on the way. */
export const moneyField = (label: string) =>
  z.optional(
    z.string().check(
      ...cleanedText(trimmed, 16, `${label} is an amount such as 92.50`),
      z.regex(/^(\d{1,13}(\.\d{1,2})?)?$/, {
        error: `${label} is an amount such as 92.50`,
      }),
    ),
  );

/** A currency as three capital letters of ISO 4217, or nothing. */
export const currencyField = z.optional(
  z.string().check(z.regex(/^([A-Z]{3})?$/, { error: 'A currency is three letters, such as INR' })),
);

/** A calendar date `YYYY-MM-DD`, or nothing. */
export const dateField = (label: string) =>
  z.optional(
    z.string().check(
      z.maxLength(10, { error: `${label} is a date such as 2026-11-26`, abort: true }),
      z.refine((text) => text === '' || isCalendarDate(text), {
        error: `${label} is a date such as 2026-11-26`,
      }),
    ),
  );

/** A date that the calendar has: the 30th of February is none, and there was no year 0. */
export function isCalendarDate(text: string): boolean {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/**
 * The filters of the saved view that the caller's dashboard opens with, by their names in its address, and the view's id as
 * `view`; null for none, and for everyone but the caller.
 */
export const startViewField = z.nullable(z.record(z.string(), z.string()));
