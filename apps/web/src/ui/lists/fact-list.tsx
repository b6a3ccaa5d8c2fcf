import type { ReactNode } from 'react';
import classes from './fact-list.module.css';

/** One thing known under its label; what no one stated has no value. */
export type Fact = { label: string; value: ReactNode };

/** Labels with their values; the unknown is said to be. */
export function FactList({ facts }: { facts: Fact[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(({ label, value }) => (
        <div key={label} className={classes.fact}>
          <dt>{label}</dt>
          <dd>{value || <em className={classes.unknown}>not stated</em>}</dd>
        </div>
      ))}
    </dl>
  );
}
