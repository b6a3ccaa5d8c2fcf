import { Input, TagsInput, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { CountrySelect } from '#ui/fields/country-select.tsx';
import { CurrencySelect } from '#ui/fields/currency-select.tsx';
import { FieldRow } from '#ui/fields/field-row.tsx';
import { TimeZoneSelect } from '#ui/fields/time-zone-select.tsx';
import type { CardValues } from './vendor-values.model.ts';
import { VENDORS } from './vendors.texts.ts';

/** The form of an organization's card. */
export function CardFields({ form }: { form: UseFormReturnType<CardValues> }) {
  const field = (name: string) => ({ autoComplete: 'off', ...form.getInputProps(name) });
  const skillError = Object.entries(form.errors).find(([path]) => path.startsWith('skills'))?.[1];
  return (
    <>
      <FieldRow>
        <TextInput data-autofocus label={VENDORS.name()} required {...field('vendorName')} />
        <TextInput label={VENDORS.code()} {...field('vendorCode')} />
      </FieldRow>
      <FieldRow>
        <TextInput label={VENDORS.contact()} {...field('contactName')} />
        <TextInput label={VENDORS.contactEmail()} type="email" {...field('contactEmail')} />
        <TextInput label={VENDORS.contactPhone()} type="tel" {...field('contactPhone')} />
      </FieldRow>
      <TextInput label={VENDORS.website()} placeholder="https://" {...field('website')} />
      <Textarea label={VENDORS.address()} minRows={2} {...field('address')} />
      <FieldRow>
        <TextInput label={VENDORS.city()} {...field('city')} />
        <CountrySelect label={VENDORS.country()} {...form.getInputProps('country')} />
      </FieldRow>
      <Input.Description>{VENDORS.countryHint()}</Input.Description>
      <FieldRow>
        <TimeZoneSelect
          label={VENDORS.timeZone()}
          value={form.values.timeZone}
          onChange={(timeZone) => form.setFieldValue('timeZone', timeZone)}
          error={form.errors['timeZone']}
        />
        <CurrencySelect
          label={VENDORS.currency()}
          clearable={false}
          allowDeselect={false}
          {...form.getInputProps('currency')}
        />
        <TextInput label={VENDORS.taxId()} {...field('taxId')} />
      </FieldRow>
      <TagsInput
        label={VENDORS.skills()}
        description={VENDORS.skillsHint()}
        maxTags={50}
        {...form.getInputProps('skills')}
        error={skillError}
      />
    </>
  );
}
