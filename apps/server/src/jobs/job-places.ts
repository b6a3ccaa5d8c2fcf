const WINDOW_MILLIS = 10 * 60_000;

/**
 * Tells the place of a job among those that the same organization asked for lately. The first of each goes before the second of
 * anyone, so that one which asks for thousands holds up itself alone.
 */
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
