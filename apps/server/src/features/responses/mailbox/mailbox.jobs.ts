import type { Context } from '#context.ts';
import { createMailReader } from './mailbox.service.ts';

const REPEAT_MINUTES = 1;

/** Declares the upkeep that reads answers from the mailbox, where the operator has named one. */
export function registerMailboxJobs(context: Context): void {
  const { mailbox } = context;
  if (!mailbox) return;
  const reader = createMailReader(context, mailbox);
  context.jobs.repeat('read-mailbox', REPEAT_MINUTES, (signal) => reader.look(signal));
}
