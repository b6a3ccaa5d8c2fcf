import { isFailure } from '@slotwise/contract/failures';
import type { Recruiter } from '@slotwise/contract/recruiters/recruiters.schema';
import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useRef } from 'react';
import { focusFirstError } from '#lib/focus-first-error.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { usePermission } from '#state/use-permission.ts';
import { FieldRow, FieldStack } from '#ui/fields/field-row.tsx';
import { PhoneField } from '#ui/fields/phone-field.tsx';
import { mistakesIn, toUpdate, toValues, type ProfileValues } from './profile.model.ts';
import { updateRecruiter } from './recruiters.actions.ts';
import { PROFILE } from './profile.texts.ts';

/** The user's own data; those who manage members may rename the organization. */
export function ProfileForm({ recruiter }: { recruiter: Recruiter }) {
  const dispatch = useAppDispatch();
  const mayRename = usePermission('add_member');
  const root = useRef<HTMLFormElement>(null);
  const form = useForm<ProfileValues>({
    initialValues: toValues(recruiter),
    validate: (values) => mistakesIn(toUpdate(values, recruiter)),
  });
  const save = async (values: ProfileValues) => {
    const response = await dispatch(updateRecruiter(toUpdate(values, recruiter)));
    if (!isFailure(response)) return form.resetDirty(values);
    form.setErrors(response.fieldErrors ?? {});
    focusFirstError(root.current);
  };
  const field = form.getInputProps;
  return (
    <form
      ref={root}
      noValidate
      aria-label={PROFILE.data()}
      onSubmit={(event) =>
        form.onSubmit(
          (values) => void save(values),
          () => focusFirstError(root.current),
        )(event)
      }
    >
      <FieldStack>
        <FieldRow pair>
          <TextInput label={PROFILE.firstName()} autoComplete="given-name" {...field('firstName')} />
          <TextInput label={PROFILE.lastName()} autoComplete="family-name" {...field('lastName')} />
        </FieldRow>
        <FieldRow>
          <TextInput label={PROFILE.displayName()} autoComplete="nickname" {...field('displayName')} />
          <TextInput
            label={PROFILE.designation()}
            autoComplete="organization-title"
            {...field('designation')}
          />
        </FieldRow>
        <FieldRow>
          <TextInput
            label={PROFILE.organization()}
            autoComplete="organization"
            readOnly={!mayRename}
            {...field('organization')}
          />
          <TextInput label={PROFILE.location()} {...field('location')} />
        </FieldRow>
        <FieldRow>
          <PhoneField
            label={PROFILE.phone()}
            phone={recruiter.phone}
            phoneCountry={recruiter.phoneCountry}
            error={form.errors['phone']}
            onChange={(phone, phoneCountry) => form.setValues({ phone, phoneCountry })}
          />
        </FieldRow>
        <div className="flex to-end">
          <Button type="submit" disabled={!form.isDirty()}>
            {PROFILE.save()}
          </Button>
        </div>
      </FieldStack>
    </form>
  );
}
