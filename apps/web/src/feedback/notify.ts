export type ToastKind = 'progress' | 'success' | 'warning' | 'failure';

/** The content of one toast; a server's refusal has its code as heading and its messages as list. */
export type Toast = {
  id: number;
  at: number;
  kind: ToastKind;
  text: string;
  code?: string | undefined;
  messages?: readonly string[] | undefined;
  /** The id of the progress toast that this outcome ends. */
  ends?: number | undefined;
  /** A button on the toast, and for how many seconds it is offered. */
  offer?: { label: string; seconds: number; onClick: () => void } | undefined;
};

type Details = Pick<Toast, 'code' | 'messages' | 'ends' | 'offer'>;

type Listener = (toast: Toast) => void;

const listeners = new Set<Listener>();
let lastId = 0;

function announce(kind: ToastKind, text: string, details: Details = {}): number {
  lastId += 1;
  const toast: Toast = { id: lastId, at: Date.now(), kind, text, ...details };
  listeners.forEach((listener) => listener(toast));
  return toast.id;
}

/** The only way to show a brief message; returns the toast's id. Listeners decide how it looks. */
export const notify = {
  progress: (text: string) => announce('progress', text),
  success: (text: string, details?: Details) => announce('success', text, details),
  warning: (text: string) => announce('warning', text),
  failure: (text: string, details?: Details) => announce('failure', text, details),
};

export function onToast(listener: Listener) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
