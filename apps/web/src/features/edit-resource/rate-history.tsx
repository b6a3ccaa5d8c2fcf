import type { Billing } from '@slotwise/contract/booking-parts/resources.schema';
import { Input } from '@mantine/core';
import { printWallTime } from '#lib/dates/wall-time.ts';
import classes from './billing-section.module.css';
import { RATE_UNIT_WORDS } from '@slotwise/contract/words';

/** Every rate there was, newest first. */
export function RateHistory({ history }: Pick<Billing, 'history'>) {
  return (
    <div>
      <Input.Label component="div" id="rate-history">
        Rates so far
      </Input.Label>
      <table className={classes.history} aria-labelledby="rate-history">
        <thead>
          <tr>
            <th scope="col">From</th>
            <th scope="col" data-number>
              Bill rate
            </th>
            <th scope="col" data-number>
              Pay rate
            </th>
            <th scope="col">Unit</th>
            <th scope="col">By</th>
            <th scope="col">Reason</th>
          </tr>
        </thead>
        <tbody>
          {history.map((rate) => (
            <tr key={`${rate.at} ${rate.effectiveFrom}`}>
              <td data-label="From">{printWallTime(rate.effectiveFrom)}</td>
              <td data-label="Bill rate" data-number>
                {rate.billRate && `${rate.billRate} ${rate.currency}`}
              </td>
              <td data-label="Pay rate" data-number>
                {rate.payRate && `${rate.payRate} ${rate.currency}`}
              </td>
              <td data-label="Unit">{RATE_UNIT_WORDS[rate.rateUnit]}</td>
              <td data-label="By">{rate.byName}</td>
              <td data-label="Reason">{rate.reason || <em>not stated</em>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
