import { RESOURCE_STATUSES, WORK_MODES } from '@slotwise/contract/booking-parts/resources.schema';
import { Select, TextInput } from '@mantine/core';
import { FieldRow, FieldStack } from '#ui/fields/field-row.tsx';
import { Fold } from '#ui/text/fold.tsx';
import { DayField } from './day-field.tsx';
import { OnboardingEditor } from './onboarding-editor.tsx';
import { WORK_MODE_WORDS } from '@slotwise/contract/words';
import { RESOURCE_STATUS_WORDS } from '#features/bookings/resource-words.model.ts';
import type { ResourceForm } from './use-resource.ts';
import { EDIT_RESOURCE } from './edit-resource.texts.ts';

const listStatuses = () =>
  RESOURCE_STATUSES.map((value) => ({ value, label: RESOURCE_STATUS_WORDS[value]() }));

const MODES = WORK_MODES.map((value) => ({ value, label: WORK_MODE_WORDS[value] }));

const RARE_FIELDS = ['employeeCode', 'projectName', 'reportingManager'] as const;

/** Who joins, where, when, and what remains to be done. */
export function ResourceSection({ form }: { form: ResourceForm }) {
  const field = (name: string) => ({ autoComplete: 'off', ...form.getInputProps(`resource.${name}`) });
  const { resourceStatus, onboarding } = form.values.resource;
  return (
    <FieldStack>
      <FieldRow>
        <TextInput label={EDIT_RESOURCE.name()} required {...field('resourceName')} />
        <TextInput label={EDIT_RESOURCE.resourceEmail()} type="email" {...field('email')} />
        <TextInput label={EDIT_RESOURCE.client()} {...field('clientName')} />
      </FieldRow>
      <FieldRow>
        <TextInput label={EDIT_RESOURCE.location()} {...field('workLocation')} />
        <Select
          label={EDIT_RESOURCE.mode()}
          placeholder={EDIT_RESOURCE.notStated()}
          clearable
          data={MODES}
          {...field('workMode')}
        />
        <Select
          label={EDIT_RESOURCE.status()}
          allowDeselect={false}
          data={listStatuses()}
          {...field('resourceStatus')}
        />
      </FieldRow>
      {resourceStatus === 'BACKED_OUT' && (
        <TextInput label={EDIT_RESOURCE.backedOut()} required {...field('backOutReason')} />
      )}
      <FieldRow>
        <DayField form={form} label={EDIT_RESOURCE.offerDate()} name="resource.offerDate" />
        <DayField form={form} label={EDIT_RESOURCE.joiningDate()} name="resource.joiningDate" />
        <DayField form={form} label={EDIT_RESOURCE.actualDate()} name="resource.actualJoiningDate" />
        <DayField form={form} label={EDIT_RESOURCE.endDate()} name="resource.endDate" />
      </FieldRow>
      <Fold
        label={EDIT_RESOURCE.moreWork()}
        startsOpen={RARE_FIELDS.some((name) => form.values.resource[name] !== '')}
        staysOpen={RARE_FIELDS.some((name) => Boolean(form.errors[`resource.${name}`]))}
      >
        <FieldRow>
          <TextInput label={EDIT_RESOURCE.code()} {...field('employeeCode')} />
          <TextInput label={EDIT_RESOURCE.project()} {...field('projectName')} />
          <TextInput label={EDIT_RESOURCE.manager()} {...field('reportingManager')} />
        </FieldRow>
      </Fold>
      <OnboardingEditor
        steps={onboarding}
        onChange={(steps) => form.setFieldValue('resource.onboarding', steps)}
        error={form.errors['resource.onboarding']}
      />
    </FieldStack>
  );
}
