import { Input, Radio, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useRef } from 'react';
import { randomKey } from '#lib/random-key.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { FieldRow } from '#ui/fields/field-row.tsx';
import { FormDialog } from './form-dialog.tsx';
import { TermFields } from './term-fields.tsx';
import {
  newVendorValues,
  toNewVendor,
  validateNewVendor,
  type NewVendorValues,
  type TermValues,
} from './vendor-values.model.ts';
import { addVendor } from './vendors.actions.ts';
import { VENDORS } from './vendors.texts.ts';

type Props = {
  opened: boolean;
  /** The direction shown, if only one is. */
  direction: NewVendorValues['relationship'];
  onClose: () => void;
  onAdded: () => void;
};

/** Adds an organization to work with, whose contact is invited by mail. */
export function AddVendor({ opened, direction, onClose, onAdded }: Props) {
  const dispatch = useAppDispatch();
  const key = useRef({ value: randomKey(), of: '' });

  // The same input retried is one vendor; different input is another.
  const save = async (values: NewVendorValues) => {
    const vendor = toNewVendor(values);
    const text = JSON.stringify(vendor);
    if (key.current.of !== text) key.current = { value: randomKey(), of: text };
    return dispatch(addVendor(vendor, key.current.value));
  };
  return (
    <FormDialog
      opened={opened}
      size={700}
      title={VENDORS.add()}
      confirm={VENDORS.addAndInvite()}
      initial={newVendorValues(direction)}
      validate={validateNewVendor}
      onSave={async (values) => {
        const response = await save(values);
        if (response.status === 'success') onAdded();
        return response;
      }}
      onClose={onClose}
    >
      {(form) => <Fields form={form} />}
    </FormDialog>
  );
}

function Fields({ form }: { form: UseFormReturnType<NewVendorValues> }) {
  const field = (name: string) => ({ autoComplete: 'off', ...form.getInputProps(name) });
  return (
    <>
      <Radio.Group label={VENDORS.whoSubmits()} required {...form.getInputProps('relationship')}>
        <div className="flow gap-lg rows-xs mt-2xs">
          <Radio
            value="SUPPLIER"
            label={VENDORS.theySubmit()}
            description={VENDORS.aSupplier()}
            data-autofocus
            aria-invalid={form.errors['relationship'] !== undefined || undefined}
          />
          <Radio
            value="CLIENT"
            label={VENDORS.weSubmit()}
            description={VENDORS.aClient()}
            aria-invalid={form.errors['relationship'] !== undefined || undefined}
          />
        </div>
      </Radio.Group>
      <TextInput label={VENDORS.name()} required {...field('vendorName')} />
      <FieldRow>
        <TextInput
          label={VENDORS.contact()}
          placeholder={VENDORS.contactHint()}
          required
          {...field('contactName')}
        />
        <TextInput label={VENDORS.contactEmail()} type="email" required {...field('contactEmail')} />
        <TextInput label={VENDORS.contactPhone()} type="tel" {...field('contactPhone')} />
      </FieldRow>
      <Input.Description>{VENDORS.invitation()}</Input.Description>
      <h3 className="mt-2xs pt-sm line-above title">{VENDORS.terms()}</h3>
      <TermFields form={form as unknown as UseFormReturnType<TermValues>} />
    </>
  );
}
