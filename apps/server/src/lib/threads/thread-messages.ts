import type { FailureCode } from '@slotwise/contract/failures';

/** Messages to a pool's thread: a task, the reply to a question, or a note without a reply. */
export type ToThread =
  | { kind: 'TASK'; task: unknown }
  | { kind: 'REPLY'; id: number; value: unknown }
  | { kind: 'NOTE'; note: unknown };

/**
 * Messages from the thread: questions during a task, and finally its answer or what it threw, a refusal or a defect.
 * Errors lose their class in transit.
 */
export type FromThread =
  | { kind: 'ASK'; id: number; question: unknown }
  | { kind: 'ANSWER'; value: unknown }
  | { kind: 'REFUSAL'; code: FailureCode; messages: string[] }
  | { kind: 'DEFECT'; error: unknown };
