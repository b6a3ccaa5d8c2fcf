import { useCallback, useEffect, useState } from 'react';

/** `home` lets the candidate choose if there is no time, and otherwise shows the status. */
export type Screen = 'home' | 'move' | 'confirm' | 'propose';

type Entry = { screen: Screen; depth: number };

function toEntry(state: unknown): Entry {
  const { screen = 'home', depth = 0 } = (state ?? {}) as Partial<Entry>;
  return { screen, depth };
}

/** Which screen is shown. Each is a browser history entry, so that Back leads to the previous one. */
export function useScreen() {
  const [screen, setScreen] = useState<Screen>('home');
  useEffect(() => {
    // A choice made on a deeper screen is lost on reload.
    history.replaceState(null, '');
    // A screen starts at its top; on going back, the browser would restore another screen's scroll position.
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
