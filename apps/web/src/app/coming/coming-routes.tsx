import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { paths } from '#navigation/paths.ts';
import type { ComingScreenName } from './coming-screens.ts';

type Screen = (path: string, load: () => Promise<{ default: ComponentType }>) => RouteObject;

const page = (of: ComingScreenName) => async () => {
  const { ComingScreen } = await import('./coming-screen.tsx');
  return { default: () => <ComingScreen of={of} /> };
};

/** The addresses whose screens are still to come; each leads to a page that says so. */
export const comingRoutes = (screen: Screen) => ({
  deepgaze: screen(paths.deepgaze(), page('deepgaze')),
});
