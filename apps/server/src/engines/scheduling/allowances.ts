import { ALLOWANCES, type Allowance } from '@slotwise/contract/availability/slots.schema';
import type { Allowed } from './scheduling-request.ts';

/** Means everyone in place of a person. */
export const EVERYONE = '*';
/** Hours are extended in steps of half an hour, by at most two hours. */
export const STRETCH_MINUTES = [30, 60, 90, 120] as const;

const MOST_MINUTES = Math.max(...STRETCH_MINUTES);

const STRETCHING: readonly Allowance[] = ['EARLIER', 'LATER'];

/** Reads `EARLIER:<who>:<minutes>`, `NOTICE:<who>`, `BREAK:*`, `OTHER_TIMES`; undefined for anything else. */
export function readAllowed(text: string): Allowed | undefined {
  const [kind, who = EVERYONE, amount = '0', ...rest] = text.split(':');
  const what = ALLOWANCES.find((one) => one === kind);
  const minutes = Number(amount);
  if (!what || !who || rest.length > 0 || !/^\d{1,3}$/.test(amount)) return undefined;
  if (STRETCHING.includes(what) !== minutes > 0 || minutes > MOST_MINUTES) return undefined;
  return { what, who: who.toLowerCase(), minutes };
}

/** The inverse of `readAllowed`. */
export function printAllowed({ what, who, minutes }: Allowed): string {
  if (what === 'OTHER_TIMES') return what;
  return minutes > 0 ? `${what}:${who}:${minutes}` : `${what}:${who}`;
}

/** True if something is given up for the person with this key. */
export function isAllowed(allow: readonly Allowed[], what: Allowance, key: string): boolean {
  return allow.some((one) => one.what === what && concerns(one, key));
}

/** By how many minutes the hours of the person with this key are extended on that side: the largest allowed. */
export function getStretch(allow: readonly Allowed[], what: 'EARLIER' | 'LATER', key: string): number {
  return Math.max(
    0,
    ...allow.filter((one) => one.what === what && concerns(one, key)).map(({ minutes }) => minutes),
  );
}

function concerns({ who }: Allowed, key: string): boolean {
  return who === EVERYONE || who === key;
}
