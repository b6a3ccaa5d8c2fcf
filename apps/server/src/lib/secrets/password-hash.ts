import { hash, verify } from '@node-rs/argon2';
import { createFairGate } from '#lib/turns/fair-gate.ts';

/** What an Argon2id hash takes: memory in KiB, passes over it, and lanes. */
export type PasswordCost = { memoryCost: number; timeCost: number; parallelism: number };

/** OWASP's least for Argon2id: 19 MiB, two passes, one lane; about 12 ms on a present core. */
export const PASSWORD_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** What a hash costs, and in whose turn it is made. */
type Hashing = { owner: string; cost: PasswordCost };

/** No password that anyone knows fits it; compared against where there is no hash, since it costs as much. */
const unknownHash = ({ memoryCost, timeCost, parallelism }: PasswordCost): string =>
  `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$+4Wld/Roub1bz/NYR5HHKA$LT+rUeLCs9eLY1mJc+0jHz1hMMTpC4i6FSEVrrEazis`;

/**
 * Each hash takes a core and memory, so few are made at once, one of each owner in turn: the network that someone logs in
 * from, or the organization of a person who is logged in. A flood from one holds up no other.
 */
const inTurn = createFairGate({ atOnce: 2, atOncePerOwner: 2, waitingPerOwner: 50 });

/** The hash of a password. AppError UNAVAILABLE where too many of the owner's wait. */
export const hashPassword = (password: string, { owner, cost }: Hashing): Promise<string> =>
  inTurn(owner, () => hash(password, cost));

/** Whether a password is the one behind a hash; takes as long where there is no hash, and is false. UNAVAILABLE as above. */
export async function isPassword(
  password: string,
  passwordHash: string | null | undefined,
  { owner, cost }: Hashing,
): Promise<boolean> {
  const matches = await inTurn(owner, () => verify(passwordHash ?? unknownHash(cost), password));
  return matches && passwordHash !== null && passwordHash !== undefined;
}
