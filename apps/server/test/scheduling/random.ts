/** Random values that a seed repeats. */
export type Random = {
  /** A whole number from `low` to `high`, both included. */
  between: (low: number, high: number) => number;
  /** True that often out of a hundred. */
  chance: (percent: number) => boolean;
  pickOne: <T>(values: readonly T[]) => T;
  /** As many values as are drawn between the two numbers. */
  some: <T>(low: number, high: number, draw: (index: number) => T) => T[];
};

/** The generator mulberry32 of Tommy Ettinger: 32 bits of state, enough for cases of a test. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    between,
    chance: (percent) => next() * 100 < percent,
    pickOne: (values) => {
      const value = values[between(0, values.length - 1)];
      if (value === undefined) throw new RangeError('There is nothing to choose from.');
      return value;
    },
    some: (low, high, draw) => Array.from({ length: between(low, high) }, (_, index) => draw(index)),
  };
}
