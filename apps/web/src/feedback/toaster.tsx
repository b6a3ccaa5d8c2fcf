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

/** Removes the toast at once: one waiting for an animation's end would stay forever with motion switched off. */
function NoTransition({ children, isIn, done, playToast }: ToastTransitionProps) {
  useLayoutEffect(() => playToast(), [playToast]);
  useEffect(() => {
    if (!isIn) done();
  }, [isIn, done]);
  return children;
}

/** Long enough to read the few words of a progress toast whose action ends at once. */
const SHORTEST_MS = 1200;

const progressDrawnAt = new Map<number, number>();

/** Removes an action's progress toast once its outcome is there, but not before it could be read. */
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
    // It appears under the pointer that just pressed a button there, which must not pause it.
    pauseOnHover: toast.kind !== 'progress',
    toastId: toast.id,
    ...(toast.offer && { autoClose: toast.offer.seconds * 1000 }),
  });
  if (toast.ends !== undefined) endProgress(toast.ends);
}

/** Shows the toasts: bottom right, three seconds, newest on top, paused while hovered or focused. */
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
