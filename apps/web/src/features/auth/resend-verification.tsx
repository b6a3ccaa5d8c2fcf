import { Button } from '@mantine/core';
import { isFailure } from '@slotwise/contract/failures';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { resendVerification } from './auth.actions.ts';
import { printCountdown } from './use-cool-down.ts';
import { AUTH } from './auth.texts.ts';

type Props = { email: string; secondsLeft: number; onSent: () => void };

/** Sends the verification mail again, once the cool-down has run out. */
export function ResendVerification({ email, secondsLeft, onSent }: Props) {
  const dispatch = useAppDispatch();
  const resend = async () => {
    const response = await dispatch(resendVerification(email));
    if (!isFailure(response)) onSent();
  };
  return (
    <div className="row gap-sm rows-xs wraps apart inset-xs rounded small dimmed canvas">
      <span>{AUTH.noEmail()}</span>
      <Button
        className="tabular"
        size="xs"
        variant="default"
        disabled={secondsLeft > 0}
        onClick={() => void resend()}
      >
        {secondsLeft > 0 ? AUTH.resendIn({ time: printCountdown(secondsLeft) }) : AUTH.resend()}
      </Button>
    </div>
  );
}
