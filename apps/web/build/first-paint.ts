import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

const FOLDER = join(import.meta.dirname, '../src/app/first');
const ASK_AHEAD = '.vite/ask-ahead.js';
const PLACE = '<!-- first paint -->';

/** One script without imports, to inline in a page. */
async function getScript(name: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    root: join(import.meta.dirname, '..'),
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: join(FOLDER, name), output: { format: 'iife' } },
    },
  });
  const output = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const chunk = output.find(({ type }) => type === 'chunk');
  if (chunk?.type !== 'chunk') throw new Error(`Nothing was built of ${name}.`);
  return chunk.code.trim();
}

/**
 * What is painted before anything else arrives is inlined in the page. The app's style sheets stay in the head: those
 * loaded on demand are added after them, and must override them. `ask-ahead.js` is next to the manifest; the server
 * adds it to the pages of the screens that need the manifest.
 */
export function firstPaint(): Plugin {
  return {
    name: 'slotwise-first-paint',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: ASK_AHEAD, source: await getScript('ask-ahead.ts') });
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        if (!html.includes(PLACE)) return html;
        const style = readFileSync(join(FOLDER, 'first-paint.css'), 'utf8');
        const script = await getScript('color-scheme.ts');
        const first = `<style nonce="__CSP_NONCE__">${smaller(style)}</style><script>${script}</script>`;
        return html.replace(PLACE, first);
      },
    },
  };
}

const smaller = (css: string): string =>
  css
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
