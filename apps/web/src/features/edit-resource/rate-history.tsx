import type { Billing } from '@slotwise/contract/booking-parts/resources.schema';
import { Input } from '@mantine/core';
import { printWallTime } from '#lib/dates/wall-time.ts';
import classes from './billing-section.module.css';
import { RATE_UNIT_WORDS } from '@slotwise/contract/words';
import { EDIT_RESOURCE } from './edit-resource.texts.ts';

/** All rates so far, newest first. */
export function RateHistory({ history }: Pick<Billing, 'history'>) {
  return (
    <div>
      <Input.Label component="div" id="rate-history">
        {EDIT_RESOURCE.rates()}
      </Input.Label>
      <table className={classes.history} aria-labelledby="rate-history">
        <thead>
          <tr>
            <th scope="col">{EDIT_RESOURCE.from()}</th>
            <th scope="col" data-number>
              {EDIT_RESOURCE.billRate()}
            </th>
            <th scope="col" data-number>
              {EDIT_RESOURCE.payRate()}
            </th>
            <th scope="col">{EDIT_RESOURCE.unit()}</th>
            <th scope="col">{EDIT_RESOURCE.by()}</th>
            <th scope="col">{EDIT_RESOURCE.reason()}</th>
          </tr>
        </thead>
        <tbody>
          {history.map((rate) => (
            <tr key={`${rate.at} ${rate.effectiveFrom}`}>
              <td data-label={EDIT_RESOURCE.from()}>{printWallTime(rate.effectiveFrom)}</td>
              <td data-label={EDIT_RESOURCE.billRate()} data-number>
                {rate.billRate && `${rate.billRate} ${rate.currency}`}
              </td>
              <td data-label={EDIT_RESOURCE.payRate()} data-number>
                {rate.payRate && `${rate.payRate} ${rate.currency}`}
              </td>
              <td data-label={EDIT_RESOURCE.unit()}>{RATE_UNIT_WORDS[rate.rateUnit]}</td>
              <td data-label={EDIT_RESOURCE.by()}>{rate.byName}</td>
              <td data-label={EDIT_RESOURCE.reason()}>
                {rate.reason || <em>{EDIT_RESOURCE.notStated()}</em>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
