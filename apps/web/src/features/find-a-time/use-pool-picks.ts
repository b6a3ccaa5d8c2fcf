import { isFailure } from '@slotwise/contract/failures';
import { useEffect, useRef, useState } from 'react';
import { useLatest } from '#lib/use-latest.ts';
import type { Span } from '#ui/availability-grid/grid-times.ts';
import type { MeetingValues } from '#features/bookings/meeting-values/meeting-values.model.ts';
import { isSettled, withPicked } from '#features/bookings/meeting-values/pool.model.ts';
import { dateAt } from './shown-week.model.ts';
import { poolsAt, type SlotQuery } from './slot-question.model.ts';
import { askForSlots } from './find-a-time.actions.ts';

type Options = {
  values: MeetingValues;
  /** The question about the shown week, for the people it names. */
  query: SlotQuery | null;
  span: Span | null;
  onSet: (changes: Partial<MeetingValues>) => void;
};

/** What the picks depend on: the time and the pools as defined. */
const toKey = ({ pools }: MeetingValues, span: Span) =>
  JSON.stringify([span, pools.map(({ need, skill, members }) => [need, skill, members])]);

/** Fills pool seats whenever a time is chosen that was not offered with its people. */
export function usePoolPicks(options: Options) {
  const { values, query, span } = options;
  const key = span && query && values.pools.length > 0 ? toKey(values, span) : null;
  const latest = useLatest(options);
  // Picks made earlier, as in a draft, stay until the time or the pools change.
  const done = useRef(values.pools.every(isSettled) ? key : null);
  const [missing, setMissing] = useState<string | null>(null);

  useEffect(() => {
    if (!key || done.current === key) return;
    const asking = new AbortController();
    const pick = async () => {
      const now = latest.current;
      if (!now.query || !now.span) return;
      const { start, end } = now.span;
      const zone = now.query.timeZone;
      const days = { from: dateAt(start, zone), to: dateAt(end, zone) };
      const answer = await askForSlots(poolsAt(now.query, now.span, days), asking.signal);
      if (asking.signal.aborted || isFailure(answer)) return;
      done.current = key;
      const picked = answer.slots[0]?.pooledIds ?? [];
      setMissing(picked.length > 0 ? null : key);
      latest.current.onSet(withPicked(latest.current.values, picked));
    };
    const timer = setTimeout(() => void pick(), 300);
    return () => {
      asking.abort();
      clearTimeout(timer);
    };
  }, [key, latest]);

  return {
    /** Not enough pool members are free at the chosen time. */
    isUnfilled: key !== null && missing === key,
    /** Takes the people a time was offered with. */
    take: (start: Span, pickedIds: string[]) => {
      done.current = toKey(latest.current.values, start);
      setMissing(null);
      return withPicked(latest.current.values, pickedIds);
    },
  };
}
