import type { ReactNode } from 'react';
import classes from './two-lines.module.css';

type Props = { first: ReactNode; second?: ReactNode; plain?: boolean };

/** A name above its context, the first column of every table. `plain` is for facts rather than names. */
export function TwoLines({ first, second, plain }: Props) {
  return (
    <div className="slim">
      <div className={classes.first} data-plain={plain || undefined}>
        {first}
      </div>
      {second && <div className="caption cut">{second}</div>}
    </div>
  );
}
