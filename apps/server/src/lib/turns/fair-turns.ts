/** Whose turn it is; no two with the same `key` run concurrently. */
export type Turn<Owner extends string> = { owner: Owner; key: string };

type Options<Owner extends string> = {
  /** How many run concurrently in total, and per owner. */
  atOnce: number;
  atOncePerOwner: number;
  /** One piece of work; returns whether there is more for this key. */
  work: (turn: Turn<Owner>) => Promise<boolean>;
};

export type FairTurns<Owner extends string> = ReturnType<typeof createFairTurns<Owner>>;

/**
 * Gives keys their turns, one piece of work each and then back to the end of the queue, so that a slow key only delays
 * itself, and an owner with many slow ones does not delay others'.
 */
export function createFairTurns<Owner extends string>({ atOnce, atOncePerOwner, work }: Options<Owner>) {
  const row: Turn<Owner>[] = [];
  /** Keys that are queued or running, and whether they were requested again meanwhile. */
  const known = new Map<string, boolean>();
  const running = new Map<Promise<void>, Owner>();
  let isOpen = true;

  const countRunning = (owner: Owner): number => [...running.values()].filter((one) => one === owner).length;

  const next = (): Turn<Owner> | undefined => {
    if (!isOpen || running.size >= atOnce) return undefined;
    const index = row.findIndex(({ owner }) => countRunning(owner) < atOncePerOwner);
    return index < 0 ? undefined : row.splice(index, 1)[0];
  };

  const run = async (turn: Turn<Owner>): Promise<void> => {
    known.set(turn.key, false);
    const hasMore = await work(turn).catch(() => false);
    if (hasMore || known.get(turn.key)) row.push(turn);
    else known.delete(turn.key);
  };

  const start = (): void => {
    for (let turn = next(); turn; turn = next()) {
      const work = run(turn).finally(() => {
        running.delete(work);
        start();
      });
      running.set(work, turn.owner);
    }
  };

  return {
    /** Requests turns for this key until it has no more work. */
    ask: (turn: Turn<Owner>): void => {
      if (known.has(turn.key)) {
        known.set(turn.key, true);
        return;
      }
      known.set(turn.key, false);
      row.push(turn);
      start();
    },
    /** True if a waiting key could run if one of the running ones made room. */
    isWaitedFor: (): boolean => row.some(({ owner }) => countRunning(owner) < atOncePerOwner),
    /** Resolves once nothing is running or waiting. */
    settled: async (): Promise<void> => {
      while (running.size > 0) await Promise.all(running.keys());
    },
    /** Starts nothing new and waits for what is running. */
    stop: async (): Promise<void> => {
      isOpen = false;
      await Promise.all(running.keys());
    },
  };
}
