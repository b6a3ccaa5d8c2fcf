import type { Plugin } from 'vite';

const PAGES: [RegExp, string][] = [
  [/^\/p\/?(\?|$)/, '/panel-link.html'],
  [/^\/c\/?(\?|$)/, '/candidate-link.html'],
];

/** While developing, the address of a mailed link leads to its own page, as it does on the server. */
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
