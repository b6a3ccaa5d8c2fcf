import { useEffect, useRef } from 'react';

/** Handles Enter in the fields of a part, where it would otherwise submit the whole form. */
export function useEnter<Root extends HTMLElement>(onEnter: () => void) {
  const root = useRef<Root>(null);
  useEffect(() => {
    const part = root.current;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
      event.preventDefault();
      onEnter();
    };
    part?.addEventListener('keydown', listen);
    return () => part?.removeEventListener('keydown', listen);
  }, [onEnter]);
  return root;
}
