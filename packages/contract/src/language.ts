import type { IntlMessageFormat } from 'intl-messageformat';

/** A text in a catalog: ICU MessageFormat, or a translation's parsed form of it. */
export type Message = string | ReturnType<IntlMessageFormat['getAst']>;

/** The language of all texts; plurals and numbers follow the rules of its `locale`. */
export const language = {
  locale: 'en-GB',
  /** Translates an English message. */
  translate: (message: Message): Message => message,
};
