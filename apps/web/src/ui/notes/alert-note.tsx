import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

type Props = {
  sign: LucideIcon;
  /** Whether something failed, or a choice is needed. */
  tone: 'bad' | 'waiting';
  children: ReactNode;
};

/** Something to know before continuing, announced when it appears. */
export function AlertNote({ sign: Sign, tone, children }: Props) {
  return (
    <div className={`note ${tone}`} role="alert">
      <Sign className="firm mt-3xs" size={16} aria-hidden />
      <div className="slim grows breaks">{children}</div>
    </div>
  );
}
