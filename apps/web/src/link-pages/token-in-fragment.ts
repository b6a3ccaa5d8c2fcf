import { useEffect, useState } from 'react';

/** The token of a mailed link, out of the fragment, which no server ever sees. Empty where there is none. */
export const tokenOf = (hash: string): string => /^#([\w-]{20,200})$/.exec(hash)?.[1] ?? '';

/** The same as a page goes on: another link that is opened in the same tab changes nothing but the fragment. */
export function useTokenInFragment(): string {
  const [token, setToken] = useState(() => tokenOf(location.hash));
  useEffect(() => {
    const change = () => setToken(tokenOf(location.hash));
    window.addEventListener('hashchange', change);
    return () => window.removeEventListener('hashchange', change);
  }, []);
  return token;
}
