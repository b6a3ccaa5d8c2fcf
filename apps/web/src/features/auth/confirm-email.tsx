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
import { AUTH } from './auth.texts.ts';

type Props = { token: string; onExpired: () => void };

/** Asks before changing the address, since mail scanners open links too. */
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
    <AuthScreen title={AUTH.confirmTitle()} text={AUTH.confirmText()}>
      <div className={classes.form}>
        <WarningBox texts={warnings} />
        <Button size="md" fullWidth onClick={() => void confirm()}>
          {AUTH.confirm()}
        </Button>
      </div>
    </AuthScreen>
  );
}

function Confirmed() {
  const isSignedIn = readUser() !== null;
  return (
    <AuthScreen title={AUTH.confirmedTitle()} text={AUTH.confirmedText()}>
      <div className={classes.form}>
        <Button component={Link} to={isSignedIn ? paths.profile() : paths.login()} size="md" fullWidth>
          {isSignedIn ? AUTH.toProfile() : AUTH.toLogin()}
        </Button>
      </div>
    </AuthScreen>
  );
}
