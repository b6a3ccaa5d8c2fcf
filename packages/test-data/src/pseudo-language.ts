import { IntlMessageFormat } from 'intl-messageformat';
import { language, type Message } from '@slotwise/contract/language';

type Part = { type: number; value?: string; options?: Record<string, { value: Part[] }> };

const LITERAL = 0;
const MARKED = /⟦[^⟦⟧]*⟧/g;

/** Puts brackets around every word of a message, and leaves its values alone. */
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

/** Draws in a language that brackets every text of a catalogue, so that a test sees what stands in none. */
export function inPseudoLanguage<Drawn>(draw: () => Drawn): Drawn {
  const { translate } = language;
  language.translate = toPseudo;
  try {
    return draw();
  } finally {
    language.translate = translate;
  }
}

/** The words of a drawn text that stand in no catalogue and are none of the `values` it was given. */
export function untranslatedWords(drawn: string, values: readonly string[]): string[] {
  const rest = [...values]
    .sort((a, b) => b.length - a.length)
    .reduce((text, value) => text.replaceAll(value, ' '), drawn.replaceAll(MARKED, ' '));
  return rest.match(/\p{L}{2,}/gu) ?? [];
}
