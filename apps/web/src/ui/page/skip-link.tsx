import type { MouseEventHandler, ReactNode } from 'react';
import classes from './skip-link.module.css';

type Props = { to: string; onClick?: MouseEventHandler; children: ReactNode };

/** Leads the person who goes by the keyboard over what stands before the element with this id; in sight only while it has the focus. */
export const SkipLink = ({ to, onClick, children }: Props) => (
  <a className={classes.skip} href={`#${to}`} onClick={onClick}>
    {children}
  </a>
);
