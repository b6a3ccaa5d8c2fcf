import { useEffect, type RefObject } from 'react';
import { useLatest } from '#lib/use-latest.ts';

/** Calls back when the focus leaves an element and everything in it. */
export function useFocusLeave(root: RefObject<HTMLElement | null>, onLeave: () => void) {
  const latest = useLatest(onLeave);
  useEffect(() => {
    const element = root.current;
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (!element?.contains(relatedTarget as Node | null)) latest.current();
    };
    element?.addEventListener('focusout', onFocusOut);
    return () => element?.removeEventListener('focusout', onFocusOut);
  }, [root, latest]);
}
