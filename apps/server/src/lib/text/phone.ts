import { isSupportedCountry, parsePhoneNumberFromString, getCountryCallingCode } from 'libphonenumber-js';
import { invalidField } from '../app-error.ts';

/**
 * The number in E.164 (+919845001234), read as dialed in `country` unless it starts with a plus. The contract has
 * checked its number of digits; whether it is in use is not checked. An empty text stays empty.
 */
export function toE164(typed: string, country: string): string {
  if (typed === '') return '';
  if (!isSupportedCountry(country)) throw invalidField('phoneCountry', 'Invalid country');
  const parsed = parsePhoneNumberFromString(typed, country);
  if (parsed) return parsed.number;
  const digits = typed.replaceAll(/\D/g, '');
  return typed.startsWith('+') ? `+${digits}` : `+${getCountryCallingCode(country)}${digits}`;
}

/** An E.164 number in groups, for display: '+91 98450 01234'. Anything else stays unchanged. */
export function printPhone(e164: string): string {
  if (!e164.startsWith('+')) return e164;
  return parsePhoneNumberFromString(e164)?.formatInternational().replaceAll('-', ' ') ?? e164;
}
