import { useEffect, useState, type RefObject } from 'react';

/** A page this far outside the viewport is already drawn. */
const MARGIN = '800px 0px';

/** Whether an element is in the visible part of its scroll container, or close to it. */
export function useNear(element: RefObject<HTMLElement | null>, scroller: RefObject<HTMLElement | null>) {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { root: scroller.current, rootMargin: MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, scroller]);
  return isNear;
}
