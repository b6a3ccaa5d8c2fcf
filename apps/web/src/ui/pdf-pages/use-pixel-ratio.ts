import { useEffect, useState } from 'react';

/** Device pixels per CSS pixel; follows browser zoom and moves to another screen. */
export function usePixelRatio(): number {
  const [ratio, setRatio] = useState(window.devicePixelRatio);
  useEffect(() => {
    const query = window.matchMedia(`(resolution: ${ratio}dppx)`);
    const follow = () => setRatio(window.devicePixelRatio);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, [ratio]);
  return ratio;
}
