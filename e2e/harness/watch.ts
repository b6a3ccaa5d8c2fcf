import type { BrowserContext } from '@playwright/test';

/** What the browser complained about during a story. */
export type Watch = {
  /** Expects one or more refusals with this status; the browser reports each as an error. */
  expectRefusal: (status: number) => void;
  /** Allows a lost connection for a while; the browser reports each request that fails meanwhile. */
  expectNoConnection: () => void;
  /** Unexpected complaints, and expected refusals that never happened. */
  faults: () => string[];
};

declare global {
  /** The texts of all toasts of the page so far, including closed ones. */
  var toastsShown: string[];
}

/** Runs in the page: toasts close after three seconds, which a busy machine may miss. */
function keepToasts() {
  window.toastsShown = [];
  const TOAST = '.Toastify [role=status], .Toastify [role=alert]';
  const known = new WeakSet<Element>();
  const look = () => {
    for (const toast of document.querySelectorAll(TOAST)) {
      if (known.has(toast)) continue;
      known.add(toast);
      window.toastsShown.push(toast.textContent);
    }
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
}

/** Caused by the watcher's own script in a frame that allows no scripts. */
const OWN_SCRIPT = /^Blocked script execution in '[^']*' because the document's frame is sandboxed/;
/**
 * A page preloads what its screen needs, and the browser complains if that is not used within seconds: after a redirect
 * to log-in, or always on a busy machine. Needless preloads show up in the weight of a screen.
 */
const NAMED_TOO_EARLY = /was preloaded using link preload but not used/;
const NO_CONNECTION = /net::ERR_INTERNET_DISCONNECTED/;
/** A save that the browser aborted may still have arrived; the next one is then refused with this status and merged. */
const OVERTAKEN = 409;
const REFUSED = /the server responded with a status of (\d{3})/;

/** Collects console errors, uncaught errors and violations of the Content Security Policy. */
export async function watch(context: BrowserContext): Promise<Watch> {
  const complaints: string[] = [];
  const refusals = new Set<number>();
  const expected = new Set<number>();
  let mayLoseConnection = false;
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`content security policy: ${violatedDirective} blocks ${blockedURI}`),
    );
  });
  await context.addInitScript(keepToasts);
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || OWN_SCRIPT.test(message.text())) return;
    if (NAMED_TOO_EARLY.test(message.text())) return;
    if (mayLoseConnection && NO_CONNECTION.test(message.text())) return;
    const status = message.location().url.includes('/api/') && REFUSED.exec(message.text())?.[1];
    if (status) refusals.add(Number(status));
    else complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => complaints.push(`uncaught: ${error.error().stack}`));
  return {
    expectRefusal: (status) => void expected.add(status),
    expectNoConnection: () => {
      mayLoseConnection = true;
    },
    faults: () => [
      ...complaints,
      ...[...refusals]
        .filter((status) => !expected.has(status) && !(mayLoseConnection && status === OVERTAKEN))
        .map((status) => `the server refused with ${status}`),
      ...[...expected]
        .filter((status) => !refusals.has(status))
        .map((status) => `the refusal ${status} did not come`),
    ],
  };
}
