import './ui/theme/first-screen.css';
import './ui/theme/fonts.css';
import './ui/theme/global.css';
import { StrictMode } from 'react';
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

/** In a task of its own, so that the browser can answer its user between running the script and starting the app. */
setTimeout(startApp);

function startApp() {
  shareStyleNonce();

  const store = createStore();
  const routes = createRoutes(store);
  if (readUser()) fetchAhead(routes, window.location);
  const router = createBrowserRouter(routes);

  connectNavigate((path) => void router.navigate(path));
  connectSession(store);

  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element #root');
  createRoot(root).render(
    <StrictMode>
      <App store={store} router={router} />
    </StrictMode>,
  );
}
