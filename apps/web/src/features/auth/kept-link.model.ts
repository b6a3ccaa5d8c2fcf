import { PASSWORD_MODES, type PasswordMode } from '@slotwise/contract/auth/auth.schema';
import * as z from 'zod/mini';

export type PasswordLink = { mode: PasswordMode; token: string };

const KEY = 'passwordLink';

const keptLinkSchema = z.object({ mode: z.enum(PASSWORD_MODES), token: z.string() });

/** Keeps a mailed link for this tab, so that reloading the page does not lose it with the address bar cleaned. */
export function keepLink({ mode, token }: PasswordLink) {
  sessionStorage.setItem(KEY, JSON.stringify({ mode, token }));
}

export function forgetLink() {
  sessionStorage.removeItem(KEY);
}

/** The link that was kept, but only when the page was reloaded; whoever comes here anew begins anew. */
export function linkAfterReload(): PasswordLink | null {
  const [entry] = performance.getEntriesByType('navigation');
  if (!entry || !('type' in entry) || entry.type !== 'reload') return null;
  try {
    const kept = keptLinkSchema.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    return kept.success ? kept.data : null;
  } catch {
    return null;
  }
}
