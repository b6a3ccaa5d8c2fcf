const WINDOW_MILLIS = 10 * 60_000;

/** The place of a job among its organization's. All firsts go before any second, so thousands hold up one alone. */
export function createPlaces(now: () => number = () => performance.now()): (owner: string) => number {
  const asked = new Map<string, number>();
  let until = 0;
  return (owner) => {
    if (now() >= until) {
      asked.clear();
      until = now() + WINDOW_MILLIS;
    }
    const place = asked.get(owner) ?? 0;
    asked.set(owner, place + 1);
    return place;
  };
}
