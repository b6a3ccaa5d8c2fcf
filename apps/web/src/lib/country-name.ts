import { language } from '@slotwise/contract/language';

const names = new Intl.DisplayNames(language.locale, { type: 'region' });

/** The name of a country code of ISO 3166-1 (`IN`); an unknown code is returned unchanged. */
export function countryName(code: string): string {
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}
