import type { ResponseOf } from '@slotwise/contract/endpoint';
import type { readMailWay } from '@slotwise/contract/notifications/mail-way.endpoints';
import { Button } from '@mantine/core';
import type { FirstStep } from './first-step.tsx';
import { FIRST_STEPS } from './first-steps.texts.ts';

type Known = ResponseOf<typeof readMailWay>['data'];

/** Whether mail is known to work: until then no one is invited by mail. */
export function mailStep(email: string, known: Known | undefined): FirstStep {
  if (known?.mailWay === 'OUTBOX') {
    return {
      title: FIRST_STEPS.connect(),
      text: FIRST_STEPS.inOutbox(),
      done: false,
      act: (
        <Button component="a" href="/outbox" size="xs" variant="default">
          {FIRST_STEPS.openOutbox()}
        </Button>
      ),
    };
  }
  if (known?.mailWay === 'KEPT') {
    return {
      title: FIRST_STEPS.connect(),
      text: FIRST_STEPS.kept(),
      done: false,
    };
  }
  if (known?.hasReached)
    return { title: FIRST_STEPS.verify(), text: FIRST_STEPS.reached({ email }), done: true };
  const text = known ? FIRST_STEPS.notReached({ email }) : email;
  return { title: FIRST_STEPS.verify(), text, done: false };
}
