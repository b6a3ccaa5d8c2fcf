import { useEffect, useRef } from 'react';

const VARIABLE = '--sw-foot';

/** A foot that ends higher than this above the window's bottom does not overlap two toasts. */
const ROOM_PX = 160;

/** The clearance toasts need above each present foot: a page's, and that of a dialog above it. */
const clearances = new Map<Element, number>();

function note(element: Element, clearance: number) {
  if (clearance > 0) clearances.set(element, clearance);
  else clearances.delete(element);
  document.documentElement.style.setProperty(VARIABLE, `${Math.max(0, ...clearances.values())}px`);
}

/** Keeps toasts above an element at the foot of the page or of a dialog, while it is there. */
export function useToastClearance<Element extends HTMLElement>() {
  const foot = useRef<Element>(null);
  useEffect(() => {
    const element = foot.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const { top, bottom } = element.getBoundingClientRect();
      note(element, window.innerHeight - bottom < ROOM_PX ? window.innerHeight - top : 0);
    });
    observer.observe(element);
    // A dialog grows while typing, and its foot moves with it.
    if (element.parentElement) observer.observe(element.parentElement);
    return () => {
      observer.disconnect();
      note(element, 0);
    };
  }, []);
  return foot;
}
