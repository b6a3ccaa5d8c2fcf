import { language } from '@slotwise/contract/language';

/** How the built app's texts choose their words. The build (`build/read-texts.ts`) generates the calls. */

type Forms = Record<string, string> & { other: string };

/** The form for a name, or the one for all others. */
export const select = (name: string, forms: Forms): string =>
  (Object.hasOwn(forms, name) ? forms[name] : undefined) ?? forms.other;

let rules: Intl.PluralRules | undefined;

/** The form for a count: its own ('=0'), or its language's plural category ('one'). */
export function plural(count: number, forms: Forms): string {
  rules ??= new Intl.PluralRules(language.locale);
  return forms[`=${count}`] ?? forms[rules.select(count)] ?? forms.other;
}

let numbers: Intl.NumberFormat | undefined;

/** '1,200' */
export function number(value: number): string {
  numbers ??= new Intl.NumberFormat(language.locale);
  return numbers.format(value);
}
