import { listZips } from '@slotwise/contract/deepgaze/zips.endpoints';
import { useSelector } from 'react-redux';
import { useAnswer } from '#state/use-answer.ts';
import { selectZips } from '../deepgaze-state.model.ts';
import { ALL_ZIPS } from '../deepgaze.actions.ts';
import { isUnderWay } from './zip-words.model.ts';

/** How often the zips are polled while one is being read. */
const PAUSE_MS = 1500;
const NONE: never[] = [];

/** The zips, read again whenever someone returns to the tab, and polled while one is being read. */
export function useZips() {
  const isReading = useSelector(selectZips).some(isUnderWay);
  const loaded = useAnswer(listZips, ALL_ZIPS, {
    always: true,
    everyMs: isReading ? PAUSE_MS : 0,
    onFocus: true,
  });
  return { ...loaded, zips: loaded.data?.data ?? NONE };
}
