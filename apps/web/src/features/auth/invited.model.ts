import type { Registration } from '@slotwise/contract/auth/auth.schema';

/** No name or address is longer. */
const LONGEST = 254;

/** What an invitation mail already knows about its reader, who need not type it again: `#email=…&name=…&organization=…`. */
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
