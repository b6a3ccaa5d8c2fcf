import { IntlMessageFormat } from 'intl-messageformat';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

type Node = { type?: string; start: number; end: number; [key: string]: unknown };

const NO_PARSER = import.meta.resolve('@formatjs/icu-messageformat-parser/no-parser.js');

/**
 * Reads the messages of catalogues while the app is built, so that browsers load what was read and no parser. A message
 * without arguments stays a text.
 */
export function readTexts(): Plugin {
  return {
    name: 'slotwise-read-texts',
    apply: 'build',
    enforce: 'post',
    resolveId: {
      order: 'pre',
      filter: { id: /^@formatjs\/icu-messageformat-parser$/ },
      handler: () => fileURLToPath(NO_PARSER),
    },
    transform: {
      filter: { id: /\.texts\.ts$/ },
      handler(code) {
        const messages: Node[] = [];
        findMessages(this.parse(code) as unknown as Node, messages);
        return {
          code: messages.reduceRight(
            (text, { start, end, value }) => text.slice(0, start) + readMessage(value) + text.slice(end),
            code,
          ),
          map: null,
        };
      },
    },
  };
}

const readMessage = (message: unknown): string =>
  JSON.stringify(new IntlMessageFormat(String(message), 'en-GB').getAst());

/** The texts with arguments among the values of an object; a catalogue holds nothing else. */
function findMessages(node: unknown, found: Node[]): void {
  if (typeof node !== 'object' || node === null) return;
  const { type, value } = node as Node;
  const text = type === 'Property' ? (value as Node) : undefined;
  if (text?.type === 'TemplateLiteral') throw new Error('A message of the browser is one plain text.');
  if (text?.type === 'Literal' && String(text['value']).includes('{')) found.push(text);
  else for (const child of Object.values(node)) findMessages(child, found);
}
