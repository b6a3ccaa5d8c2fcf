import { StrictMode, startTransition } from 'react';
import type { Root } from 'react-dom/client';
import { LoginScreen } from '#features/auth/login-screen.tsx';
import { connectNavigate } from '#navigation/navigate.ts';
import { App } from './app.tsx';
import type { Target } from './show-screens.tsx';
import type { Store } from './store.ts';

const fetchScreens = () => import('./show-screens.tsx');

/**
 * Shows the log-in screen alone. The router and all other screens are fetched once the person types, and started when
 * they move on: log-in itself needs none of them.
 */
export function showLogIn(store: Store, root: Root): void {
  const fetchAhead = () => void fetchScreens().catch(() => undefined);
  let isGoing = false;
  const goOn = (target?: Target) => {
    // A second click while the screens are loading would start a second router.
    if (isGoing) return;
    isGoing = true;
    window.removeEventListener('input', fetchAhead);
    window.removeEventListener('popstate', goBack);
    // If something cannot be fetched, for instance after a server update, the whole page is loaded instead.
    fetchScreens().then(
      ({ showScreens }) => showScreens(store, root, target),
      () => window.location.assign(target?.path ?? window.location.href),
    );
  };
  const goBack = () => goOn();
  window.addEventListener('input', fetchAhead, { once: true });
  window.addEventListener('popstate', goBack);
  connectNavigate((path, handedOver) => goOn({ path, handedOver }));
  startTransition(() =>
    root.render(
      <StrictMode>
        <App store={store}>
          <LoginScreen email="" />
        </App>
      </StrictMode>,
    ),
  );
}
