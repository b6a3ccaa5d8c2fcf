/** Prefetches what a button opens; if that fails, the click requests it again. */
export function fetchedBy(load: () => Promise<unknown>) {
  const fetch = () => void load().catch(() => undefined);
  return { onPointerEnter: fetch, onFocus: fetch };
}
