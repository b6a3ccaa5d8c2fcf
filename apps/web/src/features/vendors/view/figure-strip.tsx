import type { Vendor } from '@slotwise/contract/vendors/vendors.schema';
import { toFigures } from '../figures.model.ts';
import classes from './figure-strip.module.css';

/** What came of the submissions, and how fast who answered. */
export function FigureStrip({ vendor }: { vendor: Vendor }) {
  return (
    <dl className={classes.strip} aria-label="Figures">
      {toFigures(vendor).map(({ label, value, meaning }) => (
        <div key={label} className={classes.figure} title={meaning}>
          <dt className={classes.label}>{label}</dt>
          <dd className={classes.value}>{value ?? <em className={classes.unknown}>none yet</em>}</dd>
        </div>
      ))}
    </dl>
  );
}
