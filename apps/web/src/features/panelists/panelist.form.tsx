import { PANEL_LEVELS, type Panelist } from '@slotwise/contract/panelists/panelists.schema';
import { isFailure, type Failure } from '@slotwise/contract/failures';
import { Button, Checkbox, Select, TagsInput, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useImperativeHandle, useState, type ReactNode, type Ref } from 'react';
import { FieldRow, FieldStack } from '#ui/fields/field-row.tsx';
import { ModalFields, ModalFoot, type FormWork } from '#ui/dialogs/form-modal.tsx';
import { AvailabilityFields } from './availability-fields.tsx';
import { MergedNote } from './merged-note.tsx';
import { validatePanelist, type PanelistValues } from './panelist-values.model.ts';
import { usePanelistForm } from './use-panelist-form.ts';

const LEVEL_WORDS = { TRAINEE: 'Trainee', INTERVIEWER: 'Interviewer', LEAD: 'Lead' } as const;
const LEVELS = PANEL_LEVELS.map((level) => ({ value: level, label: LEVEL_WORDS[level] }));

const HINTS = {
  hours: 'In the panelist’s own time zone. Meetings outside these hours are possible, with a warning.',
  dates: 'Override weekly hours and holidays.',
};

type Props = {
  /** The panelist to change; absent for a new one. */
  panelist?: Panelist | undefined;
  /** The zone a new panelist starts with. */
  timeZone: string;
  knownSkills: string[];
  /** Saves the values on top of a version; there is none of a new panelist. */
  onSave: (
    values: PanelistValues,
    how: { version: number | undefined; sendInvitation: boolean },
  ) => Promise<object | Failure>;
  onCancel: () => void;
  work: Ref<FormWork>;
};

export function PanelistForm({ panelist, timeZone, knownSkills, onSave, onCancel, work }: Props) {
  const [saving, setSaving] = useState(false);
  const [sendInvitation, setSendInvitation] = useState(true);
  const { form, root, base, merge, refused, markErrors } = usePanelistForm({
    panelist,
    timeZone,
    validate: validatePanelist,
  });

  useImperativeHandle(work, () => ({ isUnsaved: () => form.isDirty() }), [form]);

  const save = async (values: PanelistValues) => {
    setSaving(true);
    const response = await onSave(values, { version: base?.version, sendInvitation });
    setSaving(false);
    if (isFailure(response)) await refused(response);
  };
  return (
    <form
      ref={root}
      noValidate
      aria-label={panelist ? `Edit ${panelist.displayName}` : 'Add panelist'}
      onSubmit={form.onSubmit((values) => void save(values), markErrors)}
    >
      <ModalFields>
        <FieldStack>
          <PersonFields form={form} knownSkills={knownSkills} />
          {!panelist && (
            <Checkbox
              label="Send an invitation to create an account"
              description="Without an account, a panelist answers and rates through the links in each meeting’s emails"
              checked={sendInvitation}
              onChange={({ currentTarget }) => setSendInvitation(currentTarget.checked)}
            />
          )}
          <AvailabilityFields form={form} hints={HINTS} />
        </FieldStack>
      </ModalFields>
      <ModalFoot refusal={merge && <MergedNote merge={merge} />}>
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

type PersonProps = { form: UseFormReturnType<PanelistValues>; knownSkills: string[] };

/** Who someone is, and what they can interview on. */
function PersonFields({ form, knownSkills }: PersonProps) {
  const field = form.getInputProps;
  return (
    <>
      <FieldRow>
        <TextInput data-autofocus label="First Name" required autoComplete="off" {...field('firstName')} />
        <TextInput label="Last Name" autoComplete="off" {...field('lastName')} />
        <TextInput label="Display Name" placeholder="Name shown in emails" {...field('displayName')} />
      </FieldRow>
      <FieldRow>
        <TextInput label="Email" type="email" required autoComplete="off" {...field('email')} />
        <TextInput label="Mobile number" type="tel" autoComplete="off" {...field('phone')} />
      </FieldRow>
      <FieldRow>
        <TextInput label="Designation" {...field('designation')} />
        <TextInput label="Department" {...field('department')} />
        <Select
          label="Level"
          description="Trainees join as optional"
          allowDeselect={false}
          data={LEVELS}
          {...field('level')}
        />
      </FieldRow>
      <TagsInput
        label="Skills"
        description="Press Enter after each one"
        data={knownSkills}
        maxTags={50}
        {...field('skills')}
        error={form.errors['skills'] ?? skillError(form.errors)}
      />
    </>
  );
}

type Errors = Record<string, ReactNode>;

const skillError = (errors: Errors) =>
  Object.entries(errors).find(([path]) => path.startsWith('skills.'))?.[1];
