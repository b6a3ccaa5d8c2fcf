import type { ReactNode } from 'react';
import classes from './tag.module.css';

type Props = { tone?: 'neutral' | 'waiting' | 'good' | 'bad' | 'over'; children: ReactNode };

/** A short label; its colors are borrowed from the statuses. */
export function Tag({ tone = 'neutral', children }: Props) {
  return <span className={`${classes.tag} ${tone === 'neutral' ? 'chip' : tone}`}>{children}</span>;
}
