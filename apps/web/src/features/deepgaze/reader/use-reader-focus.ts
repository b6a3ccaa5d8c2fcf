import { useEffect, useRef } from 'react';
import type { Place } from '../use-place.ts';

/**
 * Moves the focus into the reader when a resume or another quote of it opens, and afterwards back to where it was
 * opened from, if that still exists. Escape closes it.
 */
export function useReaderFocus(resumeId: string, { stretch, closeResume }: Place) {
  const root = useRef<HTMLElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  const opener = useRef<HTMLElement>(null);
  useEffect(() => {
    const active = document.activeElement;
    if (active instanceof HTMLElement && !root.current?.contains(active)) opener.current = active;
    back.current?.focus({ preventScroll: true });
  }, [resumeId, stretch?.start, stretch?.end]);
  useEffect(() => () => opener.current?.focus(), []);
  useEffect(() => {
    const reader = root.current;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) closeResume();
    };
    reader?.addEventListener('keydown', closeOnEscape);
    return () => reader?.removeEventListener('keydown', closeOnEscape);
  }, [closeResume]);
  return { root, back };
}
