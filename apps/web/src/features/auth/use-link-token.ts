import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import {
  forgetLink,
  keepLink,
  LINK_MODES,
  linkAfterReload,
  type LinkMode,
  type MailedLink,
} from './kept-link.model.ts';

/** The router's key for the location the page was loaded at; every later navigation has its own key. */
const FIRST_PLACE = 'default';

const isMode = (text: string | null): text is LinkMode =>
  (LINK_MODES as readonly (string | null)[]).includes(text);

/** Reads `#mode=verify|reset|invite|email&token=…`; null where either is missing. */
function readLink(hash: string): MailedLink | null {
  const parts = new URLSearchParams(hash.replace(/^#/, ''));
  const mode = parts.get('mode');
  const token = parts.get('token');
  return isMode(mode) && token ? { mode, token } : null;
}

/**
 * The token of the mailed link that led here. It is removed from the address bar, so that no one reads it there, and
 * stored for a reload until the link is dropped or the page is left.
 */
export function useLinkToken() {
  const location = useLocation();
  const [link, setLink] = useState(
    () => readLink(location.hash) ?? (location.key === FIRST_PLACE ? linkAfterReload() : null),
  );
  const [place, setPlace] = useState(location);
  if (place !== location) {
    setPlace(location);
    setLink((before) => readLink(location.hash) ?? before);
  }
  useEffect(() => {
    if (!readLink(location.hash)) return;
    window.history.replaceState(window.history.state, '', window.location.pathname);
  }, [location]);
  useEffect(() => {
    if (link) keepLink(link);
    else forgetLink();
    return forgetLink;
  }, [link]);
  return { link, dropLink: () => setLink(null) };
}
