import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '#navigation/paths.ts';
import { AuthScreen } from './auth-screen.tsx';
import classes from './auth-form.module.css';

/** What stands in place of the form where sign-up is off. */
export function SignUpOff() {
  return (
    <AuthScreen title="Sign up" text="Sign-up is closed here. People join by invitation.">
      <div className={classes.form}>
        <p className={classes.other}>
          Ask an administrator of your organization to invite you. The invitation comes by mail, and its link
          lets you choose a password.
        </p>
        <p className={classes.other}>
          Do you run this server? The first organization is made on it, with the command “npm run admin”.
        </p>
        <Button component={Link} to={paths.login()} size="md" fullWidth>
          Login
        </Button>
      </div>
    </AuthScreen>
  );
}
