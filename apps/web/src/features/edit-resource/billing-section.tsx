import { INVOICE_CYCLES, RATE_UNITS, type Billing } from '@slotwise/contract/booking-parts/resources.schema';
import { NumberInput, Select, Textarea, TextInput } from '@mantine/core';
import { CurrencySelect } from '#ui/fields/currency-select.tsx';
import { FieldRow, FieldStack } from '#ui/fields/field-row.tsx';
import { Fold } from '#ui/text/fold.tsx';
import classes from './billing-section.module.css';
import { DayField } from './day-field.tsx';
import { getMargin } from './margin.model.ts';
import { RateHistory } from './rate-history.tsx';
import { RATE_UNIT_WORDS } from '@slotwise/contract/words';
import { CYCLE_WORDS } from '#features/bookings/resource-words.model.ts';
import type { ResourceForm } from './use-resource.ts';
import { EDIT_RESOURCE } from './edit-resource.texts.ts';

const UNITS = RATE_UNITS.map((value) => ({ value, label: RATE_UNIT_WORDS[value] }));
const listCycles = () => INVOICE_CYCLES.map((value) => ({ value, label: CYCLE_WORDS[value]() }));

type Props = {
  form: ResourceForm;
  history: Billing['history'];
  /** A rate is about to change, which requires its day and reason. */
  isOtherRate: boolean;
};

const RARE_FIELDS = [
  'overtimeRate',
  'taxPercent',
  'taxId',
  'paymentTermsDays',
  'poNumber',
  'poAmount',
  'poStart',
  'poEnd',
  'sowNumber',
  'billingContactName',
  'billingContactEmail',
  'costCentre',
] as const;

function fieldsIn(form: ResourceForm) {
  const field = (name: string) => ({ autoComplete: 'off', ...form.getInputProps(`billing.${name}`) });
  const money = (name: string) => ({ inputMode: 'decimal' as const, className: 'tabular', ...field(name) });
  return { field, money };
}

/** What is billed and paid. Money stays text from the field to the database, so that no cent is lost. */
export function BillingSection({ form, history, isOtherRate }: Props) {
  const { field, money } = fieldsIn(form);
  return (
    <FieldStack>
      <FieldRow>
        <TextInput label={EDIT_RESOURCE.billRate()} {...money('billRate')} />
        <TextInput label={EDIT_RESOURCE.payRate()} {...money('payRate')} />
        <CurrencySelect label={EDIT_RESOURCE.currency()} {...field('currency')} />
        <Select label={EDIT_RESOURCE.ratePer()} allowDeselect={false} data={UNITS} {...field('rateUnit')} />
      </FieldRow>
      <MarginLine form={form} />
      {isOtherRate && (
        <FieldRow>
          <DayField form={form} label={EDIT_RESOURCE.effectiveFrom()} name="rate.effectiveFrom" />
          <TextInput
            label={EDIT_RESOURCE.rateReason()}
            autoComplete="off"
            {...form.getInputProps('rate.reason')}
          />
        </FieldRow>
      )}
      <FieldRow>
        <DayField form={form} label={EDIT_RESOURCE.billingStart()} name="billing.billingStartDate" />
        <DayField form={form} label={EDIT_RESOURCE.billingEnd()} name="billing.billingEndDate" />
        <Select
          label={EDIT_RESOURCE.invoices()}
          allowDeselect={false}
          data={listCycles()}
          {...form.getInputProps('billing.invoiceCycle')}
        />
      </FieldRow>
      <Fold
        label={EDIT_RESOURCE.moreBilling()}
        startsOpen={RARE_FIELDS.some((name) => form.values.billing[name] !== '')}
        staysOpen={RARE_FIELDS.some((name) => Boolean(form.errors[`billing.${name}`]))}
      >
        <RareFields form={form} />
      </Fold>
      <Textarea label={EDIT_RESOURCE.billingNotes()} maxLength={4000} {...field('notes')} />
      {history.length > 0 && <RateHistory history={history} />}
    </FieldStack>
  );
}

/** What only some clients need: tax, purchase orders, and the billing contact. */
function RareFields({ form }: { form: ResourceForm }) {
  const { field, money } = fieldsIn(form);
  return (
    <FieldStack>
      <FieldRow>
        <TextInput label={EDIT_RESOURCE.overtime()} {...money('overtimeRate')} />
        <TextInput label={EDIT_RESOURCE.taxPercent()} {...money('taxPercent')} />
        <TextInput label={EDIT_RESOURCE.taxId()} {...field('taxId')} />
        <NumberInput
          label={EDIT_RESOURCE.terms()}
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
        <TextInput label={EDIT_RESOURCE.order()} {...field('poNumber')} />
        <TextInput label={EDIT_RESOURCE.orderAmount()} {...money('poAmount')} />
        <DayField form={form} label={EDIT_RESOURCE.orderStart()} name="billing.poStart" />
        <DayField form={form} label={EDIT_RESOURCE.orderEnd()} name="billing.poEnd" />
      </FieldRow>
      <FieldRow>
        <TextInput label={EDIT_RESOURCE.sow()} {...field('sowNumber')} />
        <TextInput label={EDIT_RESOURCE.billingContact()} {...field('billingContactName')} />
        <TextInput label={EDIT_RESOURCE.contactEmail()} type="email" {...field('billingContactEmail')} />
        <TextInput label={EDIT_RESOURCE.costCenter()} {...field('costCentre')} />
      </FieldRow>
    </FieldStack>
  );
}

/** The margin, shown while rates are typed. */
function MarginLine({ form }: { form: ResourceForm }) {
  const { billRate, payRate, currency, rateUnit } = form.values.billing;
  const margin = getMargin(billRate, payRate);
  return (
    <p className={classes.margin} role="status">
      {margin ? (
        <>
          {EDIT_RESOURCE.margin()}{' '}
          <b>
            {margin.amount} {currency}
          </b>{' '}
          {RATE_UNIT_WORDS[rateUnit].toLowerCase()}
          {margin.percent && EDIT_RESOURCE.marginPercent({ percent: margin.percent })}
        </>
      ) : (
        EDIT_RESOURCE.noMargin()
      )}
    </p>
  );
}
