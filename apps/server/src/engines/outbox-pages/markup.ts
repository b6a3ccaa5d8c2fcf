import { escapeHtml } from '../mail-texts/layout/safe-text.ts';

/** A piece of HTML made by `html`, with nothing unescaped. */
export type Markup = { readonly markup: string };

type Value = string | number | Markup | Markup[] | false | null | undefined;

/** HTML with its values escaped, in content and in quoted attributes; missing values become empty. */
export function html(literals: TemplateStringsArray, ...values: Value[]): Markup {
  const parts = literals.map((literal, index) => literal + print(values[index]));
  return { markup: parts.join('') };
}

function print(value: Value): string {
  if (value === undefined || value === null || value === false) return '';
  if (Array.isArray(value)) return value.map(({ markup }) => markup).join('');
  return typeof value === 'object' ? value.markup : escapeHtml(String(value));
}

const WEB_ADDRESS = /(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]])/;

/** Plain text with its web addresses as links. */
export function withLinks(text: string): Markup[] {
  return text
    .split(WEB_ADDRESS)
    .map((part, index) =>
      index % 2 === 0 ? html`${part}` : html`<a href="${part}" target="_blank" rel="noreferrer">${part}</a>`,
    );
}
