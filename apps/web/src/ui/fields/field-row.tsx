import type { ReactNode } from 'react';
import classes from './field-row.module.css';

/** Fields of one thought side by side, under each other where there is no room. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={classes.row}>{children}</div>;
}

/** The fields of a form, one under the other. */
export function FieldStack({ children }: { children: ReactNode }) {
  return <div className={classes.stack}>{children}</div>;
}
