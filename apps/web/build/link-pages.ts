import type { Plugin } from 'vite';

/** While developing, the address of a mailed link leads to its own page, as it does on the server. */
export function linkPages(): Plugin {
  return {
    name: 'slotwise-link-pages',
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        if (/^\/p\/?(\?|$)/.test(request.url ?? '')) request.url = '/panel-link.html';
        next();
      });
    },
  };
}
