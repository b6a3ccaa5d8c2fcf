import type { ResponseOf } from '@slotwise/contract/endpoint';
import type { readMailWay } from '@slotwise/contract/notifications/mail-way.endpoints';
import { Button } from '@mantine/core';
import type { FirstStep } from './first-step.tsx';

type Known = ResponseOf<typeof readMailWay>['data'];

const KEPT = 'Connect a mail server';

/** Whether mail works, as far as it is known: no one is invited by mail before that. */
export function mailStep(email: string, known: Known | undefined): FirstStep {
  if (known?.mailWay === 'OUTBOX') {
    return {
      title: KEPT,
      text: 'Until then no one is mailed: every mail is held in the local outbox',
      done: false,
      act: (
        <Button component="a" href="/outbox" size="xs" variant="default">
          Open outbox
        </Button>
      ),
    };
  }
  if (known?.mailWay === 'KEPT') {
    return {
      title: KEPT,
      text: 'Until then no one is mailed. The person who runs this installation does this',
      done: false,
    };
  }
  if (known?.hasReached) return { title: 'Verify your email', text: `Mail reaches ${email}`, done: true };
  const text = known ? `No mail was sent to ${email} yet` : email;
  return { title: 'Verify your email', text, done: false };
}
