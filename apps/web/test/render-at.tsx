import { render } from '@testing-library/react';
import { afterEach } from 'vitest';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { App } from '#app/app.tsx';
import { connectSession } from '#app/connect-session.ts';
import { createRoutes } from '#app/routes.tsx';
import { createStore } from '#app/store.ts';
import { connectNavigate } from '#navigation/navigate.ts';

let leave = () => {};

afterEach(() => {
  leave();
  window.history.replaceState(null, '', '/');
});

/** Renders the real app at an address, as a browser would. */
export function renderAt(path: string) {
  window.history.replaceState(null, '', path);
  const store = createStore();
  const router = createBrowserRouter(createRoutes(store));
  connectNavigate((address, handedOver) => void router.navigate(address, { state: handedOver }));
  const disconnect = connectSession(store);
  leave = () => {
    disconnect();
    router.dispose();
  };
  render(
    <App store={store} env="test">
      <RouterProvider router={router} />
    </App>,
  );
  return { store, router };
}
