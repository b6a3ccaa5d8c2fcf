/** What a thread of a pool is sent: a task, the reply to what it asked, or a note that wants no answer. */
export type ToThread =
  | { kind: 'TASK'; task: unknown }
  | { kind: 'REPLY'; id: number; value: unknown }
  | { kind: 'NOTE'; note: unknown };

/** What it sends: what it asks meanwhile, and in the end its answer. */
export type FromThread = { kind: 'ASK'; id: number; question: unknown } | { kind: 'ANSWER'; value: unknown };
