/**
 * Phones discard background pages and reload them when their reader returns, with or without a connection. The service
 * worker caches this page's own files for that, but no API answers. Browsers have service workers only on pages with
 * TLS and on localhost; elsewhere the draft is stored all the same.
 */
export function keepPageForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => {
    navigator.serviceWorker.register('/p/offline-worker.js', { scope: '/p/' }).catch(() => undefined);
  };
  // Leaves the connection to the first paint.
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
