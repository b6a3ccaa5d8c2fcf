import { NumberInput, Select, TagsInput, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { fullAddress } from '#lib/full-address.ts';
import { plainAmount } from '#lib/plain-amount.ts';
import { tidyOnBlur } from '#lib/tidy-on-blur.ts';
import { useNow } from '#lib/dates/use-now.ts';
import { ownTimeZone } from '#lib/dates/zone-label.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';
import { CurrencySelect } from '#ui/fields/currency-select.tsx';
import { DateField } from '#ui/fields/date-field.tsx';
import { FieldRow, FieldStack } from '#ui/fields/field-row.tsx';
import { TimeZoneSelect } from '#ui/fields/time-zone-select.tsx';
import type { CandidateValues } from './candidate-values.model.ts';
import { CTC_PERIOD_WORDS } from '@slotwise/contract/words';
import { SOURCE_WORDS } from './candidate-words.model.ts';

type Props = { form: UseFormReturnType<CandidateValues> };

const toOptions = (words: Record<string, string>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

const PERIODS = toOptions(CTC_PERIOD_WORDS);
const SOURCES = toOptions(SOURCE_WORDS);
const RELOCATE = [
  { value: 'YES', label: 'Yes' },
  { value: 'NO', label: 'No' },
];

/** Writes what was typed the way it is sent, when the field is left. */
const tidied = ({ form }: Props, field: 'linkedIn' | 'currentCtc' | 'expectedCtc') =>
  tidyOnBlur(form.values[field], field === 'linkedIn' ? fullAddress : plainAmount, (value) =>
    form.setFieldValue(field, value),
  );

/** Everything that can be known of a candidate; only name and address have to be. */
export function CandidateFields({ form }: Props) {
  return (
    <FieldStack>
      <ContactFields form={form} />
      <WorkFields form={form} />
      <TermsFields form={form} />
    </FieldStack>
  );
}

function ContactFields({ form }: Props) {
  const field = form.getInputProps;
  return (
    <>
      <FieldRow>
        <TextInput
          data-autofocus
          label="Candidate name"
          required
          autoComplete="off"
          {...field('candidateName')}
        />
        <TextInput
          label="Email"
          type="email"
          required
          autoComplete="off"
          description="A changed address moves the invitation"
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...field('email')}
        />
      </FieldRow>
      <FieldRow>
        <TextInput label="Mobile number" type="tel" autoComplete="off" {...field('phone')} />
        <TextInput label="WhatsApp" type="tel" autoComplete="off" {...field('whatsApp')} />
        <TextInput
          label="LinkedIn profile"
          placeholder="https://"
          autoComplete="off"
          {...field('linkedIn')}
          {...tidied({ form }, 'linkedIn')}
        />
      </FieldRow>
      <FieldRow>
        <TextInput label="Location" autoComplete="off" {...field('currentLocation')} />
        <TimeZoneSelect
          label="Time zone"
          placeholder="Not stated"
          clearable
          clearButtonProps={{ 'aria-label': 'Clear the time zone' }}
          value={form.values.timeZone}
          onChange={(zone) => form.setFieldValue('timeZone', zone)}
          error={form.errors['timeZone']}
        />
      </FieldRow>
    </>
  );
}

function WorkFields({ form }: Props) {
  const field = form.getInputProps;
  return (
    <>
      <FieldRow>
        <TextInput label="Company" {...field('currentCompany')} />
        <TextInput label="Designation" {...field('currentDesignation')} />
      </FieldRow>
      <FieldRow>
        <NumberInput
          label="Total experience, years"
          min={0}
          decimalScale={1}
          hideControls
          {...field('totalExperience')}
        />
        <NumberInput
          label="Relevant experience, years"
          min={0}
          decimalScale={1}
          hideControls
          {...field('relevantExperience')}
        />
      </FieldRow>
      <TagsInput label="Skills" description="Press Enter after each one" {...field('primarySkills')} />
      <TagsInput label="Further skills" {...field('secondarySkills')} />
      <FieldRow>
        <TextInput label="Education" {...field('education')} />
        <TagsInput label="Certifications" {...field('certifications')} />
      </FieldRow>
    </>
  );
}

function TermsFields({ form }: Props) {
  const today = wallTimeAt(useNow(), ownTimeZone()).slice(0, 10);
  const field = form.getInputProps;
  return (
    <>
      <FieldRow>
        <TextInput
          label="Current pay"
          inputMode="decimal"
          {...field('currentCtc')}
          {...tidied({ form }, 'currentCtc')}
        />
        <TextInput
          label="Expected pay"
          inputMode="decimal"
          {...field('expectedCtc')}
          {...tidied({ form }, 'expectedCtc')}
        />
        <CurrencySelect label="Currency" {...field('currency')} />
        <Select label="Pay is for" clearable data={PERIODS} {...field('ctcPeriod')} />
      </FieldRow>
      <FieldRow>
        <NumberInput
          label="Notice period, days"
          min={0}
          allowDecimal={false}
          hideControls
          {...field('noticePeriodDays')}
        />
        <DateField
          label="Last working day"
          today={today}
          value={form.values.lastWorkingDay}
          onChange={(date) => form.setFieldValue('lastWorkingDay', date)}
          onLeave={() => form.validateField('lastWorkingDay')}
          error={form.errors['lastWorkingDay']}
        />
        <Select label="Would relocate" clearable data={RELOCATE} {...field('willingToRelocate')} />
      </FieldRow>
      <TagsInput label="Preferred locations" {...field('preferredLocations')} />
      <FieldRow>
        <TextInput label="Work authorization" {...field('workAuthorization')} />
        <Select label="Source" clearable data={SOURCES} {...field('source')} />
      </FieldRow>
      <Textarea label="Offers in hand" minRows={2} {...field('offersInHand')} />
    </>
  );
}
