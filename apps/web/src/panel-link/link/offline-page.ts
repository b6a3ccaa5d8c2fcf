/**
 * Phones throw pages away that lie in the background and load them again when their reader comes back, with or
 * without a connection. The worker keeps this page's own files for that moment, and no answer of the API. Browsers
 * have workers on pages with TLS and on the machine itself; elsewhere the draft is kept all the same.
 */
export function keepPageForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => {
    navigator.serviceWorker.register('/p/offline-worker.js', { scope: '/p/' }).catch(() => undefined);
  };
  // The first paint has the connection for itself.
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
