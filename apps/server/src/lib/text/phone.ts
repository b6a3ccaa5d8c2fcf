import { isSupportedCountry, parsePhoneNumberFromString, getCountryCallingCode } from 'libphonenumber-js';
import { invalidField } from '../app-error.ts';

/**
 * The number in E.164 (+919845001234), read as dialled in `country` unless it starts with a plus. The contract has
 * counted its digits; whether such a number is in use is no one's business. An empty text stays empty.
 */
export function toE164(typed: string, country: string): string {
  if (typed === '') return '';
  if (!isSupportedCountry(country)) throw invalidField('phoneCountry', 'Invalid country');
  const parsed = parsePhoneNumberFromString(typed, country);
  if (parsed) return parsed.number;
  const digits = typed.replaceAll(/\D/g, '');
  return typed.startsWith('+') ? `+${digits}` : `+${getCountryCallingCode(country)}${digits}`;
}

/** A number in E.164 in groups, as people read it: '+91 98450 01234'. What is no number stays as it is. */
export function printPhone(e164: string): string {
  if (!e164.startsWith('+')) return e164;
  return parsePhoneNumberFromString(e164)?.formatInternational().replaceAll('-', ' ') ?? e164;
}
