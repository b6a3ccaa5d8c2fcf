import { useEffect, useState } from 'react';

/** What a mailed link opens: the token, and the act that its reader chose in the mail, which one press confirms. */
export type LinkInFragment = { token: string; act: string };

/**
 * The link in the fragment, which no server ever sees; without a whole token it is none. Opening alone does nothing: mail
 * programs open links to look at them.
 */
export function linkIn(hash: string): LinkInFragment {
  const [, token = '', act = ''] = /^#([\w-]{20,200})(?:&do=([a-z]{1,20}))?$/.exec(hash) ?? [];
  return { token, act };
}

/** The link as a page goes on: another one that is opened in the same tab changes nothing but the fragment. */
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

/** Takes the act out of the address once it was answered, so that loading the page again does not ask again. */
export function forgetAct(): void {
  const { token, act } = linkIn(location.hash);
  if (!act) return;
  history.replaceState(null, '', `#${token}`);
  // Replacing tells no one, and the same link may be opened once more in this tab.
  window.dispatchEvent(new Event('hashchange'));
}
