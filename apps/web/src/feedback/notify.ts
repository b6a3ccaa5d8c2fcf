export type ToastKind = 'progress' | 'success' | 'warning' | 'failure';

/** What one toast says; a server's refusal has its code as heading and its messages as list. */
export type Toast = {
  id: number;
  at: number;
  kind: ToastKind;
  text: string;
  code?: string | undefined;
  messages?: readonly string[] | undefined;
};

type Listener = (toast: Toast) => void;

const listeners = new Set<Listener>();
let lastId = 0;

function announce(kind: ToastKind, text: string, refusal: Pick<Toast, 'code' | 'messages'> = {}) {
  lastId += 1;
  const toast: Toast = { id: lastId, at: Date.now(), kind, text, ...refusal };
  listeners.forEach((listener) => listener(toast));
}

/** The one way to say something in passing. Who listens decides how it looks. */
export const notify = {
  progress: (text: string) => announce('progress', text),
  success: (text: string) => announce('success', text),
  warning: (text: string) => announce('warning', text),
  failure: (text: string, refusal?: Pick<Toast, 'code' | 'messages'>) => announce('failure', text, refusal),
};

export function onToast(listener: Listener) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
