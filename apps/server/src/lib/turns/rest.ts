const LONGEST_REST = 60_000;
const FAILURES_IN_A_ROW = 2;

/**
 * Tracks when a service should be left alone: as long as it requested, a minute at most, and for a minute after two
 * calls in a row without an answer, so that not everyone waits for an unresponsive service.
 *
 * @param now milliseconds of a monotonic clock
 */
export function createRest(now: () => number = () => performance.now()) {
  let until = 0;
  let failures = 0;
  return {
    isResting: (): boolean => now() < until,
    noteAnswer: (): void => {
      failures = 0;
    },
    noteSilence: (): void => {
      failures += 1;
      if (failures >= FAILURES_IN_A_ROW) until = now() + LONGEST_REST;
    },
    noteWait: (seconds: number): void => {
      until = Math.max(until, now() + Math.min(LONGEST_REST, seconds * 1000));
    },
  };
}
