import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { onToast, type Toast } from '#feedback/notify.ts';

const Toaster = lazy(async () => ({ default: (await import('#feedback/toaster.tsx')).Toaster }));

const SIGNS_OF_USE = ['pointerdown', 'keydown', 'focusin'] as const;

/** Fetches the toaster as soon as the page is used, since someone who only looks gets no messages. */
export function ToastArea() {
  const [isUsed, setUsed] = useState(false);
  const waiting = useRef<Toast[]>([]);
  const stopWaiting = useRef(() => {});

  useEffect(() => {
    const start = () => setUsed(true);
    for (const sign of SIGNS_OF_USE) window.addEventListener(sign, start, { once: true });
    stopWaiting.current = onToast((toast) => {
      waiting.current.push(toast);
      start();
    });
    return () => {
      stopWaiting.current();
      for (const sign of SIGNS_OF_USE) window.removeEventListener(sign, start);
    };
  }, []);

  /** Toasts raised while the toaster was loading. */
  const takeWaiting = () => {
    stopWaiting.current();
    return waiting.current.splice(0);
  };
  return <Suspense>{isUsed && <Toaster takeWaiting={takeWaiting} />}</Suspense>;
}
