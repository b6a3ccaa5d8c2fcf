import { Anchor, Button, TextInput } from '@mantine/core';
import { credentialsSchema, type Credentials } from '@slotwise/contract/auth/auth.schema';
import { isFailure } from '@slotwise/contract/failures';
import { useRef, useState, type SubmitEvent } from 'react';
import { focusFirstError } from '#lib/focus-first-error.ts';
import { PageLink } from '#navigation/page-link.tsx';
import { paths } from '#navigation/paths.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { logIn } from './auth.actions.ts';
import classes from './auth-form.module.css';
import { LOG_IN } from './login.texts.ts';
import { signUpTerms } from './sign-up-terms.model.ts';
import { WarningBox } from './warning-box.tsx';

type Mistake = { field: keyof Credentials; text: string };

/** One mistake per field, in the order of the fields. */
function findMistakes(credentials: Credentials): Mistake[] {
  const { error } = credentialsSchema.safeParse(credentials);
  const issues = error?.issues ?? [];
  return (['username', 'password'] as const).flatMap((field) => {
    const issue = issues.find(({ path }) => path[0] === field);
    return issue ? [{ field, text: issue.message }] : [];
  });
}

/** Two fields need no form library, which would be a tenth of what this first screen loads. */
export function LoginForm({ email }: { email: string }) {
  const dispatch = useAppDispatch();
  const form = useRef<HTMLFormElement>(null);
  const [mistakes, setMistakes] = useState<readonly Mistake[]>([]);
  const [refusals, setRefusals] = useState<readonly string[]>([]);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    const credentials = {
      username: String(entered.get('username') ?? ''),
      password: String(entered.get('password') ?? ''),
    };
    const found = findMistakes(credentials);
    setMistakes(found);
    setRefusals([]);
    if (found.length > 0) return focusFirstError(form.current);
    const response = await dispatch(logIn(credentials));
    if (isFailure(response)) setRefusals(response.message);
  };

  // The box says what is wrong; the fields only get a red border.
  const isWrong = (field: Mistake['field']) => mistakes.some((mistake) => mistake.field === field);

  return (
    <form ref={form} className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
      <WarningBox texts={[...mistakes.map(({ text }) => text), ...refusals]} />
      <TextInput
        name="username"
        label={LOG_IN.email()}
        type="email"
        size="md"
        autoComplete="username"
        defaultValue={email}
        error={isWrong('username')}
      />
      <div>
        <div className="row gap-sm apart on-baseline full">
          <label className="mantine-InputWrapper-label" htmlFor="password">
            {LOG_IN.password()}
          </label>
          <Anchor component={PageLink} to={paths.resetPassword()} fz={13}>
            {LOG_IN.forgot()}
          </Anchor>
        </div>
        <PasswordField
          id="password"
          name="password"
          size="md"
          autoComplete="current-password"
          error={isWrong('password')}
        />
      </div>
      <Button type="submit" size="md" fullWidth>
        {LOG_IN.submit()}
      </Button>
      <p className={classes.other}>
        {signUpTerms().isOpen ? (
          <>
            {LOG_IN.isNew()}{' '}
            <Anchor component={PageLink} to={paths.signUp()} inherit>
              {LOG_IN.signUp()}
            </Anchor>
          </>
        ) : (
          LOG_IN.askToJoin()
        )}
      </p>
    </form>
  );
}
