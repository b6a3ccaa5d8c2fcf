const WINDOW_MILLIS = 10 * 60_000;

/** A job's place among its organization's. All first ones run before any second, so thousands delay only their own. */
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
