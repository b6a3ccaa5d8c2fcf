import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const PAGES: [RegExp, string][] = [
  [/^\/p\/?(\?|$)/, '/panel-link.html'],
  [/^\/c\/?(\?|$)/, '/candidate-link.html'],
];

/** In development, the address of an emailed link opens its own page, as it does on the server. */
export function linkPages(): Plugin {
  return {
    name: 'slotwise-link-pages',
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        const page = PAGES.find(([address]) => address.test(request.url ?? ''));
        if (page) request.url = page[1];
        next();
      });
    },
  };
}

const LIGHT_VIEW: Record<string, string> = {
  react: import.meta.resolve('preact/compat'),
  'react-dom/client': import.meta.resolve('preact/compat/client'),
  'react/jsx-runtime': import.meta.resolve('preact/jsx-runtime'),
};

/** Builds the link pages with Preact, which has React's API in a tenth of the bytes. */
export function lightView(): Plugin {
  return {
    name: 'slotwise-light-view',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name.endsWith('Link'),
    resolveId: {
      filter: { id: /^react/ },
      handler: (id) => LIGHT_VIEW[id] && fileURLToPath(LIGHT_VIEW[id]),
    },
  };
}
