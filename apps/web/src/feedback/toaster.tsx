import { LIMITS } from '@slotwise/contract/limits';
import { X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import {
  toast as show,
  ToastContainer,
  type ToastContentProps,
  type ToastTransitionProps,
  type TypeOptions,
} from 'react-toastify/unstyled';
import { onToast, type Toast, type ToastKind } from './notify.ts';
import { ToastText } from './toast-text.tsx';
import './toaster.css';
import { FEEDBACK } from './feedback.texts.ts';

const TYPES: Record<ToastKind, TypeOptions> = {
  progress: 'info',
  success: 'success',
  warning: 'warning',
  failure: 'error',
};

function ToastBody({ closeToast, data: toast }: ToastContentProps<Toast>) {
  const { offer } = toast;
  return (
    <div className="sw-toast">
      <ToastText toast={toast} />
      {offer && (
        <button type="button" className="sw-toast-offer" onClick={() => (closeToast(), offer.onClick())}>
          {offer.label}
        </button>
      )}
      <button
        type="button"
        className="sw-toast-close"
        aria-label={FEEDBACK.dismiss()}
        onClick={() => closeToast()}
      >
        <X size={14} aria-hidden />
      </button>
    </div>
  );
}

/** Leaves at once: a toast that waits for the end of an animation stays for ever where motion is switched off. */
function NoTransition({ children, isIn, done, playToast }: ToastTransitionProps) {
  useLayoutEffect(() => playToast(), [playToast]);
  useEffect(() => {
    if (!isIn) done();
  }, [isIn, done]);
  return children;
}

/** Long enough to read the few words of a progress toast whose action is over at once. */
const SHORTEST_MS = 1200;

const progressDrawnAt = new Map<number, number>();

/** Takes the progress toast of an action away once its outcome is there, but not before it could be seen. */
function endProgress(id: number) {
  const seenFor = Date.now() - (progressDrawnAt.get(id) ?? 0);
  progressDrawnAt.delete(id);
  setTimeout(() => show.dismiss(id), Math.max(0, SHORTEST_MS - seenFor));
}

function showToast(toast: Toast) {
  if (toast.kind === 'progress') progressDrawnAt.set(toast.id, Date.now());
  show<Toast>(ToastBody, {
    data: toast,
    type: TYPES[toast.kind],
    role: toast.kind === 'failure' ? 'alert' : 'status',
    // It comes up under the pointer that has just pressed the button below it, which must not hold it there.
    pauseOnHover: toast.kind !== 'progress',
    toastId: toast.id,
    ...(toast.offer && { autoClose: toast.offer.seconds * 1000 }),
  });
  if (toast.ends !== undefined) endProgress(toast.ends);
}

/** Draws the toasts: bottom right, three seconds, newest on top, held while hovered or focused. */
export function Toaster({ takeWaiting }: { takeWaiting: () => readonly Toast[] }) {
  const takeFirst = useRef(takeWaiting);
  useEffect(() => {
    const stop = onToast(showToast);
    takeFirst.current().forEach(showToast);
    return stop;
  }, []);
  return (
    <ToastContainer
      position="bottom-right"
      autoClose={LIMITS.toastAutoCloseMs}
      newestOnTop
      closeButton={false}
      closeOnClick={false}
      draggable={false}
      icon={false}
      transition={NoTransition}
      theme="light"
      aria-label={FEEDBACK.notifications()}
    />
  );
}
