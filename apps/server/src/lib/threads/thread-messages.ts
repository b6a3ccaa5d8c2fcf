import type { FailureCode } from '@slotwise/contract/failures';

/** What a thread of a pool is sent: a task, the reply to what it asked, or a note that wants no answer. */
export type ToThread =
  | { kind: 'TASK'; task: unknown }
  | { kind: 'REPLY'; id: number; value: unknown }
  | { kind: 'NOTE'; note: unknown };

/**
 * What it sends: what it asks meanwhile, and in the end its answer, or what it threw: a refusal, or a defect of the product.
 * Errors lose their class on the way.
 */
export type FromThread =
  | { kind: 'ASK'; id: number; question: unknown }
  | { kind: 'ANSWER'; value: unknown }
  | { kind: 'REFUSAL'; code: FailureCode; messages: string[] }
  | { kind: 'DEFECT'; error: unknown };
