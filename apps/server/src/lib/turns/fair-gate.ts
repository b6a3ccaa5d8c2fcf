import { AppError } from '../app-error.ts';

type Options = {
  /** How many pieces of work run side by side in all, how many of one owner, and how many more of one owner wait. */
  atOnce: number;
  atOncePerOwner: number;
  waitingPerOwner: number;
  /** The refusal of those who may not even wait; UNAVAILABLE unless set. */
  refusal?: () => AppError;
};

const unavailable = (): AppError => new AppError('UNAVAILABLE', { retryAfterSeconds: 1 });

/** `turn` is when one of the owner's was let in last. */
type Line = { running: number; waiting: (() => void)[]; turn: number };

/**
 * Lets few pieces of work run side by side. Those who wait are let in one of each owner in turn, so that someone who asks
 * much holds up themselves alone. More of one owner than may wait are refused.
 */
export function createFairGate({ atOnce, atOncePerOwner, waitingPerOwner, refusal = unavailable }: Options) {
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
    await new Promise<void>((resolve) => line.waiting.push(resolve));
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
    if (line) line.running -= 1;
    running -= 1;
    if (line?.running === 0 && line.waiting.length === 0) lines.delete(owner);
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
