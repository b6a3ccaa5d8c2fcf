import { useEffect, useRef } from 'react';

/** What stays free above the newest question. */
const MARGIN = 12;

/** A new question comes into sight with the beginning of its answer; in a narrow window it is the page that scrolls. */
export function useScrollToNewest(count: number, isWaiting: boolean) {
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = scroller.current;
    const newest = element?.lastElementChild as HTMLElement | null | undefined;
    if (!element || !newest || (count === 0 && !isWaiting)) return;
    const scrollsItself = getComputedStyle(element).overflowY === 'auto';
    if (scrollsItself) element.scrollTop = newest.offsetTop - element.offsetTop - MARGIN;
    else newest.scrollIntoView({ block: 'start' });
  }, [count, isWaiting]);
  return scroller;
}
