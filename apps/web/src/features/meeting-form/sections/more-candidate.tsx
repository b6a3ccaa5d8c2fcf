import { NumberInput, TextInput } from '@mantine/core';
import { FieldRow, FieldStack } from '#ui/fields/field-row.tsx';
import { Fold } from '#ui/text/fold.tsx';
import type { Origin } from '../values/origin.model.ts';
import type { MeetingForm } from '#features/bookings/meeting-values/meeting-form.model.ts';
import { getOrigin } from './origin-of.tsx';
import { MEETING_FORM } from '#features/meeting-form/values/meeting-form.texts.ts';

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

/** Optional details about a candidate. */
export function MoreCandidate({ form, origin }: Props) {
  const { candidateDetails } = form.values;
  return (
    <Fold
      label={MEETING_FORM.more()}
      startsOpen={FIELDS.some((name) => candidateDetails[name] !== '')}
      staysOpen={FIELDS.some((name) => Boolean(form.errors[`candidateDetails.${name}`]))}
    >
      <Profile form={form} origin={origin} />
    </Fold>
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
          label={MEETING_FORM.phone()}
          type="tel"
          autoComplete="off"
          {...field('candidateDetails.phone')}
          {...from('phone')}
        />
        <TextInput
          label={MEETING_FORM.linkedIn()}
          placeholder="https://"
          autoComplete="off"
          {...field('candidateDetails.linkedIn')}
          {...from('linkedIn')}
        />
        <TextInput
          label={MEETING_FORM.location()}
          autoComplete="off"
          {...field('candidateDetails.currentLocation')}
          {...from('currentLocation')}
        />
      </FieldRow>
      <FieldRow>
        <TextInput
          label={MEETING_FORM.company()}
          autoComplete="off"
          {...field('candidateDetails.currentCompany')}
          {...from('currentCompany')}
        />
        <TextInput
          label={MEETING_FORM.designation()}
          autoComplete="off"
          {...field('candidateDetails.currentDesignation')}
          {...from('currentDesignation')}
        />
        <TextInput
          label={MEETING_FORM.whatsApp()}
          type="tel"
          autoComplete="off"
          {...field('candidateDetails.whatsApp')}
        />
      </FieldRow>
      <FieldRow>
        <NumberInput
          label={MEETING_FORM.years()}
          {...number}
          decimalScale={1}
          inputMode="decimal"
          {...field('candidateDetails.totalExperience')}
          {...from('totalExperience')}
        />
        <NumberInput
          label={MEETING_FORM.notice()}
          {...number}
          allowDecimal={false}
          inputMode="numeric"
          {...field('candidateDetails.noticePeriodDays')}
          {...from('noticePeriodDays')}
        />
        <TextInput
          label={MEETING_FORM.skills()}
          placeholder={MEETING_FORM.commas()}
          autoComplete="off"
          {...field('candidateDetails.primarySkills')}
          {...from('primarySkills')}
        />
      </FieldRow>
    </FieldStack>
  );
}
