import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '#navigation/paths.ts';
import { AuthScreen } from './auth-screen.tsx';
import { AUTH } from './auth.texts.ts';
import classes from './auth-form.module.css';

/** Shown instead of the form if sign-up is off. */
export function SignUpOff() {
  return (
    <AuthScreen title={AUTH.signUp()} text={AUTH.closed()}>
      <div className={classes.form}>
        <p className={classes.other}>{AUTH.closedHint()}</p>
        <p className={classes.other}>{AUTH.closedForOperators()}</p>
        <Button component={Link} to={paths.login()} size="md" fullWidth>
          {AUTH.login()}
        </Button>
      </div>
    </AuthScreen>
  );
}
