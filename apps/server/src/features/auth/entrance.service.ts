import type { Context } from '#context.ts';
import type { Database } from '#db/database.ts';
import { asDirectory } from '#db/tenancy.ts';
import { DAY_MILLIS } from '#lib/durations.ts';
import { toNetwork } from '#lib/to-network.ts';
import { createWaitingRoom } from '#lib/turns/waiting-room.ts';
import { listMarkedSince } from './limits.queries.ts';
import { KNOWN_NETWORK, KNOWN_NETWORK_DAYS, knownNetworkKey } from './entrance-limits.rules.ts';

type Visitor = { email: string; ip: string };

/** Two hash at once; the others read and write meanwhile. */
const ROOM = { atOnce: 3, waiting: 200, waitingPerNetwork: 8, longestMillis: 2000 };
const MOST_KNOWN = 100_000;

type Entrance = { enter: ReturnType<typeof createWaitingRoom>; known: Promise<Set<string>> };
const entrances = new WeakMap<Database, Entrance>();

/** Admits a log-in before it costs anything, an account's known networks ahead of a flood of guesses. Throws UNAVAILABLE. */
export async function enterToLogIn<T>(
  context: Context,
  { email, ip }: Visitor,
  logIn: () => Promise<T>,
): Promise<T> {
  const { enter, known } = getEntrance(context);
  const key = knownNetworkKey(email, ip);
  const names = await known;
  const result = await enter({ network: toNetwork(ip), isKnown: names.has(key) }, logIn);
  if (names.size < MOST_KNOWN) names.add(key);
  return result;
}

/** Reads the known networks once; from then on this process remembers those it admits. */
function getEntrance({ db, clock }: Context): Entrance {
  const present = entrances.get(db);
  if (present) return present;
  const since = new Date(clock.now().getTime() - KNOWN_NETWORK_DAYS * DAY_MILLIS);
  const keys = asDirectory(db, (tx) => listMarkedSince(tx, KNOWN_NETWORK, since, MOST_KNOWN));
  // Without the database no account is known, and the log-in itself reports the problem.
  const known = keys.then((all) => new Set(all)).catch(() => (entrances.delete(db), new Set<string>()));
  const entrance = { enter: createWaitingRoom(ROOM), known };
  entrances.set(db, entrance);
  return entrance;
}
