import { IntlMessageFormat } from 'intl-messageformat';
import { language, type Message } from '@slotwise/contract/language';

type Part = { type: number; value?: string; options?: Record<string, { value: Part[] }> };

const LITERAL = 0;
const MARKED = /⟦[^⟦⟧]*⟧/g;

/** Puts brackets around every word of a message, but not around its values. */
const mark = (parts: Part[]): Part[] =>
  parts.map((part) => {
    if (part.type === LITERAL) return { ...part, value: `⟦${part.value}⟧` };
    if (!part.options) return part;
    const options = Object.entries(part.options).map(([name, { value }]) => [name, { value: mark(value) }]);
    return { ...part, options: Object.fromEntries(options) as Part['options'] };
  }) as Part[];

const translated = new Map<Message, Message>();

function toPseudo(message: Message): Message {
  const known = translated.get(message);
  if (known) return known;
  const parts = typeof message === 'string' ? new IntlMessageFormat(message, 'en-GB').getAst() : message;
  const marked = mark(parts as Part[]) as Message;
  translated.set(message, marked);
  return marked;
}

/** Renders in a language that brackets every catalog text, so that a test can find texts outside the catalogs. */
export function inPseudoLanguage<Drawn>(draw: () => Drawn): Drawn {
  const { translate } = language;
  language.translate = toPseudo;
  try {
    return draw();
  } finally {
    language.translate = translate;
  }
}

/** The words of a rendered text that come neither from a catalog nor from the given `values`. */
export function untranslatedWords(drawn: string, values: readonly string[]): string[] {
  const rest = [...values]
    .sort((a, b) => b.length - a.length)
    .reduce((text, value) => text.replaceAll(value, ' '), drawn.replaceAll(MARKED, ' '));
  return rest.match(/\p{L}{2,}/gu) ?? [];
}
