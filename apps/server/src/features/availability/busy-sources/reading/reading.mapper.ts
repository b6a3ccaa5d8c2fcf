import type { BusyQuestion } from '#engines/busy-times/read-busy-times.ts';
import type { PanelistTimes } from '#features/panelists/times/times.service.ts';
import { steadyHorizon } from './reading.rules.ts';

/** What is asked of a connected calendar, by whom: a person who waits, or the server by itself. */
export type Question = Omit<BusyQuestion, 'ics'> & {
  lane: 'people' | 'upkeep';
  signal?: AbortSignal | undefined;
};

type Owner = Pick<PanelistTimes, 'email' | 'timeZone'>;

/** The question for a calendar of this owner. */
export const questionFor = (
  { email, timeZone }: Owner,
  { publicUrl, now, lane }: { publicUrl: string; now: Date; lane: Question['lane'] },
): Question => ({
  email,
  timeZone,
  lane,
  ownHost: new URL(publicUrl).hostname,
  horizon: steadyHorizon(now),
});
