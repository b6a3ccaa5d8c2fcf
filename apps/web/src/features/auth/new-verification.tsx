import { Button, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { addressSchema } from '@slotwise/contract/auth/auth.schema';
import type { MailWay } from '@slotwise/contract/notifications/mail-way.schema';
import { isFailure } from '@slotwise/contract/failures';
import { LIMITS } from '@slotwise/contract/limits';
import { useRef, useState } from 'react';
import { KeptMail } from '#feedback/kept-mail.tsx';
import { focusFirstError } from '#lib/focus-first-error.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { resendVerification } from './auth.actions.ts';
import classes from './auth-form.module.css';
import { ResendVerification } from './resend-verification.tsx';
import { useCoolDown } from './use-cool-down.ts';
import { AUTH } from './auth.texts.ts';

/** Asks for another verification mail, and afterwards offers to send it once more. */
export function NewVerification() {
  const dispatch = useAppDispatch();
  const formElement = useRef<HTMLFormElement>(null);
  const [sent, setSent] = useState<{ email: string; mailWay: MailWay } | null>(null);
  const { secondsLeft, rearm } = useCoolDown(LIMITS.resendCooldownSeconds);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '' },
    validate: schemaResolver(addressSchema, { sync: true }),
  });
  const submit = async ({ email }: { email: string }) => {
    const response = await dispatch(resendVerification(email));
    if (isFailure(response)) return form.setErrors(response.fieldErrors ?? {});
    setSent({ email, mailWay: response.mailWay });
    rearm();
  };

  if (sent && sent.mailWay !== 'SERVER') return <KeptMail {...sent} />;
  if (sent) return <ResendVerification email={sent.email} secondsLeft={secondsLeft} onSent={rearm} />;
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
        {AUTH.sendNewLink()}
      </Button>
    </form>
  );
}
