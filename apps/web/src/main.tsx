import './ui/theme/first-screen.css';
import './ui/theme/fonts.css';
import './ui/theme/global.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { readUser } from './api/session-storage.ts';
import { App } from './app/app.tsx';
import { connectSession } from './app/connect-session.ts';
import { fetchAhead } from './app/fetch-ahead.ts';
import { createRoutes } from './app/routes.tsx';
import { createStore } from './app/store.ts';
import { shareStyleNonce } from './app/style-nonce.ts';
import { connectNavigate } from './navigation/navigate.ts';

/** Each step in a task of its own, so that the browser can answer its user between them. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

void startApp();

async function startApp() {
  await nextTask();
  shareStyleNonce();
  const store = createStore();

  await nextTask();
  const routes = createRoutes(store);
  if (readUser()) fetchAhead(routes, window.location);

  await nextTask();
  const router = createBrowserRouter(routes);
  connectNavigate((path, handedOver) => void router.navigate(path, { state: handedOver }));
  connectSession(store);

  await nextTask();
  const place = document.getElementById('root');
  if (!place) throw new Error('The page has no element #root');
  const root = createRoot(place);
  // React draws in slices what is not urgent; the page shows the skeleton meanwhile.
  startTransition(() =>
    root.render(
      <StrictMode>
        <App store={store} router={router} />
      </StrictMode>,
    ),
  );
}
