import { useEffect, useRef, type RefObject } from 'react';

/** Tells when the focus leaves an element with all that is in it. */
export function useFocusLeave(root: RefObject<HTMLElement | null>, onLeave: () => void) {
  const latest = useRef(onLeave);
  latest.current = onLeave;
  useEffect(() => {
    const element = root.current;
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (!element?.contains(relatedTarget as Node | null)) latest.current();
    };
    element?.addEventListener('focusout', onFocusOut);
    return () => element?.removeEventListener('focusout', onFocusOut);
  }, [root]);
}
