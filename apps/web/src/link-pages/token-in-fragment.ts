import { useEffect, useState } from 'react';

/** What a mailed link opens: the token, and the action its reader chose in the mail, confirmed with one press. */
export type LinkInFragment = { token: string; act: string };

/**
 * The link in the fragment, which servers never see; without a complete token there is none. Opening alone changes
 * nothing: mail programs open links to scan them.
 */
export function linkIn(hash: string): LinkInFragment {
  const [, token = '', act = ''] = /^#([\w-]{20,200})(?:&do=([a-z]{1,20}))?$/.exec(hash) ?? [];
  return { token, act };
}

/** The link while the page is open: opening another one in the same tab changes only the fragment. */
export function useLinkInFragment(): LinkInFragment {
  const [link, setLink] = useState(() => linkIn(location.hash));
  useEffect(() => {
    const change = () => setLink(linkIn(location.hash));
    window.addEventListener('hashchange', change);
    return () => window.removeEventListener('hashchange', change);
  }, []);
  return link;
}

export const useTokenInFragment = (): string => useLinkInFragment().token;

/** Removes the action from the address once it was answered, so that a reload does not ask again. */
export function forgetAct(): void {
  const { token, act } = linkIn(location.hash);
  if (!act) return;
  history.replaceState(null, '', `#${token}`);
  // Replacing fires no event, and the same link may be opened again in this tab.
  window.dispatchEvent(new Event('hashchange'));
}
