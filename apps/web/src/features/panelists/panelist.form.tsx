import { PANEL_LEVELS, type Panelist } from '@slotwise/contract/panelists/panelists.schema';
import { isFailure, type Failure } from '@slotwise/contract/failures';
import { Button, Select, TagsInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useImperativeHandle, useRef, useState, type ReactNode, type Ref } from 'react';
import { focusFirstError } from '#lib/focus-first-error.ts';
import { FieldRow, FieldStack } from '#ui/field-row.tsx';
import { ModalFields, ModalFoot, type FormWork } from '#ui/form-modal.tsx';
import { TimeZoneSelect } from '#ui/time-zone-select.tsx';
import {
  emptyPanelist,
  validatePanelist,
  valuesOf,
  withoutHours,
  type PanelistValues,
} from './panelist-values.model.ts';
import { WeeklyHoursField } from './weekly-hours-field.tsx';

const LEVEL_WORDS = { TRAINEE: 'Trainee', INTERVIEWER: 'Interviewer', LEAD: 'Lead' } as const;
const LEVELS = PANEL_LEVELS.map((level) => ({ value: level, label: LEVEL_WORDS[level] }));

type Props = {
  /** The panelist to change; absent for a new one. */
  panelist?: Panelist | undefined;
  /** The zone a new panelist starts with. */
  timeZone: string;
  knownSkills: string[];
  onSave: (values: PanelistValues) => Promise<object | Failure>;
  onCancel: () => void;
  work: Ref<FormWork>;
};

export function PanelistForm({ panelist, timeZone, knownSkills, onSave, onCancel, work }: Props) {
  const root = useRef<HTMLFormElement>(null);
  const [saving, setSaving] = useState(false);
  const form = useForm<PanelistValues>({
    initialValues: panelist ? valuesOf(panelist) : emptyPanelist(timeZone),
    validate: validatePanelist,
  });

  useImperativeHandle(work, () => ({ isUnsaved: () => form.isDirty() }), [form]);

  const save = async (values: PanelistValues) => {
    setSaving(true);
    const response = await onSave(values);
    setSaving(false);
    if (!isFailure(response) || !response.fieldErrors) return;
    form.setErrors(response.fieldErrors);
    focusFirstError(root.current);
  };
  const field = form.getInputProps;
  return (
    <form
      ref={root}
      noValidate
      aria-label={panelist ? `Edit ${panelist.displayName}` : 'Add panelist'}
      onSubmit={form.onSubmit(
        (values) => void save(values),
        () => focusFirstError(root.current),
      )}
    >
      <ModalFields>
        <FieldStack>
          <FieldRow>
            <TextInput
              data-autofocus
              label="First Name"
              required
              autoComplete="off"
              {...field('firstName')}
            />
            <TextInput label="Last Name" autoComplete="off" {...field('lastName')} />
            <TextInput label="Display Name" placeholder="As mails name them" {...field('displayName')} />
          </FieldRow>
          <FieldRow>
            <TextInput label="Email" type="email" required autoComplete="off" {...field('email')} />
            <TextInput label="Mobile number" type="tel" autoComplete="off" {...field('phone')} />
          </FieldRow>
          <FieldRow>
            <TextInput label="Designation" {...field('designation')} />
            <TextInput label="Department" {...field('department')} />
            <Select label="Level" allowDeselect={false} data={LEVELS} {...field('level')} />
          </FieldRow>
          <TagsInput
            label="Skills"
            description="Press Enter after each one"
            data={knownSkills}
            maxTags={50}
            {...field('skills')}
            error={form.errors['skills'] ?? skillError(form.errors)}
          />
          <TimeZoneSelect
            label="Time zone"
            allowDeselect={false}
            value={form.values.timeZone ?? ''}
            onChange={(zone) => form.setFieldValue('timeZone', zone)}
            error={form.errors['timeZone']}
          />
          <WeeklyHoursField
            value={form.values.weeklyHours}
            onChange={(ranges) => {
              form.setFieldValue('weeklyHours', ranges);
              form.setErrors((errors) => withoutHours(errors));
            }}
            errors={form.errors}
          />
        </FieldStack>
      </ModalFields>
      <ModalFoot>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" loading={saving}>
          {panelist ? 'Save panelist' : 'Add panelist'}
        </Button>
      </ModalFoot>
    </form>
  );
}

type Errors = Record<string, ReactNode>;

const skillError = (errors: Errors) =>
  Object.entries(errors).find(([path]) => path.startsWith('skills.'))?.[1];
