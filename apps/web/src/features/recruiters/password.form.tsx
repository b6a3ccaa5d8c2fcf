import { isFailure } from '@slotwise/contract/failures';
import { LIMITS } from '@slotwise/contract/limits';
import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useRef } from 'react';
import { focusFirstError } from '#lib/focus-first-error.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { FieldStack } from '#ui/fields/field-row.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { mistakesInPasswords, type PasswordValues } from './profile.model.ts';
import { updateRecruiter } from './recruiters.actions.ts';
import { PROFILE } from './profile.texts.ts';

/** A new password requires the present one, so that an open tab is not enough to take over an account. */
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
      aria-label={PROFILE.password()}
      onSubmit={(event) =>
        form.onSubmit(
          (values) => void save(values),
          () => focusFirstError(root.current),
        )(event)
      }
    >
      <FieldStack>
        <PasswordField
          label={PROFILE.currentPassword()}
          autoComplete="current-password"
          {...form.getInputProps('currentPassword')}
        />
        <PasswordField
          label={PROFILE.newPassword()}
          description={PROFILE.newPasswordHint({ min: LIMITS.passwordMinLength })}
          autoComplete="new-password"
          {...form.getInputProps('newPassword')}
        />
        <div className="flex to-end">
          <Button type="submit" variant="default">
            {PROFILE.changePassword()}
          </Button>
        </div>
      </FieldStack>
    </form>
  );
}
