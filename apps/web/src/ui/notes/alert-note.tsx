import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

type Props = {
  sign: LucideIcon;
  /** Whether something failed, or waits for a choice. */
  tone: 'bad' | 'waiting';
  children: ReactNode;
};

/** What has to be known before going on, said aloud where it appears. */
export function AlertNote({ sign: Sign, tone, children }: Props) {
  return (
    <div className={`note ${tone}`} role="alert">
      <Sign className="firm mt-3xs" size={16} aria-hidden />
      <div className="slim grows breaks">{children}</div>
    </div>
  );
}
