import type { Plugin } from 'vite';

const ENTRY = '<script type="module" crossorigin ';

/**
 * Lets the browser run a chunk that the entry needs anyway as its own script, before the entry. Run together, they
 * would block a slow phone for longer than a tap can wait.
 */
export function ownTask(chunk: string): Plugin {
  return {
    name: 'slotwise-own-task',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        const file = new RegExp(`/assets/${chunk}-[\\w-]+\\.js`).exec(html)?.[0];
        return file ? html.replace(ENTRY, `${ENTRY}src="${file}"></script>${ENTRY}`) : html;
      },
    },
  };
}
