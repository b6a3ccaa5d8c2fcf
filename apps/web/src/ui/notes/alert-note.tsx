import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './alert-note.module.css';

type Props = {
  sign: LucideIcon;
  /** Whether something failed, or waits for a choice. */
  tone: 'bad' | 'waiting';
  children: ReactNode;
};

/** What has to be known before going on, said aloud where it appears. */
export function AlertNote({ sign: Sign, tone, children }: Props) {
  return (
    <div className={classes.note} data-tone={tone} role="alert">
      <Sign className={classes.icon} size={16} aria-hidden />
      <div className={classes.words}>{children}</div>
    </div>
  );
}
