import { INVOICE_CYCLES, RATE_UNITS, type Billing } from '@slotwise/contract/booking-parts/resources.schema';
import { NumberInput, Select, Textarea, TextInput } from '@mantine/core';
import { CurrencySelect } from '#ui/fields/currency-select.tsx';
import { FieldRow, FieldStack } from '#ui/fields/field-row.tsx';
import classes from './billing-section.module.css';
import { DayField } from './day-field.tsx';
import { getMargin } from './margin.model.ts';
import { RateHistory } from './rate-history.tsx';
import { RATE_UNIT_WORDS } from '@slotwise/contract/words';
import { CYCLE_WORDS } from '#features/bookings/resource-words.model.ts';
import type { ResourceForm } from './use-resource.ts';

const UNITS = RATE_UNITS.map((value) => ({ value, label: RATE_UNIT_WORDS[value] }));
const CYCLES = INVOICE_CYCLES.map((value) => ({ value, label: CYCLE_WORDS[value] }));

type Props = {
  form: ResourceForm;
  history: Billing['history'];
  /** A rate is about to change, which wants its day and its reason. */
  isOtherRate: boolean;
};

/** What is billed and paid. Money stays text from the field to the database, so that no cent is lost. */
export function BillingSection({ form, history, isOtherRate }: Props) {
  const field = (name: string) => ({ autoComplete: 'off', ...form.getInputProps(`billing.${name}`) });
  const money = (name: string) => ({ inputMode: 'decimal' as const, className: 'tabular', ...field(name) });
  return (
    <FieldStack>
      <FieldRow>
        <TextInput label="Bill rate" {...money('billRate')} />
        <TextInput label="Pay rate" {...money('payRate')} />
        <CurrencySelect label="Currency" {...field('currency')} />
        <Select label="Rate per" allowDeselect={false} data={UNITS} {...field('rateUnit')} />
      </FieldRow>
      <MarginLine form={form} />
      {isOtherRate && (
        <FieldRow>
          <DayField form={form} label="Rate effective from" name="rate.effectiveFrom" />
          <TextInput label="Reason for the rate" autoComplete="off" {...form.getInputProps('rate.reason')} />
        </FieldRow>
      )}
      <FieldRow>
        <TextInput label="Overtime rate" {...money('overtimeRate')} />
        <TextInput label="Tax, in per cent" {...money('taxPercent')} />
        <TextInput label="Tax id" {...field('taxId')} />
        <NumberInput
          label="Payment terms, in days"
          min={0}
          max={365}
          allowDecimal={false}
          allowNegative={false}
          hideControls
          inputMode="numeric"
          {...field('paymentTermsDays')}
        />
      </FieldRow>
      <FieldRow>
        <TextInput label="Purchase order" {...field('poNumber')} />
        <TextInput label="Order amount" {...money('poAmount')} />
        <DayField form={form} label="Order start" name="billing.poStart" />
        <DayField form={form} label="Order end" name="billing.poEnd" />
      </FieldRow>
      <FieldRow>
        <TextInput label="Statement of work" {...field('sowNumber')} />
        <DayField form={form} label="Billing start" name="billing.billingStartDate" />
        <DayField form={form} label="Billing end" name="billing.billingEndDate" />
        <Select label="Invoices" allowDeselect={false} data={CYCLES} {...field('invoiceCycle')} />
      </FieldRow>
      <FieldRow>
        <TextInput label="Billing contact" {...field('billingContactName')} />
        <TextInput label="Billing contact’s email" type="email" {...field('billingContactEmail')} />
        <TextInput label="Cost center" {...field('costCentre')} />
      </FieldRow>
      <Textarea label="Notes on billing" maxLength={4000} {...field('notes')} />
      {history.length > 0 && <RateHistory history={history} />}
    </FieldStack>
  );
}

/** What stays of the rate, while it is typed. */
function MarginLine({ form }: { form: ResourceForm }) {
  const { billRate, payRate, currency, rateUnit } = form.values.billing;
  const margin = getMargin(billRate, payRate);
  return (
    <p className={classes.margin} role="status">
      {margin ? (
        <>
          Margin{' '}
          <b>
            {margin.amount} {currency}
          </b>{' '}
          {RATE_UNIT_WORDS[rateUnit].toLowerCase()}
          {margin.percent && `, ${margin.percent} % of the bill rate`}
        </>
      ) : (
        'The margin shows once both rates are there.'
      )}
    </p>
  );
}
