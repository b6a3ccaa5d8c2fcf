/** The two ways in which a session can monopolize the only engine, in milliseconds. */
export type WatchdogLimits = { statementMillis: number; idleInTransactionMillis: number };

export type Watchdog = {
  /** Work was sent to the engine. */
  sent: () => void;
  /** The engine finished one piece of work. */
  done: (inTransaction: boolean) => void;
  /** The session is gone; nothing is watched until the next work. */
  reset: () => void;
  /** Stops watching while `work` runs. */
  pause: <T>(work: () => Promise<T>) => Promise<T>;
  stop: () => void;
};

type Alarms = { onLongStatement: () => void; onIdleTransaction: () => void };

const TICKS_PER_LIMIT = 10;

/**
 * Watches the embedded engine from outside.
 *
 * The engine has one thread and no signals, so `statement_timeout` and `idle_in_transaction_session_timeout` are
 * accepted but never enforced: without this, one bad statement would block the product until someone notices.
 */
export function startWatchdog(limits: WatchdogLimits, alarms: Alarms): Watchdog {
  let pending = 0;
  let busySince = 0;
  let idleSince: number | undefined;
  let paused = false;

  const reset = (): void => {
    pending = 0;
    idleSince = undefined;
  };
  const look = (): void => {
    const now = performance.now();
    if (paused) return;
    if (pending > 0 && now - busySince > limits.statementMillis) {
      reset();
      alarms.onLongStatement();
    } else if (idleSince !== undefined && now - idleSince > limits.idleInTransactionMillis) {
      reset();
      alarms.onIdleTransaction();
    }
  };
  const shortest = Math.min(limits.statementMillis, limits.idleInTransactionMillis);
  const timer = setInterval(look, Math.max(20, shortest / TICKS_PER_LIMIT));
  timer.unref();

  return {
    sent: () => {
      if (pending === 0) busySince = performance.now();
      pending += 1;
      idleSince = undefined;
    },
    done: (inTransaction) => {
      pending = Math.max(0, pending - 1);
      busySince = performance.now();
      idleSince = pending === 0 && inTransaction ? busySince : undefined;
    },
    reset,
    pause: async (work) => {
      paused = true;
      try {
        return await work();
      } finally {
        paused = false;
        busySince = performance.now();
      }
    },
    stop: () => clearInterval(timer),
  };
}
