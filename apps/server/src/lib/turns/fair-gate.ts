import { AppError } from '../app-error.ts';

type Patience = {
  /** The longest wait; unlimited by default. */
  longestMillis?: number | undefined;
  /** The refusal if too many wait, or after the longest wait; UNAVAILABLE by default. */
  refusal?: () => Error;
};

type Options = Patience & {
  /** How many pieces of work run concurrently in total and per owner, and how many more of one owner may wait. */
  atOnce: number;
  atOncePerOwner: number;
  waitingPerOwner: number;
};

const unavailable = (): Error => new AppError('UNAVAILABLE', { retryAfterSeconds: 1 });

/** `turn` is when the owner was last let in. */
type Line = { running: number; waiting: (() => void)[]; turn: number };

/** Waits to be let in, up to the longest wait. */
const waitIn = ({ waiting }: Line, { longestMillis, refusal = unavailable }: Patience): Promise<void> =>
  new Promise((resolve, reject) => {
    const letIn = (): void => {
      clearTimeout(patience);
      resolve();
    };
    const giveUp = (): void => {
      waiting.splice(waiting.indexOf(letIn), 1);
      reject(refusal());
    };
    const patience = longestMillis === undefined ? undefined : setTimeout(giveUp, longestMillis);
    waiting.push(letIn);
  });

/**
 * Limits concurrent work. Waiting owners are served round-robin, so that one with many requests only delays itself.
 * Those beyond an owner's waiting limit are refused.
 */
export function createFairGate(options: Options) {
  const { atOnce, atOncePerOwner, waitingPerOwner, refusal = unavailable } = options;
  const lines = new Map<string, Line>();
  let running = 0;
  let turns = 0;

  const mayRun = (line: Line): boolean => running < atOnce && line.running < atOncePerOwner;

  const begin = (line: Line): void => {
    running += 1;
    turns += 1;
    line.running += 1;
    line.turn = turns;
  };

  const enter = async (owner: string): Promise<void> => {
    const line = lines.get(owner) ?? { running: 0, waiting: [], turn: 0 };
    lines.set(owner, line);
    if (mayRun(line)) return begin(line);
    if (line.waiting.length >= waitingPerOwner) throw refusal();
    await waitIn(line, options).catch((error: unknown) => {
      forgetIfDone(owner, line);
      throw error;
    });
  };

  const forgetIfDone = (owner: string, line: Line): void => {
    if (line.running === 0 && line.waiting.length === 0) lines.delete(owner);
  };

  const letNextIn = (): void => {
    const ready = [...lines.values()].filter((line) => line.waiting.length > 0 && mayRun(line));
    const next = ready.toSorted((a, b) => a.turn - b.turn)[0];
    if (!next) return;
    begin(next);
    next.waiting.shift()?.();
  };

  const leave = (owner: string): void => {
    const line = lines.get(owner);
    running -= 1;
    if (line) {
      line.running -= 1;
      forgetIfDone(owner, line);
    }
    letNextIn();
  };

  return async <T>(owner: string, work: () => Promise<T>): Promise<T> => {
    await enter(owner);
    try {
      return await work();
    } finally {
      leave(owner);
    }
  };
}
