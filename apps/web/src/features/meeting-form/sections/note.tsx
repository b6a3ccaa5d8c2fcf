import { CircleAlert, Info, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './note.module.css';

type Tone = 'error' | 'warning' | 'info';

const ICONS: Record<Tone, LucideIcon> = { error: CircleAlert, warning: TriangleAlert, info: Info };

type Props = { tone: Tone; title?: string; children: ReactNode };

/** A remark inside a section; an error interrupts a screen reader, the others wait for their turn. */
export function Note({ tone, title, children }: Props) {
  const Icon = ICONS[tone];
  return (
    <div className={classes.note} data-tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon className={classes.icon} size={16} aria-hidden />
      <div className={classes.words}>
        {title && <p className={classes.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
