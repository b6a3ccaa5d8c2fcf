import { useCallback, useEffect, useRef } from 'react';

/** The space left above the newest question. */
const MARGIN = 12;

type Shown = { count: number; isWaiting: boolean; isChosen: boolean };

/**
 * Scrolls a new question and the start of its answer into view. In a narrow window the page itself scrolls, so the
 * newest is also scrolled into view when this pane is chosen (`isChosen`), unless the focus is returning to another
 * answer.
 */
export function useScrollToNewest({ count, isWaiting, isChosen }: Shown) {
  const scroller = useRef<HTMLDivElement>(null);
  const isEmpty = count === 0 && !isWaiting;
  const scroll = useCallback(() => {
    const element = scroller.current;
    const newest = element?.lastElementChild as HTMLElement | null | undefined;
    if (!element || !newest || isEmpty) return;
    if (scrollsItself(element)) element.scrollTop = newest.offsetTop - element.offsetTop - MARGIN;
    else newest.scrollIntoView({ block: 'start' });
  }, [isEmpty]);
  useEffect(scroll, [scroll, count, isWaiting]);
  useEffect(() => {
    const element = scroller.current;
    if (!isChosen || !element || scrollsItself(element)) return;
    if (!element.contains(document.activeElement)) scroll();
  }, [isChosen, scroll]);
  return scroller;
}

const scrollsItself = (element: HTMLElement) => getComputedStyle(element).overflowY === 'auto';
