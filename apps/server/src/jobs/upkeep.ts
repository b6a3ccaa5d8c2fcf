import type { Logger } from 'pino';

type Upkeep = (signal: AbortSignal) => Promise<void>;
type Entry = { name: string; minutes: number; work: Upkeep; isAtWork?: boolean };

const FIRST_RUN_MILLIS = 60_000;

/**
 * Small recurring jobs of this process. They start after a minute, so as not to slow down the startup. A failure is
 * logged and retried next time; one that takes longer than its interval is not started again meanwhile.
 */
export function createUpkeep(log: Logger) {
  const entries: Entry[] = [];
  const timers: NodeJS.Timeout[] = [];
  const underWay = new Set<Promise<void>>();
  const stopping = new AbortController();

  const run = (entry: Entry): void => {
    if (entry.isAtWork) return;
    entry.isAtWork = true;
    const running = entry
      .work(stopping.signal)
      .catch((error: unknown) => log.error({ err: error, upkeep: entry.name }, 'upkeep failed'))
      .finally(() => {
        entry.isAtWork = false;
        underWay.delete(running);
      });
    underWay.add(running);
  };

  return {
    add: (name: string, minutes: number, work: Upkeep): void => {
      entries.push({ name, minutes, work });
    },
    start: (): void => {
      for (const entry of entries) {
        timers.push(setTimeout(run, FIRST_RUN_MILLIS, entry).unref());
        timers.push(setInterval(run, entry.minutes * 60_000, entry).unref());
      }
    },
    stop: async (): Promise<void> => {
      stopping.abort();
      for (const timer of timers.splice(0)) clearInterval(timer);
      await Promise.all(underWay);
    },
  };
}
