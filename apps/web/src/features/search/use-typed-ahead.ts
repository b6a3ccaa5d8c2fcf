import { useCallback, useEffect, useRef } from 'react';
import { useLatest } from '#lib/use-latest.ts';

/**
 * Captures what is typed between opening the box and focusing its field, since the code of the box may have to load
 * first. `take` hands it over once, to the field that has the focus from then on.
 */
export function useTypedAhead(isOpen: boolean, onEscape: () => void): () => string {
  const kept = useRef('');
  const stop = useRef(() => {});
  const escape = useLatest(onEscape);

  useEffect(() => {
    if (!isOpen) return;
    kept.current = '';
    const keep = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (event.key === 'Escape') escape.current();
      else if (event.key === 'Backspace') kept.current = kept.current.slice(0, -1);
      else if ([...event.key].length === 1) kept.current += event.key;
      else return;
      // The key is meant for the box, not for the element that still has the focus.
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', keep, true);
    stop.current = () => window.removeEventListener('keydown', keep, true);
    return () => stop.current();
  }, [isOpen, escape]);

  return useCallback(() => {
    stop.current();
    const text = kept.current;
    kept.current = '';
    return text;
  }, []);
}
