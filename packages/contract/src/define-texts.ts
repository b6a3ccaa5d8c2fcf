import { IntlMessageFormat } from 'intl-messageformat';
import { language, type Message } from './language.ts';
import type { TextValues } from './text-values.ts';

type Catalog = { readonly [key: string]: string | Catalog };

/** A text: a function of the values that its message names. */
type Text<Words extends string> = keyof TextValues<Words> extends never
  ? () => string
  : (values: TextValues<Words>) => string;

type Texts<Words> = {
  readonly [Key in keyof Words]: Words[Key] extends string ? Text<Words[Key]> : Texts<Words[Key]>;
};

/**
 * A catalog: the texts of one feature in ICU MessageFormat, by key. Missing keys and values a message does not name
 * fail type checking; unused keys fail the structure check.
 */
export const defineTexts = <const Words extends Catalog>(words: Words): Texts<Words> =>
  Object.fromEntries(Object.entries(words).map(([key, entry]) => [key, toText(entry)])) as Texts<Words>;

const toText = (entry: string | Message | Catalog): unknown =>
  typeof entry === 'string' || Array.isArray(entry)
    ? (values?: Values) => print(entry, values)
    : defineTexts(entry as Catalog);

type Values = Record<string, string | number>;

const formats = new Map<Message, IntlMessageFormat>();

function print(message: Message, values: Values | undefined): string {
  const words = language.translate(message);
  if (typeof words === 'string' && !words.includes('{')) return words;
  const format = formats.get(words) ?? new IntlMessageFormat(words, language.locale);
  formats.set(words, format);
  return String(format.format(values));
}
