/** Limits each owner's concurrent work. Returns a function that adds work of a weight and returns a function to remove it again. */
export function createFewAtOnce({ most, refusal }: { most: number; refusal: () => Error }) {
  const underWay = new Map<string, number>();
  return (owner: string, weight = 1): (() => void) => {
    const present = underWay.get(owner) ?? 0;
    if (present + weight > most) throw refusal();
    underWay.set(owner, present + weight);
    return () => {
      const left = (underWay.get(owner) ?? weight) - weight;
      if (left === 0) underWay.delete(owner);
      else underWay.set(owner, left);
    };
  };
}
