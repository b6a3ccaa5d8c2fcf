import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** The filters of a list, kept in the address so that they survive a reload and can be sent to someone. */
export function useAddressFilters<Key extends string>(keys: readonly Key[]) {
  const [params, setParams] = useSearchParams();
  const values = Object.fromEntries(keys.map((key) => [key, params.get(key) ?? ''])) as Record<Key, string>;
  const page = Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1);

  /** Sets some filters and goes back to the first page; an empty value removes its filter. */
  const change = useCallback(
    (changes: Partial<Record<Key | 'page', string>>) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          after.delete('page');
          Object.entries<string | undefined>(changes).forEach(([key, value]) =>
            value ? after.set(key, value) : after.delete(key),
          );
          return after;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  );
  const goTo = useCallback(
    (to: number) => change({ page: to > 1 ? String(to) : '' } as Partial<Record<Key | 'page', string>>),
    [change],
  );
  /** Removes every filter. */
  const clear = useCallback(
    () => change(Object.fromEntries(keys.map((key) => [key, ''])) as Partial<Record<Key | 'page', string>>),
    [change, keys],
  );
  return { values, page, change, goTo, clear };
}
