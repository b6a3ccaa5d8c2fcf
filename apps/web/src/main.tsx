import './ui/theme/first-screen.css';
import './ui/theme/fonts.css';
import './ui/theme/global.css';
import './ui/theme/shared.css';
import { createRoot } from 'react-dom/client';
import { readUser } from './api/session-storage.ts';
import { connectSession } from './app/connect-session.ts';
import { nextTask } from './app/next-task.ts';
import { showLogIn } from './app/show-log-in.tsx';
import { createStore } from './app/store.ts';
import { shareStyleNonce } from '#ui/theme/style-nonce.ts';
import { paths } from './navigation/paths.ts';

void startApp();

async function startApp() {
  const isLogIn = await isLogInAlone();
  // Requested before anything runs, so that it loads meanwhile.
  const screens = isLogIn ? undefined : import('./app/show-screens.tsx');

  await nextTask();
  shareStyleNonce();
  const store = createStore();
  connectSession(store);

  await nextTask();
  const place = document.getElementById('root');
  if (!place) throw new Error('The page has no element #root');
  const root = createRoot(place);
  if (screens) await (await screens).showScreens(store, root);
  else showLogIn(store, root);
}

/** Whether this tab has no session and shows only the log-in screen. The root address goes there, too. */
async function isLogInAlone(): Promise<boolean> {
  if (readUser()) return false;
  if (window.location.pathname === paths.home()) {
    const { takeSession } = await import('./api/take-session.ts');
    if (await takeSession()) return false;
    window.history.replaceState(null, '', paths.login());
  }
  return window.location.pathname === paths.login();
}
