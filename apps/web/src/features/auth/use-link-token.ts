import { PASSWORD_MODES, type PasswordMode } from '@slotwise/contract/auth/auth.schema';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

export type PasswordLink = { mode: PasswordMode; token: string };

const isMode = (text: string | null): text is PasswordMode =>
  (PASSWORD_MODES as readonly (string | null)[]).includes(text);

/** Reads `#mode=verify|reset|invite&token=…`; null where either is missing. */
export function readLink(hash: string): PasswordLink | null {
  const parts = new URLSearchParams(hash.replace(/^#/, ''));
  const mode = parts.get('mode');
  const token = parts.get('token');
  return isMode(mode) && token ? { mode, token } : null;
}

/** The token of the mailed link that led here. It is taken out of the address bar, so that nobody reads it there. */
export function useLinkToken() {
  const location = useLocation();
  const [link, setLink] = useState(() => readLink(location.hash));
  useEffect(() => {
    const next = readLink(location.hash);
    if (!next) return;
    setLink(next);
    window.history.replaceState(window.history.state, '', window.location.pathname);
  }, [location]);
  return { link, dropLink: () => setLink(null) };
}
