import { useCallback, useEffect, useState } from 'react';

/** `home` chooses while there is no time, and tells how the meeting stands otherwise. */
export type Screen = 'home' | 'move' | 'confirm' | 'propose';

type Entry = { screen: Screen; depth: number };

function toEntry(state: unknown): Entry {
  const { screen = 'home', depth = 0 } = (state ?? {}) as Partial<Entry>;
  return { screen, depth };
}

/** Which screen is shown. Each one is an entry of the browser's history, so that Back leads to the one before. */
export function useScreen() {
  const [screen, setScreen] = useState<Screen>('home');
  useEffect(() => {
    // What was chosen on a deeper screen is gone after a reload.
    history.replaceState(null, '');
    // A screen begins at its top; a browser that goes back would move it down to where another one was left.
    history.scrollRestoration = 'manual';
    const show = ({ state }: PopStateEvent) => setScreen(toEntry(state).screen);
    window.addEventListener('popstate', show);
    return () => window.removeEventListener('popstate', show);
  }, []);

  const goTo = useCallback((next: Screen) => {
    const { depth } = toEntry(history.state);
    if (next !== 'home') history.pushState({ screen: next, depth: depth + 1 } satisfies Entry, '');
    else if (depth > 0) history.go(-depth);
    setScreen(next);
  }, []);
  const goBack = useCallback(() => history.back(), []);
  return { screen, goTo, goBack };
}
