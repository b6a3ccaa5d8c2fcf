import type { BrowserContext } from '@playwright/test';

/** What a browser complained about while a story ran. */
export type Watch = {
  /** A refusal by the server that belongs to the story, once or more; the browser reports each as an error. */
  expectRefusal: (status: number) => void;
  /** The story takes the connection away for a while; the browser reports each request that fails then. */
  expectNoConnection: () => void;
  /** Complaints that the story did not announce, and refusals that it announced and that never came. */
  faults: () => string[];
};

declare global {
  /** What every toast of the page said, also those that have gone. */
  var toastsShown: string[];
}

/** Runs in the page: toasts go after three seconds, which a busy machine may miss. */
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

/** What this very watching runs into where a frame allows no script at all. */
const OWN_SCRIPT = /^Blocked script execution in '[^']*' because the document's frame is sandboxed/;
/**
 * An address names what its screen needs. The browser complains where that is not used within seconds: by a person who
 * is led to log in first, and on a busy machine by anyone. What is named needlessly shows in the weight of a screen.
 */
const NAMED_TOO_EARLY = /was preloaded using link preload but not used/;
const NO_CONNECTION = /net::ERR_INTERNET_DISCONNECTED/;
/** A save that the browser gave up may have arrived all the same: the next one is refused with this, and joined. */
const OVERTAKEN = 409;
const REFUSED = /the server responded with a status of (\d{3})/;

/** Collects console errors, uncaught errors and violations of the content security policy. */
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
