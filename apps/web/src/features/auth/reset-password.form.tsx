import { Anchor, Button, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { addressSchema } from '@slotwise/contract/auth/auth.schema';
import { isFailure } from '@slotwise/contract/failures';
import { useRef } from 'react';
import { Link } from 'react-router';
import { focusFirstError } from '#lib/focus-first-error.ts';
import { paths } from '#navigation/paths.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { requestPasswordReset } from './auth.actions.ts';
import { AUTH } from './auth.texts.ts';
import classes from './auth-form.module.css';

export function ResetPasswordForm() {
  const dispatch = useAppDispatch();
  const formElement = useRef<HTMLFormElement>(null);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '' },
    validate: schemaResolver(addressSchema, { sync: true }),
  });
  const submit = async ({ email }: { email: string }) => {
    const response = await dispatch(requestPasswordReset(email));
    if (isFailure(response)) form.setErrors(response.fieldErrors ?? {});
  };
  return (
    <form
      ref={formElement}
      className={classes.form}
      noValidate
      onSubmit={(event) => form.onSubmit(submit, () => focusFirstError(formElement.current))(event)}
    >
      <TextInput
        label={AUTH.email()}
        type="email"
        size="md"
        autoComplete="username"
        key={form.key('email')}
        {...form.getInputProps('email')}
      />
      <Button type="submit" size="md" fullWidth>
        {AUTH.reset()}
      </Button>
      <p className={classes.other}>
        {AUTH.known()}{' '}
        <Anchor component={Link} to={paths.login()} inherit>
          {AUTH.login()}
        </Anchor>
      </p>
    </form>
  );
}
