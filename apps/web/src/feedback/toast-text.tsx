import { CircleAlert, CircleCheck, LoaderCircle, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { Toast, ToastKind } from './notify.ts';
import classes from './toast-text.module.css';

const ICONS: Record<ToastKind, LucideIcon> = {
  progress: LoaderCircle,
  success: CircleCheck,
  warning: TriangleAlert,
  failure: CircleAlert,
};

/** A toast's text: the fixed text, and a refusal's code as heading above its messages. */
export function ToastText({ toast }: { toast: Toast }) {
  const { kind, text, code, messages = [] } = toast;
  const Icon = ICONS[kind];
  return (
    <div className={classes.toast} data-kind={kind}>
      <Icon className={classes.icon} size={18} aria-hidden />
      <div className={classes.text}>
        <p>{text}</p>
        {code && <p className={classes.code}>{code}</p>}
        {messages.length > 0 && (
          <ul className="bullets">
            {messages.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
