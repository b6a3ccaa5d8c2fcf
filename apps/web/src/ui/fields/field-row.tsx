import type { ReactNode } from 'react';
import classes from './field-row.module.css';

/** Fields of one thought side by side, under each other where there is no room; two short ones, a pair, have it on a phone too. */
export function FieldRow({ pair, children }: { pair?: boolean; children: ReactNode }) {
  return (
    <div className={classes.row} data-pair={pair}>
      {children}
    </div>
  );
}

/** The fields of a form, one under the other. */
export function FieldStack({ children }: { children: ReactNode }) {
  return <div className="stack gap-sm">{children}</div>;
}
