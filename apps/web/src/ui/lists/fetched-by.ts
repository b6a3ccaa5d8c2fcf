/** Fetches what a button opens ahead of the click; what does not arrive is asked for again by the click. */
export function fetchedBy(load: () => Promise<unknown>) {
  const fetch = () => void load().catch(() => undefined);
  return { onPointerEnter: fetch, onFocus: fetch };
}
