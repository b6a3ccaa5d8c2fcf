import { SEND_MILLIS } from '#lib/clients/smtp-client.ts';

/** An attempt without a result after this time belongs to a process that is gone. */
export const ABANDONED_MILLIS = SEND_MILLIS + 60_000;

/** The minimum wait for an entry behind another. */
const LEAST_WAIT_SECONDS = 5;

type Attempted = { last_attempt_at: Date | null; next_attempt_at: Date | null };

/** True if an attempt at the mail may be in progress. */
export function isUnderWay({ last_attempt_at: last, next_attempt_at: next }: Attempted, now: Date): boolean {
  if (!last || !next || next <= now) return false;
  return next.getTime() - last.getTime() === ABANDONED_MILLIS;
}

/** When to check again on a mail that waits for an earlier one; it is woken as soon as that one is settled. */
export const waitSeconds = ({ next_attempt_at: next }: Attempted, now: Date): number =>
  LEAST_WAIT_SECONDS + Math.max(0, (next?.getTime() ?? 0) - now.getTime()) / 1000;

/** Links into one's own account and warnings about it do not count: they have their own limits. */
export const countsForDay = (kind: string): boolean =>
  kind === 'account-invite' || !kind.startsWith('account-');

/** The audience of a booking's mail, by its kind; undefined for mails without a calendar entry. */
export const findAudience = (kind: string): 'candidate' | 'panel' | undefined =>
  /^meeting-[a-z]+-(candidate|panel)$/.exec(kind)?.[1] as 'candidate' | 'panel' | undefined;
