/**
 * The path, query and hash of an address on this site, as a browser parses it; undefined for any other. A pattern is
 * not enough: browsers drop tabs and line breaks and read `\\` as `/`, so `/%09/elsewhere` leads elsewhere.
 */
export function ownAddress(text: string): string | undefined {
  if (!text.startsWith('/')) return undefined;
  const url = URL.parse(text, window.location.origin);
  if (url?.origin !== window.location.origin) return undefined;
  // `/.//elsewhere` is on this site, but its path alone would not be.
  const path = url.pathname.replace(/^\/{2,}/, '/');
  return `${path}${url.search}${url.hash}`;
}
