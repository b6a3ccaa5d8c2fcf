import { useCallback, useEffect } from 'react';
import { useSearchParams } from 'react-router';

/** Reduces a filter's text to its known values. */
type Accepted<Key extends string> = Partial<Record<Key, (text: string) => string>>;
type Changes<Key extends string> = Partial<Record<Key, string>>;

/** The last page the server accepts. */
const LAST_PAGE = 100_000;

const pageIn = (params: URLSearchParams) =>
  Math.min(LAST_PAGE, Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1));

const pageText = (page: number) => (page > 1 ? String(page) : '');

function withChanges(params: URLSearchParams, changes: Record<string, string | undefined>) {
  const after = new URLSearchParams(params);
  Object.entries(changes).forEach(([key, value]) => (value ? after.set(key, value) : after.delete(key)));
  return after;
}

/**
 * The filters of a list, kept in the address so that they survive a reload and can be shared. Values not accepted count
 * as absent and are removed from the address.
 */
export function useAddressFilters<Key extends string>(keys: readonly Key[], accepted?: Accepted<Key>) {
  const [params, setParams] = useSearchParams();
  const accept = (key: Key, text: string) => accepted?.[key]?.(text) ?? text;
  const values = Object.fromEntries(keys.map((key) => [key, accept(key, params.get(key) ?? '')])) as Record<
    Key,
    string
  >;
  const page = pageIn(params);

  const tidy = withChanges(params, { ...values, page: pageText(page) }).toString();
  const isTidy = withChanges(params, {}).toString() === tidy;
  useEffect(() => {
    if (!isTidy) setParams(tidy, { replace: true, preventScrollReset: true });
  }, [isTidy, tidy, setParams]);

  const set = useCallback(
    (changes: Record<string, string | undefined>, replace: boolean) =>
      setParams((before) => withChanges(before, changes), { replace, preventScrollReset: true }),
    [setParams],
  );
  /** Sets some filters and returns to the first page; an empty value removes its filter. */
  const change = useCallback((changes: Changes<Key>) => set({ ...changes, page: '' }, true), [set]);
  /** Goes to another page; the browser's Back button works. */
  const goTo = useCallback(
    (to: number, how?: { replace: boolean }) => set({ page: pageText(to) }, how?.replace ?? false),
    [set],
  );
  /** Removes every filter. */
  const clear = useCallback(
    () => change(Object.fromEntries(keys.map((key) => [key, ''])) as Changes<Key>),
    [change, keys],
  );
  return { values, page, change, goTo, clear };
}
