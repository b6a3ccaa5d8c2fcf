import { PASSWORD_MODES } from '@slotwise/contract/auth/auth.schema';
import * as z from 'zod/mini';

/** The purpose of a mailed link to this page: a password, or a new address. */
export const LINK_MODES = [...PASSWORD_MODES, 'email'] as const;
export type LinkMode = (typeof LINK_MODES)[number];
export type MailedLink = { mode: LinkMode; token: string };

const KEY = 'passwordLink';

const keptLinkSchema = z.object({ mode: z.enum(LINK_MODES), token: z.string() });

/** Stores a mailed link for this tab, so that reloading the page does not lose it once the address bar is cleaned. */
export function keepLink({ mode, token }: MailedLink) {
  sessionStorage.setItem(KEY, JSON.stringify({ mode, token }));
}

export function forgetLink() {
  sessionStorage.removeItem(KEY);
}

/** The stored link, but only if the page was reloaded; someone who navigates here again starts over. */
export function linkAfterReload(): MailedLink | null {
  const [entry] = performance.getEntriesByType('navigation');
  if (!entry || !('type' in entry) || entry.type !== 'reload') return null;
  try {
    const kept = keptLinkSchema.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    return kept.success ? kept.data : null;
  } catch {
    return null;
  }
}
