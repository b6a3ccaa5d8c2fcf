import type { ReactNode } from 'react';
import classes from './field-row.module.css';

/** Related fields side by side, stacked if there is no room; two short ones, a pair, stay side by side on a phone too. */
export function FieldRow({ pair, children }: { pair?: boolean; children: ReactNode }) {
  return (
    <div className={classes.row} data-pair={pair}>
      {children}
    </div>
  );
}

/** The fields of a form, one below the other. */
export function FieldStack({ children }: { children: ReactNode }) {
  return <div className="stack gap-sm">{children}</div>;
}
