import { DAY_MILLIS, HOUR_MILLIS, MINUTE_MILLIS } from '#lib/durations.ts';

/** The pauses after the first, second … attempt that failed, about three days of them; then it is given up. */
const PAUSES_MILLIS = [
  5000,
  5 * MINUTE_MILLIS,
  30 * MINUTE_MILLIS,
  ...[2, 5, 10, 14, 20, 24].map((hours) => hours * HOUR_MILLIS),
];

/** An address that has taken nothing for so long is told nothing any more. */
export const GIVEN_UP_MILLIS = 3 * DAY_MILLIS;

/** What an address answered to one attempt: an HTTP status, or null where nothing came back, and what helps. */
export type Reply = { status: number | null; answer: string };

export const isTaken = ({ status }: Reply): boolean => status !== null && status >= 200 && status < 300;

/** 410: whoever is behind the address wants to be told nothing any more (Standard Webhooks 1.0.0). */
export const isUnsubscribed = ({ status }: Reply): boolean => status === 410;

/** How long to wait after so many attempts; undefined once it is given up. */
export const pauseAfter = (attempts: number): number | undefined => PAUSES_MILLIS[attempts - 1];

/** Both secrets sign for a day after they changed, so that a receiver can be told the new one in peace. */
export const isSignedByBoth = (secretSince: Date, now: Date): boolean =>
  now.getTime() - secretSince.getTime() < DAY_MILLIS;
