import { NumberInput, TextInput, UnstyledButton } from '@mantine/core';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { FieldRow, FieldStack } from '#ui/fields/field-row.tsx';
import type { Origin } from '../values/origin.model.ts';
import type { MeetingForm } from '#features/bookings/meeting-values/meeting-form.model.ts';
import classes from './more-candidate.module.css';
import { getOrigin } from './origin-of.tsx';

type Props = { form: MeetingForm; origin: Origin | null };

const FIELDS = [
  'phone',
  'linkedIn',
  'currentLocation',
  'currentCompany',
  'currentDesignation',
  'totalExperience',
  'noticePeriodDays',
  'whatsApp',
  'primarySkills',
] as const;

/** What is good to know of a candidate and not needed to meet; open where something stands in it or is wrong. */
export function MoreCandidate({ form, origin }: Props) {
  const { candidateDetails } = form.values;
  const [isOpen, setOpen] = useState(() => FIELDS.some((name) => candidateDetails[name] !== ''));
  const isWrong = FIELDS.some((name) => Boolean(form.errors[`candidateDetails.${name}`]));
  const isShown = isOpen || isWrong;
  const listId = useId();
  return (
    <div>
      <UnstyledButton
        className={classes.toggle}
        aria-expanded={isShown}
        aria-controls={isShown ? listId : undefined}
        onClick={() => setOpen(!isShown)}
      >
        <ChevronDown className={classes.arrow} size={15} aria-hidden />
        More about the candidate
      </UnstyledButton>
      {isShown && (
        <div id={listId} className={classes.fields}>
          <Profile form={form} origin={origin} />
        </div>
      )}
    </div>
  );
}

function Profile({ form, origin }: Props) {
  const field = form.getInputProps;
  const from = getOrigin(form, origin);
  const number = { min: 0, allowNegative: false, hideControls: true } as const;
  return (
    <FieldStack>
      <FieldRow>
        <TextInput
          label="Mobile number"
          type="tel"
          autoComplete="off"
          {...field('candidateDetails.phone')}
          {...from('phone')}
        />
        <TextInput
          label="LinkedIn profile"
          placeholder="https://"
          autoComplete="off"
          {...field('candidateDetails.linkedIn')}
          {...from('linkedIn')}
        />
        <TextInput
          label="Location"
          autoComplete="off"
          {...field('candidateDetails.currentLocation')}
          {...from('currentLocation')}
        />
      </FieldRow>
      <FieldRow>
        <TextInput
          label="Current company"
          autoComplete="off"
          {...field('candidateDetails.currentCompany')}
          {...from('currentCompany')}
        />
        <TextInput
          label="Current designation"
          autoComplete="off"
          {...field('candidateDetails.currentDesignation')}
          {...from('currentDesignation')}
        />
        <TextInput label="WhatsApp" type="tel" autoComplete="off" {...field('candidateDetails.whatsApp')} />
      </FieldRow>
      <FieldRow>
        <NumberInput
          label="Experience, in years"
          {...number}
          decimalScale={1}
          inputMode="decimal"
          {...field('candidateDetails.totalExperience')}
          {...from('totalExperience')}
        />
        <NumberInput
          label="Notice period, in days"
          {...number}
          allowDecimal={false}
          inputMode="numeric"
          {...field('candidateDetails.noticePeriodDays')}
          {...from('noticePeriodDays')}
        />
        <TextInput
          label="Skills"
          placeholder="Separated by commas"
          autoComplete="off"
          {...field('candidateDetails.primarySkills')}
          {...from('primarySkills')}
        />
      </FieldRow>
    </FieldStack>
  );
}
