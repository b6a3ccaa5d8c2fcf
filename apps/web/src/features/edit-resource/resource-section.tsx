import { RESOURCE_STATUSES, WORK_MODES } from '@slotwise/contract/booking-parts/resources.schema';
import { Select, TextInput } from '@mantine/core';
import { FieldRow, FieldStack } from '#ui/fields/field-row.tsx';
import { DayField } from './day-field.tsx';
import { OnboardingEditor } from './onboarding-editor.tsx';
import { WORK_MODE_WORDS } from '@slotwise/contract/words';
import { RESOURCE_STATUS_WORDS } from '#features/bookings/resource-words.model.ts';
import type { ResourceForm } from './use-resource.ts';

const STATUSES = RESOURCE_STATUSES.map((value) => ({ value, label: RESOURCE_STATUS_WORDS[value] }));

const MODES = WORK_MODES.map((value) => ({ value, label: WORK_MODE_WORDS[value] }));

/** Who joins, where, when, and what is still to be done for it. */
export function ResourceSection({ form }: { form: ResourceForm }) {
  const field = (name: string) => ({ autoComplete: 'off', ...form.getInputProps(`resource.${name}`) });
  const { resourceStatus, onboarding } = form.values.resource;
  return (
    <FieldStack>
      <FieldRow>
        <TextInput label="Name" required {...field('resourceName')} />
        <TextInput label="Email of the resource" type="email" {...field('email')} />
        <TextInput label="Employee code" {...field('employeeCode')} />
      </FieldRow>
      <FieldRow>
        <TextInput label="Client" {...field('clientName')} />
        <TextInput label="Project" {...field('projectName')} />
        <TextInput label="Reporting manager" {...field('reportingManager')} />
      </FieldRow>
      <FieldRow>
        <TextInput label="Work location" {...field('workLocation')} />
        <Select label="Work mode" placeholder="Not stated" clearable data={MODES} {...field('workMode')} />
        <Select
          label="State of the resource"
          allowDeselect={false}
          data={STATUSES}
          {...field('resourceStatus')}
        />
      </FieldRow>
      {resourceStatus === 'BACKED_OUT' && (
        <TextInput label="Why the candidate backed out" required {...field('backOutReason')} />
      )}
      <FieldRow>
        <DayField form={form} label="Offer date" name="resource.offerDate" />
        <DayField form={form} label="Joining date" name="resource.joiningDate" />
        <DayField form={form} label="Actual joining date" name="resource.actualJoiningDate" />
        <DayField form={form} label="End date" name="resource.endDate" />
      </FieldRow>
      <OnboardingEditor
        steps={onboarding}
        onChange={(steps) => form.setFieldValue('resource.onboarding', steps)}
        error={form.errors['resource.onboarding']}
      />
    </FieldStack>
  );
}
