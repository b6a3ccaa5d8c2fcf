import { editDistance } from '#lib/text/edit-distance.ts';

/** The typos allowed in longer names. */
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

/** A name for comparison: its parts in alphabetical order, without accents; empty if it has none. */
export const toNameKey = (name: string): string => toParts(name).toSorted().join(' ');

/**
 * True if two names can be one person's: the same parts in any order, initials for parts, an extra middle name, or a
 * typo. Also if one has no letters, since nothing shows two people then.
 */
export function areNamesOfOne(one: string, other: string): boolean {
  const [first, second] = [toParts(one), toParts(other)].toSorted((a, b) => a.length - b.length);
  if (!first?.length || !second) return true;
  if (isWithin(first, second)) return true;
  const [from, to] = [first.toSorted().join(' '), second.toSorted().join(' ')];
  const most = Math.min(from.length, to.length) >= LONG_NAME ? MOST_SLIPS : 1;
  return editDistance(from, to, most) <= most;
}

/** True if each part of the shorter name equals, or is the initial of, a part of the longer one. */
function isWithin(shorter: readonly string[], longer: readonly string[]): boolean {
  const left = [...longer];
  const inOrder = shorter.toSorted((a, b) => b.length - a.length);
  // A single equal part, such as a surname, may be a relative's.
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
