import type { Registration } from '@slotwise/contract/auth/auth.schema';

/** No one's name or address is longer. */
const LONGEST = 254;

/** What the mail of an invitation knows of its reader, who need not write it again: `#email=…&name=…&organization=…`. */
export function readInvited(hash: string) {
  const said = new URLSearchParams(hash.slice(1));
  const known = (key: string) => (said.get(key) ?? '').slice(0, LONGEST);
  const displayName = known('name');
  const [firstName = '', ...others] = displayName.split(' ');
  return {
    email: known('email'),
    organization: known('organization'),
    displayName,
    firstName,
    lastName: others.join(' '),
  } satisfies Partial<Registration>;
}
