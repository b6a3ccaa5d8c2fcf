import { Input, TagsInput, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { CountrySelect } from '#ui/fields/country-select.tsx';
import { CurrencySelect } from '#ui/fields/currency-select.tsx';
import { FieldRow } from '#ui/fields/field-row.tsx';
import { TimeZoneSelect } from '#ui/fields/time-zone-select.tsx';
import type { CardValues } from './vendor-values.model.ts';

/** The card of an organization, as a form. */
export function CardFields({ form }: { form: UseFormReturnType<CardValues> }) {
  const field = (name: string) => ({ autoComplete: 'off', ...form.getInputProps(name) });
  const skillError = Object.entries(form.errors).find(([path]) => path.startsWith('skills'))?.[1];
  return (
    <>
      <FieldRow>
        <TextInput data-autofocus label="Organization Name" required {...field('vendorName')} />
        <TextInput label="Code" {...field('vendorCode')} />
      </FieldRow>
      <FieldRow>
        <TextInput label="Contact" {...field('contactName')} />
        <TextInput label="Contact’s email" type="email" {...field('contactEmail')} />
        <TextInput label="Contact’s mobile number" type="tel" {...field('contactPhone')} />
      </FieldRow>
      <TextInput label="Website" placeholder="https://" {...field('website')} />
      <Textarea label="Address" minRows={2} {...field('address')} />
      <FieldRow>
        <TextInput label="City" {...field('city')} />
        <CountrySelect label="Country" {...form.getInputProps('country')} />
      </FieldRow>
      <Input.Description>
        Numbers and money are written the way people in this country write them.
      </Input.Description>
      <FieldRow>
        <TimeZoneSelect
          label="Time zone"
          value={form.values.timeZone}
          onChange={(timeZone) => form.setFieldValue('timeZone', timeZone)}
          error={form.errors['timeZone']}
        />
        <CurrencySelect
          label="Currency"
          clearable={false}
          allowDeselect={false}
          {...form.getInputProps('currency')}
        />
        <TextInput label="Tax number" {...field('taxId')} />
      </FieldRow>
      <TagsInput
        label="Skills"
        description="Press Enter after each one"
        maxTags={50}
        {...form.getInputProps('skills')}
        error={skillError}
      />
    </>
  );
}
