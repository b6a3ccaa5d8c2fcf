import { SEND_MILLIS } from '#lib/clients/smtp-client.ts';

/** An attempt without a result after this time belongs to a process that is gone. */
export const ABANDONED_MILLIS = SEND_MILLIS + 60_000;

/** How long someone behind an entry that waits looks away at least. */
const LEAST_WAIT_SECONDS = 5;

type Attempted = { last_attempt_at: Date | null; next_attempt_at: Date | null };

/** Whether an attempt at the mail is being made at this moment, as far as anyone can know. */
export function isUnderWay({ last_attempt_at: last, next_attempt_at: next }: Attempted, now: Date): boolean {
  if (!last || !next || next <= now) return false;
  return next.getTime() - last.getTime() === ABANDONED_MILLIS;
}

/** When to look again at a mail that has to wait for an earlier one; it is called as soon as that one is settled. */
export const waitSeconds = ({ next_attempt_at: next }: Attempted, now: Date): number =>
  LEAST_WAIT_SECONDS + Math.max(0, (next?.getTime() ?? 0) - now.getTime()) / 1000;

/** Links into one's own account and warnings about it are not counted: what causes them has limits of its own. */
export const countsForDay = (kind: string): boolean =>
  kind === 'account-invite' || !kind.startsWith('account-');

/** Whose calendar a mail about a booking is for, by its kind; undefined for mails without an entry. */
export const findAudience = (kind: string): 'candidate' | 'panel' | undefined =>
  /^meeting-[a-z]+-(candidate|panel)$/.exec(kind)?.[1] as 'candidate' | 'panel' | undefined;
