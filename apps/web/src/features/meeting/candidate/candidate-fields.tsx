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
import { CANDIDATE, SOURCE_WORDS } from './candidate.texts.ts';

type Props = { form: UseFormReturnType<CandidateValues> };

const toOptions = (words: Record<string, string>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

const listSources = () => Object.entries(SOURCE_WORDS).map(([value, word]) => ({ value, label: word() }));

const PERIODS = toOptions(CTC_PERIOD_WORDS);
const listYesNo = () => [
  { value: 'YES', label: CANDIDATE.yes() },
  { value: 'NO', label: CANDIDATE.no() },
];

/** Normalizes what was typed when the field loses focus. */
const tidied = ({ form }: Props, field: 'linkedIn' | 'currentCtc' | 'expectedCtc') =>
  tidyOnBlur(form.values[field], field === 'linkedIn' ? fullAddress : plainAmount, (value) =>
    form.setFieldValue(field, value),
  );

/** Everything that can be known about a candidate; only name and address are required. */
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
          label={CANDIDATE.name()}
          required
          autoComplete="off"
          {...field('candidateName')}
        />
        <TextInput
          label={CANDIDATE.email()}
          type="email"
          required
          autoComplete="off"
          description={CANDIDATE.emailHint()}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...field('email')}
        />
      </FieldRow>
      <FieldRow>
        <TextInput label={CANDIDATE.phone()} type="tel" autoComplete="off" {...field('phone')} />
        <TextInput label={CANDIDATE.whatsApp()} type="tel" autoComplete="off" {...field('whatsApp')} />
        <TextInput
          label={CANDIDATE.linkedIn()}
          placeholder="https://"
          autoComplete="off"
          {...field('linkedIn')}
          {...tidied({ form }, 'linkedIn')}
        />
      </FieldRow>
      <FieldRow>
        <TextInput label={CANDIDATE.location()} autoComplete="off" {...field('currentLocation')} />
        <TimeZoneSelect
          label={CANDIDATE.timeZone()}
          placeholder={CANDIDATE.noZone()}
          clearable
          clearButtonProps={{ 'aria-label': CANDIDATE.clearZone() }}
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
        <TextInput label={CANDIDATE.company()} {...field('currentCompany')} />
        <TextInput label={CANDIDATE.designation()} {...field('currentDesignation')} />
      </FieldRow>
      <FieldRow>
        <NumberInput
          label={CANDIDATE.totalYears()}
          min={0}
          decimalScale={1}
          hideControls
          {...field('totalExperience')}
        />
        <NumberInput
          label={CANDIDATE.relevantYears()}
          min={0}
          decimalScale={1}
          hideControls
          {...field('relevantExperience')}
        />
      </FieldRow>
      <TagsInput
        label={CANDIDATE.skills()}
        description={CANDIDATE.skillsHint()}
        {...field('primarySkills')}
      />
      <TagsInput label={CANDIDATE.moreSkills()} {...field('secondarySkills')} />
      <FieldRow>
        <TextInput label={CANDIDATE.education()} {...field('education')} />
        <TagsInput label={CANDIDATE.certifications()} {...field('certifications')} />
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
          label={CANDIDATE.currentPay()}
          inputMode="decimal"
          {...field('currentCtc')}
          {...tidied({ form }, 'currentCtc')}
        />
        <TextInput
          label={CANDIDATE.expectedPay()}
          inputMode="decimal"
          {...field('expectedCtc')}
          {...tidied({ form }, 'expectedCtc')}
        />
        <CurrencySelect label={CANDIDATE.currency()} {...field('currency')} />
        <Select label={CANDIDATE.payPer()} clearable data={PERIODS} {...field('ctcPeriod')} />
      </FieldRow>
      <FieldRow>
        <NumberInput
          label={CANDIDATE.noticeDays()}
          min={0}
          allowDecimal={false}
          hideControls
          {...field('noticePeriodDays')}
        />
        <DateField
          label={CANDIDATE.lastDay()}
          today={today}
          value={form.values.lastWorkingDay}
          onChange={(date) => form.setFieldValue('lastWorkingDay', date)}
          onLeave={() => form.validateField('lastWorkingDay')}
          error={form.errors['lastWorkingDay']}
        />
        <Select label={CANDIDATE.relocate()} clearable data={listYesNo()} {...field('willingToRelocate')} />
      </FieldRow>
      <TagsInput label={CANDIDATE.preferred()} {...field('preferredLocations')} />
      <FieldRow>
        <TextInput label={CANDIDATE.authorization()} {...field('workAuthorization')} />
        <Select label={CANDIDATE.source()} clearable data={listSources()} {...field('source')} />
      </FieldRow>
      <Textarea label={CANDIDATE.offers()} minRows={2} {...field('offersInHand')} />
    </>
  );
}
