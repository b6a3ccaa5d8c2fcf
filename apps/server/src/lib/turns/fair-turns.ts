/** Whose turn it is; no two of one `key` run side by side. */
export type Turn<Owner extends string> = { owner: Owner; key: string };

type Options<Owner extends string> = {
  /** How many run side by side in all, and how many of one owner. */
  atOnce: number;
  atOncePerOwner: number;
  /** One piece of work; answers whether there is more for this key. */
  work: (turn: Turn<Owner>) => Promise<boolean>;
};

export type FairTurns<Owner extends string> = ReturnType<typeof createFairTurns<Owner>>;

/**
 * Gives keys their turns, a piece of work each time and then back to the end of the row: so a slow key holds up itself
 * alone, and an owner with many slow ones not those of others.
 */
export function createFairTurns<Owner extends string>({ atOnce, atOncePerOwner, work }: Options<Owner>) {
  const row: Turn<Owner>[] = [];
  /** Keys that stand in the row or are at work, with whether they were asked for once more meanwhile. */
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
    /** Asks for turns of this key, until there is nothing more for it. */
    ask: (turn: Turn<Owner>): void => {
      if (known.has(turn.key)) {
        known.set(turn.key, true);
        return;
      }
      known.set(turn.key, false);
      row.push(turn);
      start();
    },
    /** Whether a key waits that would be at work if one of those at work made room. */
    isWaitedFor: (): boolean => row.some(({ owner }) => countRunning(owner) < atOncePerOwner),
    /** Resolves once nothing is at work and nothing waits. */
    settled: async (): Promise<void> => {
      while (running.size > 0) await Promise.all(running.keys());
    },
    /** Begins nothing new and waits for what is at work. */
    stop: async (): Promise<void> => {
      isOpen = false;
      await Promise.all(running.keys());
    },
  };
}
