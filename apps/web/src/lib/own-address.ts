/**
 * The path, query and hash of an address of this site, as a browser understands it; undefined for every other one. A
 * pattern would not do: browsers drop tabs and line breaks and read `\\` as `/`, so `/%09/elsewhere` leads elsewhere.
 */
export function ownAddress(text: string): string | undefined {
  if (!text.startsWith('/')) return undefined;
  const url = URL.parse(text, window.location.origin);
  if (url?.origin !== window.location.origin) return undefined;
  // `/.//elsewhere` is of this site, but its path alone would not be.
  const path = url.pathname.replace(/^\/{2,}/, '/');
  return `${path}${url.search}${url.hash}`;
}
