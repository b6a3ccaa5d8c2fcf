import { isFailure } from '@slotwise/contract/failures';
import { LIMITS } from '@slotwise/contract/limits';
import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useRef } from 'react';
import { focusFirstError } from '#lib/focus-first-error.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { FieldStack } from '#ui/fields/field-row.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import classes from './profile.module.css';
import { mistakesInPasswords, type PasswordValues } from './profile.model.ts';
import { updateRecruiter } from './recruiters.actions.ts';

/** A new password needs the present one, so that a tab left open is not enough to take an account over. */
export function PasswordForm({ userId }: { userId: string }) {
  const dispatch = useAppDispatch();
  const root = useRef<HTMLFormElement>(null);
  const form = useForm<PasswordValues>({
    initialValues: { currentPassword: '', newPassword: '' },
    validate: mistakesInPasswords,
  });
  const save = async (values: PasswordValues) => {
    const response = await dispatch(updateRecruiter({ ...values, userId }));
    if (!isFailure(response)) return form.reset();
    form.setErrors(response.fieldErrors ?? {});
    focusFirstError(root.current);
  };
  return (
    <form
      ref={root}
      noValidate
      aria-label="Password"
      onSubmit={(event) =>
        form.onSubmit(
          (values) => void save(values),
          () => focusFirstError(root.current),
        )(event)
      }
    >
      <FieldStack>
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          {...form.getInputProps('currentPassword')}
        />
        <PasswordField
          label="New password"
          description={`At least ${LIMITS.passwordMinLength} characters; a few words are easy to keep`}
          autoComplete="new-password"
          {...form.getInputProps('newPassword')}
        />
        <div className={classes.foot}>
          <Button type="submit" variant="default">
            Change password
          </Button>
        </div>
      </FieldStack>
    </form>
  );
}
