import type { MouseEventHandler, ReactNode } from 'react';
import classes from './skip-link.module.css';

type Props = { to: string; onClick?: MouseEventHandler; children: ReactNode };

/** A skip link for keyboard users to the element with this id. Visible only while focused. */
export const SkipLink = ({ to, onClick, children }: Props) => (
  <a className={classes.skip} href={`#${to}`} onClick={onClick}>
    {children}
  </a>
);
