import { useEffect, useRef } from 'react';
import type { Place } from '../use-place.ts';

/**
 * Leads the focus into the reader as a resume or other words of it are opened, and afterwards back to where they were
 * opened from, as long as that is there. Escape closes it.
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
