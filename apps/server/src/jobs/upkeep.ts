import type { Logger } from 'pino';

type Upkeep = (signal: AbortSignal) => Promise<void>;
type Entry = { name: string; minutes: number; work: Upkeep };

const FIRST_RUN_MILLIS = 60_000;

/** Small recurring work of this process. It begins a minute after the start, which it would slow down; what fails is logged and comes again. */
export function createUpkeep(log: Logger) {
  const entries: Entry[] = [];
  const timers: NodeJS.Timeout[] = [];
  const underWay = new Set<Promise<void>>();
  const stopping = new AbortController();

  const run = ({ name, work }: Entry): void => {
    const running = work(stopping.signal)
      .catch((error: unknown) => log.error({ err: error, upkeep: name }, 'upkeep failed'))
      .finally(() => underWay.delete(running));
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
