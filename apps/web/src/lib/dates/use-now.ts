import { useEffect, useState } from 'react';

/** The current instant in milliseconds, updated every half minute, for countdowns and local times. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
