import type { Context } from '#context.ts';
import { createMailReader } from './mailbox.service.ts';

const REPEAT_MINUTES = 1;

/** Registers the job that reads answers from the mailbox, if the operator has configured one. */
export function registerMailboxJobs(context: Context): void {
  const { mailbox } = context;
  if (!mailbox) return;
  const reader = createMailReader(context, mailbox);
  context.jobs.repeat('read-mailbox', REPEAT_MINUTES, (signal) => reader.look(signal));
}
