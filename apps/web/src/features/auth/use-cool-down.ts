import { useCallback, useEffect, useState } from 'react';

const secondsUntil = (deadline: number) => Math.max(0, Math.ceil((deadline - Date.now()) / 1000));

/** A countdown in whole seconds that starts with the screen; `rearm` restarts it. */
export function useCoolDown(seconds: number) {
  const [deadline, setDeadline] = useState(() => Date.now() + seconds * 1000);
  const [secondsLeft, setSecondsLeft] = useState(seconds);

  useEffect(() => {
    const tick = () => setSecondsLeft(secondsUntil(deadline));
    tick();
    const timer = setInterval(() => {
      tick();
      if (secondsUntil(deadline) === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [deadline]);

  const rearm = useCallback(() => setDeadline(Date.now() + seconds * 1000), [seconds]);
  return { secondsLeft, rearm };
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Seconds as `mm:ss`. */
export const printCountdown = (seconds: number): string =>
  `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`;
