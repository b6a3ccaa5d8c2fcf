import { hash, verify } from '@node-rs/argon2';
import { createFairGate } from '#lib/turns/fair-gate.ts';

/** OWASP's least for Argon2id: 19 MiB, two passes, one lane; about 12 ms on a present core. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes a random text no one knows, with the same cost; compared against where there is no password. */
const UNKNOWN_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$+4Wld/Roub1bz/NYR5HHKA$LT+rUeLCs9eLY1mJc+0jHz1hMMTpC4i6FSEVrrEazis';

/**
 * Each hash takes a core and memory, so few are made at once, one of each owner in turn: the network that somebody logs in
 * from, or the organization of a person who is logged in. A flood from one holds up no other.
 */
const inTurn = createFairGate({ atOnce: 2, atOncePerOwner: 2, waitingPerOwner: 50 });

/** The hash of a password. AppError UNAVAILABLE where too many of the owner's wait. */
export const hashPassword = (password: string, owner: string): Promise<string> =>
  inTurn(owner, () => hash(password, COST));

/** Whether a password is the one behind a hash; takes as long where there is no hash, and is false. UNAVAILABLE as above. */
export async function isPassword(
  password: string,
  passwordHash: string | null | undefined,
  owner: string,
): Promise<boolean> {
  const matches = await inTurn(owner, () => verify(passwordHash ?? UNKNOWN_HASH, password));
  return matches && passwordHash !== null && passwordHash !== undefined;
}
