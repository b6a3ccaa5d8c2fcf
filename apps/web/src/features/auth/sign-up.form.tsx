import { Anchor, Button, TextInput, type TextInputProps } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { listDomains } from '@slotwise/contract/auth/auth.rules';
import { registrationSchema, type Registration } from '@slotwise/contract/auth/auth.schema';
import { isFailure } from '@slotwise/contract/failures';
import { LIMITS } from '@slotwise/contract/limits';
import { useRef } from 'react';
import { Link } from 'react-router';
import { focusFirstError } from '#lib/focus-first-error.ts';
import { ownTimeZone } from '#lib/dates/zone-label.ts';
import { paths } from '#navigation/paths.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { FieldRow } from '#ui/fields/field-row.tsx';
import { PhoneField } from '#ui/fields/phone-field.tsx';
import { register } from './auth.actions.ts';
import classes from './auth-form.module.css';
import { readInvited } from './invited.model.ts';
import { signUpTerms } from './sign-up-terms.model.ts';
import { AUTH } from './auth.texts.ts';

const initialValues: Registration = {
  firstName: '',
  lastName: '',
  displayName: '',
  organization: '',
  designation: '',
  location: '',
  email: '',
  phone: '',
  phoneCountry: LIMITS.defaultPhoneCountry,
};

function describeEmail(): string {
  const { domains } = signUpTerms();
  return AUTH.emailHint({ domains: domains.length > 0 ? listDomains(domains) : 'none' });
}

const bothNames = ({ firstName, lastName }: Registration): string => `${firstName} ${lastName}`.trim();

export function SignUpForm({ onSent }: { onSent: () => void }) {
  const dispatch = useAppDispatch();
  const formElement = useRef<HTMLFormElement>(null);
  const form = useForm<Registration>({
    mode: 'uncontrolled',
    initialValues: { ...initialValues, ...readInvited(window.location.hash) },
    validate: schemaResolver(registrationSchema, { sync: true }),
  });

  const field = (name: keyof Registration, label: string, props: TextInputProps) => (
    <TextInput key={form.key(name)} label={label} {...form.getInputProps(name)} {...props} />
  );
  /** The display name is first and last name until someone types another one. */
  const nameField = (name: 'firstName' | 'lastName', label: string, props: TextInputProps) =>
    field(name, label, {
      ...props,
      onChange: (event) => {
        const isBoth = form.getValues().displayName === bothNames(form.getValues());
        form.getInputProps(name).onChange(event);
        if (isBoth) form.setFieldValue('displayName', bothNames(form.getValues()));
      },
    });
  const submit = async (registration: Registration) => {
    const response = await dispatch(register({ ...registration, timeZone: ownTimeZone() }));
    if (isFailure(response)) form.setErrors(response.fieldErrors ?? {});
    else onSent();
  };

  return (
    <form
      ref={formElement}
      className={classes.form}
      noValidate
      onSubmit={(event) => form.onSubmit(submit, () => focusFirstError(formElement.current))(event)}
    >
      <FieldRow pair>
        {nameField('firstName', AUTH.firstName(), { autoComplete: 'given-name' })}
        {nameField('lastName', AUTH.lastName(), { autoComplete: 'family-name' })}
      </FieldRow>
      <FieldRow>
        {field('displayName', AUTH.displayName(), { autoComplete: 'nickname' })}
        {field('designation', AUTH.designation(), { autoComplete: 'organization-title' })}
      </FieldRow>
      {field('organization', AUTH.organization(), { autoComplete: 'organization' })}
      {field('email', AUTH.email(), {
        type: 'email',
        autoComplete: 'email',
        description: describeEmail(),
      })}
      {field('location', AUTH.location(), { autoComplete: 'address-level2' })}
      <PhoneField
        label={AUTH.phone()}
        error={form.errors['phone']}
        onChange={(phone, phoneCountry) => {
          form.setFieldValue('phone', phone);
          form.setFieldValue('phoneCountry', phoneCountry);
        }}
      />
      <Button type="submit" size="md" fullWidth>
        {AUTH.signUpNow()}
      </Button>
      <p className={classes.other}>
        {AUTH.hasAccount()}{' '}
        <Anchor component={Link} to={paths.login()} inherit>
          {AUTH.login()}
        </Anchor>
      </p>
    </form>
  );
}
