import type { ReadTimes } from '@slotwise/contract/bookings/candidate-page.schema';
import { LIMITS } from '@slotwise/contract/limits';
import { useState } from 'react';

/** A time span that suits the candidate; `words` is the part of the text it was read from, or empty. */
export type SuitedWindow = ReadTimes['windows'][number];

const toKey = ({ start, end, timeZone }: SuitedWindow): string => `${start} ${end} ${timeZone}`;

/** The candidate's text and collected times, kept while they visit other screens. */
export function useWindows() {
  const [text, setText] = useState('');
  const [comments, setComments] = useState('');
  const [windows, setWindows] = useState<SuitedWindow[]>([]);
  const [notUnderstood, setNotUnderstood] = useState<string[]>([]);

  /** Sorted by time, without duplicates, up to the number that may be sent. */
  const gather = (more: SuitedWindow[], kept: SuitedWindow[]) => {
    const byKey = new Map([...kept, ...more].map((window) => [toKey(window), window]));
    const inOrder = [...byKey.values()].toSorted((a, b) => a.start.localeCompare(b.start));
    setWindows(inOrder.slice(0, LIMITS.candidateWindowsMax));
  };
  return {
    text,
    setText,
    comments,
    setComments,
    windows,
    notUnderstood,
    add: (window: SuitedWindow) => gather([window], windows),
    remove: (window: SuitedWindow) => setWindows(windows.filter((other) => toKey(other) !== toKey(window))),
    /** A new reading replaces the previous one; what was added by hand stays. */
    read: ({ windows: found, notUnderstood: rest }: ReadTimes) => {
      gather(
        found,
        windows.filter(({ words }) => words === ''),
      );
      setNotUnderstood(rest);
    },
    forget: () => {
      setText('');
      setComments('');
      setWindows([]);
      setNotUnderstood([]);
    },
  };
}

export type Windows = ReturnType<typeof useWindows>;
