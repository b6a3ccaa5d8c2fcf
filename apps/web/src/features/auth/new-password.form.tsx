import { Anchor, Button } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { isFailure } from '@slotwise/contract/failures';
import { passwordField } from '@slotwise/contract/fields';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import { focusFirstError } from '#lib/focus-first-error.ts';
import { paths } from '#navigation/paths.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { setPassword } from './auth.actions.ts';
import classes from './auth-form.module.css';
import { isDeadLink } from './dead-link.model.ts';
import { forgetLink } from './kept-link.model.ts';
import { PasswordRules } from './password-rules.tsx';
import { WarningBox } from './warning-box.tsx';
import { AUTH } from './auth.texts.ts';

type Props = { token: string; act: string; onExpired: () => void };

const twicePassword = z.object({ password: passwordField, confirmation: z.string() }).check(
  z.refine(({ password, confirmation }) => password === confirmation, {
    error: () => AUTH.differ(),
    path: ['confirmation'],
  }),
);

export function NewPasswordForm({ token, act, onExpired }: Props) {
  const dispatch = useAppDispatch();
  const formElement = useRef<HTMLFormElement>(null);
  const [warnings, setWarnings] = useState<readonly string[]>([]);
  const form = useForm({
    initialValues: { password: '', confirmation: '' },
    validate: schemaResolver(twicePassword, { sync: true }),
  });

  const submit = async ({ password }: { password: string }) => {
    setWarnings([]);
    const response = await dispatch(setPassword(token, password));
    if (!isFailure(response)) return forgetLink();
    if (isDeadLink(response)) {
      forgetLink();
      return onExpired();
    }
    setWarnings(Object.values(response.fieldErrors ?? { password: response.message.join(' ') }));
  };

  return (
    <form
      ref={formElement}
      className={classes.form}
      noValidate
      onSubmit={(event) => form.onSubmit(submit, () => focusFirstError(formElement.current))(event)}
    >
      <WarningBox texts={warnings} />
      <PasswordField
        label={AUTH.password()}
        size="md"
        autoComplete="new-password"
        {...form.getInputProps('password')}
      />
      <PasswordField
        label={AUTH.confirmPassword()}
        size="md"
        autoComplete="new-password"
        {...form.getInputProps('confirmation')}
      />
      <PasswordRules password={form.values.password} confirmation={form.values.confirmation} />
      <Button type="submit" size="md" fullWidth>
        {act}
      </Button>
      <p className={classes.other}>
        <Anchor component={Link} to={paths.login()} inherit>
          {AUTH.login()}
        </Anchor>
      </p>
    </form>
  );
}
