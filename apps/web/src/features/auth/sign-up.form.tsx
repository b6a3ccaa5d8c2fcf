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
import { signUpTerms } from './sign-up-terms.model.ts';

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
  const where = domains.length > 0 ? `. Only addresses at ${listDomains(domains)} can sign up` : '';
  return `We send the verification link here${where}`;
}

export function SignUpForm({ onSent }: { onSent: () => void }) {
  const dispatch = useAppDispatch();
  const formElement = useRef<HTMLFormElement>(null);
  const form = useForm<Registration>({
    mode: 'uncontrolled',
    initialValues,
    validate: schemaResolver(registrationSchema, { sync: true }),
  });

  const field = (name: keyof Registration, label: string, props: TextInputProps) => (
    <TextInput key={form.key(name)} label={label} {...form.getInputProps(name)} {...props} />
  );
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
      <FieldRow>
        {field('firstName', 'First Name', { autoComplete: 'given-name' })}
        {field('lastName', 'Last Name', { autoComplete: 'family-name' })}
      </FieldRow>
      <FieldRow>
        {field('displayName', 'Display Name', { autoComplete: 'nickname' })}
        {field('designation', 'Designation', { autoComplete: 'organization-title' })}
      </FieldRow>
      {field('organization', 'Organization Name', { autoComplete: 'organization' })}
      {field('email', 'Email', {
        type: 'email',
        autoComplete: 'email',
        description: describeEmail(),
      })}
      {field('location', 'Location', { autoComplete: 'address-level2' })}
      <PhoneField
        label="Mobile number"
        error={form.errors['phone']}
        onChange={(phone, phoneCountry) => {
          form.setFieldValue('phone', phone);
          form.setFieldValue('phoneCountry', phoneCountry);
        }}
      />
      <Button type="submit" size="md" fullWidth>
        Sign Up
      </Button>
      <p className={classes.other}>
        Already have an account?{' '}
        <Anchor component={Link} to={paths.login()} inherit>
          Login
        </Anchor>
      </p>
    </form>
  );
}
