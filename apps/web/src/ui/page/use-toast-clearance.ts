import { useEffect, useRef } from 'react';

const VARIABLE = '--sw-foot';

/** Room for the space that pages leave below their foot. */
const MARGIN_PX = 24;

/** Keeps toasts above an element that sticks to the foot of the page, for as long as it is there. */
export function useToastClearance<Element extends HTMLElement>() {
  const foot = useRef<Element>(null);
  useEffect(() => {
    const element = foot.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty(VARIABLE, `${element.offsetHeight + MARGIN_PX}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(VARIABLE);
    };
  }, []);
  return foot;
}
