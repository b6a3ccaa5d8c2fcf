import type { Plugin } from 'vite';
import { WIDTHS } from '../src/ui/theme/widths.ts';

const toName = (key: string) => `(--${key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)})`;
const QUERIES = Object.entries(WIDTHS).map(([key, query]) => [toName(key), query] as const);

/** Expands the named widths of `@media`, and puts component style sheets into the layer after the kit's. */
export function styleSheets(): Plugin {
  return {
    name: 'slotwise-style-sheets',
    enforce: 'pre',
    transform: {
      filter: { id: /\/web\/src\/.*\.css$/ },
      handler(css, id) {
        const written = css.replaceAll(/@media [^{]{1,200}/g, writeOut);
        return { code: id.endsWith('.module.css') ? `@layer slotwise {\n${written}}\n` : written, map: null };
      },
    },
  };
}

function writeOut(media: string): string {
  const written = QUERIES.reduce((text, [name, query]) => text.replaceAll(name, query), media);
  if (written.includes('--')) throw new Error(`ui/theme/widths.ts does not name the width of ${media}`);
  return written;
}
