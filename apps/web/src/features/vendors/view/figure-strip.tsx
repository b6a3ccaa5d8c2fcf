import type { Vendor } from '@slotwise/contract/vendors/vendors.schema';
import { toFigures } from '../figures.model.ts';
import { VENDOR } from '../vendor.texts.ts';
import classes from './figure-strip.module.css';

/** The results of the submissions, and how fast each side answered. */
export function FigureStrip({ vendor }: { vendor: Vendor }) {
  return (
    <dl className={classes.strip} aria-label={VENDOR.figures()}>
      {toFigures(vendor).map(({ label, value, meaning }) => (
        <div key={label} className={classes.figure} title={meaning}>
          <dt className="caption unbroken">{label}</dt>
          <dd className={classes.value}>
            {value ?? <em className={classes.unknown}>{VENDOR.noFigure()}</em>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
