import { useEffect, type RefObject } from 'react';
import { useLatest } from '#lib/use-latest.ts';
import { findWords, markRange, type Mark } from './mark-words.ts';

type Layer = {
  words: RefObject<HTMLDivElement | null>;
  scroller: RefObject<HTMLElement | null>;
  /** Null until the words are laid out. */
  hasWords: boolean | null;
  /** At another scale it is at another position in the window. */
  scale: number;
};

/** Highlights words on a page once they are laid out, and scrolls to them. */
export function useMark(mark: Mark | null, layer: Layer, onMarked: (isMarked: boolean) => void) {
  const { words, scroller, hasWords, scale } = layer;
  const notify = useLatest(onMarked);
  const key = mark && `${mark.skip} ${mark.words}`;
  const latest = useLatest(mark);

  useEffect(() => {
    const container = words.current;
    if (key === null || hasWords === null || !container || !latest.current) return;
    const range = findWords(container, latest.current);
    const unmark = range ? markRange(range) : false;
    notify.current(unmark !== false);
    return unmark || undefined;
  }, [key, hasWords, words, notify, latest]);

  useEffect(() => {
    const [container, around] = [words.current, scroller.current];
    if (key === null || hasWords === null || !container || !around || !latest.current) return;
    const range = findWords(container, latest.current);
    const target = range?.getBoundingClientRect() ?? container.getBoundingClientRect();
    const frame = around.getBoundingClientRect();
    around.scrollTop += target.top - frame.top - around.clientHeight / 3;
  }, [key, hasWords, scale, words, scroller, latest]);
}
