import { Checkbox, NumberInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useNow } from '#lib/dates/use-now.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';
import { useViewerZone } from '#state/viewer-zone.ts';
import { DateField } from '#ui/fields/date-field.tsx';
import { FieldRow } from '#ui/fields/field-row.tsx';
import type { TermValues } from './vendor-values.model.ts';
import { VENDORS } from './vendors.texts.ts';

/** Agreements may have started long ago. */
const FIRST_DAY = '1990-01-01';

type Form = Pick<UseFormReturnType<TermValues>, 'getInputProps'>;

/** The terms between a client and its supplier. */
export function TermFields({ form }: { form: Form }) {
  const days = { min: 0, allowDecimal: false, allowNegative: false, hideControls: true } as const;
  return (
    <>
      <FieldRow>
        <NumberInput
          label={VENDORS.answerHours()}
          description={VENDORS.answerHoursHint()}
          {...days}
          max={720}
          {...form.getInputProps('answerHours')}
        />
        <NumberInput
          label={VENDORS.ownershipDays()}
          description={VENDORS.ownershipHint()}
          {...days}
          max={730}
          {...form.getInputProps('ownershipDays')}
        />
      </FieldRow>
      <Checkbox
        label={VENDORS.consent()}
        description={VENDORS.consentHint()}
        {...form.getInputProps('submissionRequiresRtr', { type: 'checkbox' })}
      />
      <FieldRow>
        <AgreementDay form={form} name="agreementStart" label={VENDORS.agreementStart()} />
        <AgreementDay form={form} name="agreementEnd" label={VENDORS.agreementEnd()} />
        <NumberInput
          label={VENDORS.payment()}
          placeholder={VENDORS.noPayment()}
          {...days}
          max={365}
          {...form.getInputProps('paymentTermsDays')}
        />
      </FieldRow>
    </>
  );
}

type DayProps = { form: Form; name: 'agreementStart' | 'agreementEnd'; label: string };

function AgreementDay({ form, name, label }: DayProps) {
  const today = wallTimeAt(useNow(), useViewerZone()).slice(0, 10);
  const { value, onChange, error } = form.getInputProps(name);
  return (
    <DateField
      label={label}
      today={FIRST_DAY}
      opensAt={today}
      value={String(value)}
      onChange={onChange}
      error={error}
    />
  );
}
