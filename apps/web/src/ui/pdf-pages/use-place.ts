import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** The current page is the one at this fraction of the visible height. */
const READING_LINE = 0.3;

/**
 * The position in the document: the current page, and how to go to another. When `layout` changes, the same part of the
 * document stays in view.
 */
export function usePlace(layout: string) {
  const scroller = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState(1);
  const place = useRef(0);

  const onScroll = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    place.current = element.scrollTop / element.scrollHeight;
    setPage(pageAt(element));
  }, []);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (element) element.scrollTop = place.current * element.scrollHeight;
  }, [layout]);

  const goTo = useCallback((next: number) => {
    const element = scroller.current;
    const target = element && toPages(element)[next - 1];
    if (!element || !target) return;
    // Sets the page at once: another press may come before the scroll event, and the end may already be reached.
    setPage(next);
    element.scrollTop = target.offsetTop - toPages(element)[0]!.offsetTop;
  }, []);

  return { scroller, page, onScroll, goTo };
}

const toPages = (scroller: HTMLElement) => [...scroller.querySelectorAll<HTMLElement>('[data-page]')];

function pageAt(scroller: HTMLElement): number {
  const isAtEnd = scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - 1;
  const pages = toPages(scroller);
  if (isAtEnd && scroller.scrollTop > 0) return pages.length;
  const line = scroller.scrollTop + scroller.clientHeight * READING_LINE;
  return Math.max(1, pages.filter((page) => page.offsetTop <= line).length);
}
