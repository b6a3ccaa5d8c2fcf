import type { VendorId } from '#db/tenancy.ts';
import type { BusyQuestion } from '#engines/busy-times/read-busy-times.ts';
import type { PanelistTimes } from '#features/panelists/panelist-times.service.ts';
import { steadyHorizon } from './read-source.rules.ts';

/** A query to a connected calendar, and who makes it: a person who waits, or the server. */
export type Question = Omit<BusyQuestion, 'ics'> & {
  /** Those of one organization are read one after another. */
  vendorId: VendorId;
  lane: 'people' | 'upkeep';
  signal?: AbortSignal | undefined;
};

type Owner = Pick<PanelistTimes, 'email' | 'timeZone'>;

export const questionFor = (
  { email, timeZone }: Owner,
  {
    publicUrl,
    now,
    ...way
  }: Pick<Question, 'vendorId' | 'lane' | 'signal'> & { publicUrl: string; now: Date },
): Question => ({
  email,
  timeZone,
  ...way,
  ownHost: new URL(publicUrl).hostname,
  horizon: steadyHorizon(now),
});
