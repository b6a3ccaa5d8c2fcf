import { DAY_MILLIS, HOUR_MILLIS, MINUTE_MILLIS } from '#lib/durations.ts';

/** The pauses after each failed attempt, about three days in total; then it is given up. */
const PAUSES_MILLIS = [
  5000,
  5 * MINUTE_MILLIS,
  30 * MINUTE_MILLIS,
  ...[2, 5, 10, 14, 20, 24].map((hours) => hours * HOUR_MILLIS),
];

/** An address that has failed for this long is disabled. */
export const GIVEN_UP_MILLIS = 3 * DAY_MILLIS;

/** The longest pause an address can request. */
const MOST_ASKED_MILLIS = DAY_MILLIS;
const ASKS_FOR_TIME: readonly (number | null)[] = [429, 503];

/** An address's reply to one attempt: an HTTP status, or null if there was none, and details. */
export type Reply = { status: number | null; answer: string; retryAfter?: string | undefined };

export const isTaken = ({ status }: Reply): boolean => status !== null && status >= 200 && status < 300;

/** 410: the receiver wants no more events (Standard Webhooks 1.0.0). */
export const isUnsubscribed = ({ status }: Reply): boolean => status === 410;

/** How long to wait after this many attempts, the last with this reply; undefined once it is given up. */
export function pauseAfter(attempts: number, reply: Reply, now: Date): number | undefined {
  const pause = PAUSES_MILLIS[attempts - 1];
  return pause && Math.max(pause, requestedPause(reply, now));
}

/** The pause the address requests, in seconds or until a date (RFC 9110 §10.2.3, RFC 6585 §4); 0 if none. */
export function requestedPause({ status, retryAfter = '' }: Reply, now: Date): number {
  if (!ASKS_FOR_TIME.includes(status)) return 0;
  const isSeconds = /^\d+$/.test(retryAfter);
  const millis = isSeconds ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now.getTime();
  return millis > 0 ? Math.min(millis, MOST_ASKED_MILLIS) : 0;
}

/** Both secrets sign for a day after a change, so that the receiver can switch without a gap. */
export const isSignedByBoth = (secretSince: Date, now: Date): boolean =>
  now.getTime() - secretSince.getTime() < DAY_MILLIS;
