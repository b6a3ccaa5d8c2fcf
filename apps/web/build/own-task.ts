import type { Plugin } from 'vite';

const ENTRY = '<script type="module" crossorigin ';

/**
 * Lets the browser run a chunk that the entry needs anyway as a script of its own, before the entry. Run together they
 * would keep a slow phone from its user for longer than someone who touches it can wait.
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
