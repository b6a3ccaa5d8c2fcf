import { Button } from '@mantine/core';
import { isFailure } from '@slotwise/contract/failures';
import { useState } from 'react';
import { Link } from 'react-router';
import { readUser } from '#api/session-storage.ts';
import { paths } from '#navigation/paths.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { confirmEmail } from './auth.actions.ts';
import classes from './auth-form.module.css';
import { AuthScreen } from './auth-screen.tsx';
import { isDeadLink } from './dead-link.model.ts';
import { forgetLink } from './kept-link.model.ts';
import { WarningBox } from './warning-box.tsx';

type Props = { token: string; onExpired: () => void };

/** Asks before the address is changed, since programs that read mails open links as well. */
export function ConfirmEmail({ token, onExpired }: Props) {
  const dispatch = useAppDispatch();
  const [warnings, setWarnings] = useState<readonly string[]>([]);
  const [isDone, setDone] = useState(false);
  const confirm = async () => {
    setWarnings([]);
    const response = await dispatch(confirmEmail(token));
    if (isFailure(response) && !isDeadLink(response)) return setWarnings(response.message);
    forgetLink();
    if (isFailure(response)) onExpired();
    else setDone(true);
  };
  if (isDone) return <Confirmed />;
  return (
    <AuthScreen
      title="Confirm your new address"
      text="From then on you log in with the address this link was emailed to. Your password stays, and you are logged out everywhere else."
    >
      <div className={classes.form}>
        <WarningBox texts={warnings} />
        <Button size="md" fullWidth onClick={() => void confirm()}>
          Use this address
        </Button>
      </div>
    </AuthScreen>
  );
}

function Confirmed() {
  const isSignedIn = readUser() !== null;
  return (
    <AuthScreen title="Email address changed" text="Log in with the new address from now on.">
      <div className={classes.form}>
        <Button component={Link} to={isSignedIn ? paths.profile() : paths.login()} size="md" fullWidth>
          {isSignedIn ? 'Go to your profile' : 'Continue to Login'}
        </Button>
      </div>
    </AuthScreen>
  );
}
