import type { IntlMessageFormat } from 'intl-messageformat';

/** A text as a catalogue holds it: ICU MessageFormat, or what a translation has read it into. */
export type Message = string | ReturnType<IntlMessageFormat['getAst']>;

/** The language that texts are drawn in; plurals and numbers follow the rules of its `locale`. */
export const language = {
  locale: 'en-GB',
  /** Another language's message for an English one. */
  translate: (message: Message): Message => message,
};
