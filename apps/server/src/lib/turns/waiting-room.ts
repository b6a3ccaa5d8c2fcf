import { AppError } from '../app-error.ts';

type Visitor = { network: string; isKnown: boolean };
type Waiter = Visitor & { enter: () => void; refuse: () => void };

type Options = {
  /** How many run concurrently. */
  atOnce: number;
  /** How many wait in each of the two queues, and how many strangers per network. */
  waiting: number;
  waitingPerNetwork: number;
  /** A stranger who has waited this long is refused. */
  longestMillis: number;
};

const unavailable = () => new AppError('UNAVAILABLE', { retryAfterSeconds: 1 });

/**
 * Lets a few in at once. Known visitors come first, in order. Then strangers, newest first, preferring networks without
 * a running request: so a flood, from however many networks, mostly delays itself, and later arrivals are next. Those
 * displaced or waiting too long get UNAVAILABLE.
 */
export function createWaitingRoom({ atOnce, waiting, waitingPerNetwork, longestMillis }: Options) {
  const known: Waiter[] = [];
  const strangers: Waiter[] = [];
  const atWork: string[] = [];

  const next = (): Waiter | undefined => {
    if (known.length > 0) return known.shift();
    const fair = strangers.findLastIndex(({ network }) => !atWork.includes(network));
    return fair < 0 ? strangers.pop() : strangers.splice(fair, 1)[0];
  };

  const pushOut = (network: string): void => {
    const ofNetwork = strangers.filter((other) => other.network === network);
    const oldest = ofNetwork.length > waitingPerNetwork ? ofNetwork[0] : undefined;
    if (oldest) oldest.refuse();
    else if (strangers.length > waiting) strangers[0]?.refuse();
  };

  const wait = (visitor: Visitor): Promise<void> =>
    new Promise((resolve, reject) => {
      if (visitor.isKnown && known.length >= waiting) return reject(unavailable());
      const row = visitor.isKnown ? known : strangers;
      const waiter: Waiter = {
        ...visitor,
        enter: () => {
          clearTimeout(patience);
          resolve();
        },
        refuse: () => {
          clearTimeout(patience);
          row.splice(row.indexOf(waiter), 1);
          reject(unavailable());
        },
      };
      const patience = visitor.isKnown ? undefined : setTimeout(waiter.refuse, longestMillis);
      row.push(waiter);
      if (!visitor.isKnown) pushOut(visitor.network);
    });

  return async <T>(visitor: Visitor, work: () => Promise<T>): Promise<T> => {
    if (atWork.length >= atOnce) await wait(visitor);
    else atWork.push(visitor.network);
    try {
      return await work();
    } finally {
      atWork.splice(atWork.indexOf(visitor.network), 1);
      const waiter = next();
      if (waiter) {
        atWork.push(waiter.network);
        waiter.enter();
      }
    }
  };
}
