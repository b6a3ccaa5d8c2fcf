import { editDistance } from '#lib/text/edit-distance.ts';

/** Slips of the pen in longer names. */
const MOST_SLIPS = 2;
const LONG_NAME = 8;
const LONGEST = 80;

const toParts = (name: string): string[] =>
  name
    .slice(0, LONGEST)
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .match(/\p{L}+/gu)
    ?.slice(0, 8) ?? [];

/** A name as it is compared: its parts in the order of the alphabet, without accents; empty where it has none. */
export const toNameKey = (name: string): string => toParts(name).toSorted().join(' ');

/**
 * Whether two names can be one person's: the same parts in any order, initials for parts, a middle name more, or a slip of
 * the pen. Where one has no letters, too: nothing says then that there are two.
 */
export function areNamesOfOne(one: string, other: string): boolean {
  const [first, second] = [toParts(one), toParts(other)].toSorted((a, b) => a.length - b.length);
  if (!first?.length || !second) return true;
  if (isWithin(first, second)) return true;
  const [from, to] = [first.toSorted().join(' '), second.toSorted().join(' ')];
  const most = Math.min(from.length, to.length) >= LONG_NAME ? MOST_SLIPS : 1;
  return editDistance(from, to, most) <= most;
}

/** Whether each part of the shorter name has a part of the longer one, which it equals or is the first letter of. */
function isWithin(shorter: readonly string[], longer: readonly string[]): boolean {
  const left = [...longer];
  const inOrder = shorter.toSorted((a, b) => b.length - a.length);
  // One part alone that is the same, such as a surname, is a relative's.
  if (shorter.length === 1 && longer.length > 1 && shorter[0] !== longer[0]) return false;
  return inOrder.every((part) => {
    const at = left.findIndex((one) => one === part || isInitial(one, part));
    if (at < 0) return false;
    left.splice(at, 1);
    return true;
  });
}

const isInitial = (one: string, other: string): boolean =>
  (one.length === 1 || other.length === 1) && one[0] === other[0];
