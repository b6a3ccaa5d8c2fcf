/**
 * The result of the smallest step that gives anything. Each step gives at least as much as the previous ones, so it
 * uses binary search.
 */
export function smallestStep<Given>(
  steps: number,
  given: (step: number) => Given | undefined,
): Given | undefined {
  let [low, high] = [0, steps - 1];
  let best = given(high);
  while (best !== undefined && low < high) {
    const middle = (low + high) >>> 1;
    const smaller = given(middle);
    if (smaller === undefined) low = middle + 1;
    else [best, high] = [smaller, middle];
  }
  return best;
}
