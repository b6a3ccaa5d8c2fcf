import { StrictMode, startTransition } from 'react';
import type { Root } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { readUser } from '#api/session-storage.ts';
import { connectNavigate } from '#navigation/navigate.ts';
import { App } from './app.tsx';
import { fetchAhead } from './fetch-ahead.ts';
import { nextTask } from './next-task.ts';
import { createRoutes } from './routes.tsx';
import type { Store } from './store.ts';

/** Where to go first, if not to the tab's address. */
export type Target = { path: string; handedOver?: object | undefined };

/** Starts the router and shows the screen of the tab's address, or that of `target`. */
export async function showScreens(store: Store, root: Root, target?: Target): Promise<void> {
  const routes = createRoutes(store);
  const { pathname } = new URL(target?.path ?? '', window.location.href);
  if (readUser()) fetchAhead(routes, { pathname });

  await nextTask();
  const router = createBrowserRouter(routes);
  connectNavigate((path, handedOver) => void router.navigate(path, { state: handedOver }));
  if (target) await router.navigate(target.path, { state: target.handedOver });

  await nextTask();
  // React renders non-urgent updates in slices; meanwhile the page shows what was there before.
  startTransition(() =>
    root.render(
      <StrictMode>
        <App store={store}>
          <RouterProvider router={router} />
        </App>
      </StrictMode>,
    ),
  );
}
