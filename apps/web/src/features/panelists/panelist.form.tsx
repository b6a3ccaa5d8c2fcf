import { PANEL_LEVELS, type Panelist } from '@slotwise/contract/panelists/panelists.schema';
import { isFailure, type Failure } from '@slotwise/contract/failures';
import { Button, Checkbox, Select, TagsInput, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useImperativeHandle, useState, type ReactNode, type Ref } from 'react';
import { FieldRow, FieldStack } from '#ui/fields/field-row.tsx';
import { ModalFields, ModalFoot, type FormWork } from '#ui/dialogs/form-modal.tsx';
import { AvailabilityFields } from './availability-fields.tsx';
import { MergedNote } from './merged-note.tsx';
import { validatePanelist, type PanelistValues, type Start } from './panelist-values.model.ts';
import { usePanelistForm } from './use-panelist-form.ts';
import { LEVEL_WORDS } from '#features/bookings/panel/levels.texts.ts';
import { PANELISTS } from './panelists.texts.ts';

const listLevels = () => PANEL_LEVELS.map((value) => ({ value, label: LEVEL_WORDS[value]() }));

type Props = {
  /** The panelist to edit; absent for a new one. */
  panelist?: Panelist | undefined;
  /** A new panelist's defaults. */
  start?: Start | undefined;
  knownSkills: string[];
  /** Saves the values on top of a version; a new panelist has none. */
  onSave: (
    values: PanelistValues,
    how: { version: number | undefined; sendInvitation: boolean },
  ) => Promise<object | Failure>;
  onCancel: () => void;
  work: Ref<FormWork>;
};

export function PanelistForm({ panelist, start, knownSkills, onSave, onCancel, work }: Props) {
  const [saving, setSaving] = useState(false);
  const [sendInvitation, setSendInvitation] = useState(true);
  const { form, root, base, merge, refused, markErrors } = usePanelistForm({
    panelist,
    ...(start && { start }),
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
      aria-label={panelist ? PANELISTS.editOne({ name: panelist.displayName }) : PANELISTS.add()}
      onSubmit={form.onSubmit((values) => void save(values), markErrors)}
    >
      <ModalFields>
        <FieldStack>
          <PersonFields form={form} knownSkills={knownSkills} />
          {!panelist && (
            <Checkbox
              label={PANELISTS.sendInvitation()}
              description={PANELISTS.sendInvitationHint()}
              checked={sendInvitation}
              onChange={({ currentTarget }) => setSendInvitation(currentTarget.checked)}
            />
          )}
          <AvailabilityFields
            form={form}
            hints={{ hours: PANELISTS.hoursHint(), dates: PANELISTS.datesHint() }}
          />
        </FieldStack>
      </ModalFields>
      <ModalFoot refusal={merge && <MergedNote merge={merge} />}>
        <Button variant="default" onClick={onCancel}>
          {PANELISTS.cancel()}
        </Button>
        <Button type="submit" loading={saving}>
          {panelist ? PANELISTS.save() : PANELISTS.add()}
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
      <FieldRow pair>
        <TextInput
          data-autofocus
          label={PANELISTS.firstName()}
          required
          autoComplete="off"
          {...field('firstName')}
        />
        <TextInput label={PANELISTS.lastName()} autoComplete="off" {...field('lastName')} />
        <TextInput
          label={PANELISTS.displayName()}
          placeholder={PANELISTS.displayNameHint()}
          {...field('displayName')}
        />
      </FieldRow>
      <FieldRow>
        <TextInput label={PANELISTS.email()} type="email" required autoComplete="off" {...field('email')} />
        <TextInput label={PANELISTS.phone()} type="tel" autoComplete="off" {...field('phone')} />
      </FieldRow>
      <FieldRow>
        <TextInput label={PANELISTS.designation()} {...field('designation')} />
        <TextInput label={PANELISTS.department()} {...field('department')} />
        <Select
          label={PANELISTS.level()}
          description={PANELISTS.levelHint()}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          allowDeselect={false}
          data={listLevels()}
          {...field('level')}
        />
      </FieldRow>
      <TagsInput
        label={PANELISTS.skills()}
        description={PANELISTS.skillsHint()}
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
