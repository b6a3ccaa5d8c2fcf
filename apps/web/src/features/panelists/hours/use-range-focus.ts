import { useEffect, useRef } from 'react';

/**
 * Manages the focus: it moves to an added range, and to the add button when one was removed. Ranges are marked with
 * `data-range`, the button with `data-add`.
 */
export function useRangeFocus<Root extends HTMLElement>(ranges: number) {
  const root = useRef<Root>(null);
  const next = useRef<string | null>(null);
  useEffect(() => {
    const selector = next.current;
    next.current = null;
    if (selector) [...(root.current?.querySelectorAll<HTMLElement>(selector) ?? [])].at(-1)?.focus();
  }, [ranges]);
  return {
    root,
    noteAdded: () => {
      next.current = '[data-range] input[data-start]';
    },
    noteRemoved: () => {
      next.current = '[data-add]';
    },
  };
}
