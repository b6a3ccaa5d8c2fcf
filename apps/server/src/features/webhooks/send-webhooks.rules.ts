import { DAY_MILLIS, HOUR_MILLIS, MINUTE_MILLIS } from '#lib/durations.ts';

/** The pauses after the first, second … attempt that failed, about three days of them; then it is given up. */
const PAUSES_MILLIS = [
  5000,
  5 * MINUTE_MILLIS,
  30 * MINUTE_MILLIS,
  ...[2, 5, 10, 14, 20, 24].map((hours) => hours * HOUR_MILLIS),
];

/** An address that has taken nothing for so long gets nothing any more. */
export const GIVEN_UP_MILLIS = 3 * DAY_MILLIS;

/** An address that asks for more time than we give it by ourselves gets no more than this. */
const MOST_ASKED_MILLIS = DAY_MILLIS;
const ASKS_FOR_TIME: readonly (number | null)[] = [429, 503];

/** What an address answered to one attempt: an HTTP status, or null where nothing came back, and what helps. */
export type Reply = { status: number | null; answer: string; retryAfter?: string | undefined };

export const isTaken = ({ status }: Reply): boolean => status !== null && status >= 200 && status < 300;

/** 410: the person behind the address wants no events any more (Standard Webhooks 1.0.0). */
export const isUnsubscribed = ({ status }: Reply): boolean => status === 410;

/** How long to wait after so many attempts, the last of which got this reply; undefined once it is given up. */
export function pauseAfter(attempts: number, reply: Reply, now: Date): number | undefined {
  const pause = PAUSES_MILLIS[attempts - 1];
  return pause && Math.max(pause, askedPause(reply, now));
}

/** How long the address asks us to wait, in seconds or until a date (RFC 9110 §10.2.3, RFC 6585 §4); 0 where it does not. */
export function askedPause({ status, retryAfter = '' }: Reply, now: Date): number {
  if (!ASKS_FOR_TIME.includes(status)) return 0;
  const isSeconds = /^\d+$/.test(retryAfter);
  const millis = isSeconds ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now.getTime();
  return millis > 0 ? Math.min(millis, MOST_ASKED_MILLIS) : 0;
}

/** Both secrets sign for a day after they changed, so that a receiver can take the new one in peace. */
export const isSignedByBoth = (secretSince: Date, now: Date): boolean =>
  now.getTime() - secretSince.getTime() < DAY_MILLIS;
