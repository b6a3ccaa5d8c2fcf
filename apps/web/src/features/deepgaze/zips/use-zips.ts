import type { Zip } from '@slotwise/contract/deepgaze/zips.schema';
import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useLoaded } from '#lib/use-loaded.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { loadZips } from '../deepgaze.actions.ts';
import { selectZips } from '../deepgaze-state.model.ts';
import { isUnderWay } from './zip-words.model.ts';

/** How long after one look the next one follows, while something is read. */
const PAUSE_MS = 1500;

/** The zips, looked at again whenever the tab is, and again and again while one of them is being read. */
export function useZips() {
  const dispatch = useAppDispatch();
  const isLaterLook = useRef(false);
  const loaded = useLoaded('zips', () => {
    const isQuiet = isLaterLook.current;
    isLaterLook.current = true;
    return dispatch(loadZips({ isQuiet }));
  });
  const zips = useSelector(selectZips);
  const { reload } = loaded;
  useLooks(zips, reload);
  const retry = () => {
    isLaterLook.current = false;
    reload();
  };
  return { ...loaded, zips, retry };
}

function useLooks(zips: Zip[], look: () => void) {
  const isReading = zips.some(isUnderWay);
  useEffect(() => {
    const lookIfSeen = () => document.visibilityState === 'visible' && look();
    const timer = isReading ? setInterval(lookIfSeen, PAUSE_MS) : undefined;
    // The person who comes back sees at once what others deleted meanwhile.
    document.addEventListener('visibilitychange', lookIfSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookIfSeen);
    };
  }, [isReading, look]);
}
