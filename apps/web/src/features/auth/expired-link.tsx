import { Button } from '@mantine/core';
import { FAILURES } from '@slotwise/contract/failures';
import { Link } from 'react-router';
import { paths } from '#navigation/paths.ts';
import { AuthScreen } from './auth-screen.tsx';
import classes from './auth-form.module.css';
import type { LinkMode } from './kept-link.model.ts';
import { NewVerification } from './new-verification.tsx';
import { AUTH } from './auth.texts.ts';

type Props = { mode: LinkMode; onAskForReset: () => void };

/** A link that no longer works, and how to get a new one of its kind. */
export function ExpiredLink({ mode, onAskForReset }: Props) {
  return (
    <AuthScreen title={AUTH.expired()} text={FAILURES.LINK_EXPIRED.message}>
      <div className={classes.form}>
        {mode === 'verify' && <NewVerification />}
        {mode === 'reset' && (
          <Button size="md" fullWidth onClick={onAskForReset}>
            {AUTH.newLink()}
          </Button>
        )}
        {mode === 'invite' && <p className={classes.other}>{AUTH.expiredInvite()}</p>}
        {mode === 'email' && <p className={classes.other}>{AUTH.expiredEmail()}</p>}
        <Button component={Link} to={paths.login()} size="md" variant="default" fullWidth>
          {AUTH.login()}
        </Button>
      </div>
    </AuthScreen>
  );
}
