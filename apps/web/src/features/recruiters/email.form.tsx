import { isFailure } from '@slotwise/contract/failures';
import type { Recruiter } from '@slotwise/contract/recruiters/recruiters.schema';
import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useRef } from 'react';
import { focusFirstError } from '#lib/focus-first-error.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { FieldStack } from '#ui/fields/field-row.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { mistakesInEmail, type EmailValues } from './profile.model.ts';
import { updateRecruiter } from './recruiters.actions.ts';
import { PROFILE } from './profile.texts.ts';

/** Starts a change of the user's own address, completed by the link mailed to the new one. */
export function EmailForm({ recruiter: { userId, email, pendingEmail } }: { recruiter: Recruiter }) {
  const dispatch = useAppDispatch();
  const root = useRef<HTMLFormElement>(null);
  const form = useForm<EmailValues>({
    initialValues: { email: '', currentPassword: '' },
    validate: (values) => mistakesInEmail(values, email),
  });
  const save = async (values: EmailValues) => {
    const response = await dispatch(updateRecruiter({ ...values, userId }, email));
    if (!isFailure(response)) return form.reset();
    form.setErrors(response.fieldErrors ?? {});
    focusFirstError(root.current);
  };
  return (
    <form
      ref={root}
      noValidate
      aria-label={PROFILE.emailCard()}
      onSubmit={(event) =>
        form.onSubmit(
          (values) => void save(values),
          () => focusFirstError(root.current),
        )(event)
      }
    >
      <FieldStack>
        <TextInput
          label={pendingEmail ? PROFILE.otherEmail() : PROFILE.newEmail()}
          type="email"
          autoComplete="email"
          {...form.getInputProps('email')}
        />
        <PasswordField
          label={PROFILE.passwordForEmail()}
          autoComplete="current-password"
          {...form.getInputProps('currentPassword')}
        />
        <div className="flex to-end">
          <Button type="submit" variant="default">
            {PROFILE.sendLink()}
          </Button>
        </div>
      </FieldStack>
    </form>
  );
}
