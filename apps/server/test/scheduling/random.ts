/** Random values, repeatable by seed. */
export type Random = {
  /** An integer from `low` to `high`, both included. */
  between: (low: number, high: number) => number;
  /** True in this percentage of calls. */
  chance: (percent: number) => boolean;
  pickOne: <T>(values: readonly T[]) => T;
  /** A random number of drawn values, between the two limits. */
  some: <T>(low: number, high: number, draw: (index: number) => T) => T[];
};

/** Tommy Ettinger's mulberry32 generator: 32 bits of state, enough for test cases. */
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
