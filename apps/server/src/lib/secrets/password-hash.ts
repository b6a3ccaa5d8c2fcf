import { hash, verify } from '@node-rs/argon2';
import { createGate } from '#lib/turns/gate.ts';

/** OWASP's least for Argon2id: 19 MiB, two passes, one lane; about 12 ms on a present core. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes a random text no one knows, with the same cost; compared against where there is no password. */
const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$+4Wld/Roub1bz/NYR5HHKA$LT+rUeLCs9eLY1mJc+0jHz1hMMTpC4i6FSEVrrEazis';

/** Each hash takes a core and memory, so a flood of log-ins queues here instead of starving everybody else. */
const inTurn = createGate({ atOnce: 2, waiting: 50 });

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, COST));

/** Whether a password is the one behind a hash; takes as long where there is no hash, and is false. */
export async function isPassword(
  password: string,
  passwordHash: string | null | undefined,
): Promise<boolean> {
  const matches = await inTurn(() => verify(passwordHash ?? NOBODYS_HASH, password));
  return matches && passwordHash !== null && passwordHash !== undefined;
}
