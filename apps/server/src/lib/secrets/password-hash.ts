import { hash, verify } from '@node-rs/argon2';
import { createFairGate } from '#lib/turns/fair-gate.ts';

/** The parameters of an Argon2id hash: memory in KiB, passes over it, and lanes. */
export type PasswordCost = { memoryCost: number; timeCost: number; parallelism: number };

/** OWASP's minimum for Argon2id: 19 MiB, two passes, one lane; about 12 ms on a current core. */
export const PASSWORD_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The cost of a hash, and the owner of its place in the queue. */
type Hashing = { owner: string; cost: PasswordCost };

/** Matches no known password; compared against if there is no hash, since it costs the same. */
const unknownHash = ({ memoryCost, timeCost, parallelism }: PasswordCost): string =>
  `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$+4Wld/Roub1bz/NYR5HHKA$LT+rUeLCs9eLY1mJc+0jHz1hMMTpC4i6FSEVrrEazis`;

/**
 * Each hash takes a core and memory, so only a few are computed at once, fairly by owner: the client's network at
 * log-in, or a logged-in user's organization. A flood from one owner does not delay others.
 */
const inTurn = createFairGate({ atOnce: 2, atOncePerOwner: 2, waitingPerOwner: 50 });

/** Hashes a password. Throws AppError UNAVAILABLE if the owner has too many waiting. */
export const hashPassword = (password: string, { owner, cost }: Hashing): Promise<string> =>
  inTurn(owner, () => hash(password, cost));

/** True if a password matches a hash; without a hash it takes as long and is false. UNAVAILABLE as above. */
export async function isPassword(
  password: string,
  passwordHash: string | null | undefined,
  { owner, cost }: Hashing,
): Promise<boolean> {
  const matches = await inTurn(owner, () => verify(passwordHash ?? unknownHash(cost), password));
  return matches && passwordHash !== null && passwordHash !== undefined;
}
