import type { Participant } from '@slotwise/contract/booking-parts/people.schema';
import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { fetchedBy } from '#ui/lists/fetched-by.ts';
import { useDialog } from '../acts/use-dialog.ts';
import { answerMeeting } from './answers.actions.ts';
import type { Asked } from './asked.model.ts';
import { ANSWERS } from './answers.texts.ts';

/** With its calendars, a large download that most visits do not need. */
const loadDecline = async () => ({ default: (await import('./decline-dialog.tsx')).DeclineDialog });
const loadPropose = async () => ({ default: (await import('./propose-dialog.tsx')).ProposeDialog });
const DeclineDialog = lazy(loadDecline);
const ProposeDialog = lazy(loadPropose);

type Props = {
  asked: Asked;
  rsvp: Participant['rsvp'];
  /** Large enough for a thumb. */
  isLarge?: boolean;
};

/** The user's own answer to an invitation: yes with one press, anything else with a comment. */
export function AnswerButtons({ asked, rsvp, isLarge = false }: Props) {
  const dispatch = useAppDispatch();
  const dialog = useDialog<'decline' | 'propose'>();
  const [running, setRunning] = useState(false);
  const accept = async () => {
    setRunning(true);
    await dispatch(answerMeeting(asked, { answer: 'ACCEPTED' }));
    setRunning(false);
  };
  const size = isLarge ? { h: 44 } : { size: 'xs' as const };
  const name = asked.candidateName;
  return (
    <div className="flow">
      {rsvp !== 'ACCEPTED' && (
        <Button
          {...size}
          variant={rsvp === 'NEEDS_ACTION' ? 'filled' : 'default'}
          loading={running}
          aria-label={ANSWERS.acceptFor({ name })}
          onClick={() => void accept()}
        >
          {ANSWERS.accept()}
        </Button>
      )}
      {rsvp !== 'DECLINED' && (
        <Button
          {...size}
          variant="default"
          aria-label={ANSWERS.declineFor({ name })}
          {...fetchedBy(loadDecline)}
          onClick={({ currentTarget }) => dialog.open('decline', currentTarget)}
        >
          {ANSWERS.askDecline()}
        </Button>
      )}
      <Button
        {...size}
        variant="default"
        aria-label={ANSWERS.proposeFor({ name })}
        {...fetchedBy(loadPropose)}
        onClick={({ currentTarget }) => dialog.open('propose', currentTarget)}
      >
        {ANSWERS.propose()}
      </Button>
      <Suspense fallback={null}>
        {dialog.name === 'decline' && (
          <DeclineDialog asked={asked} onDone={dialog.close} onClose={dialog.close} />
        )}
        {dialog.name === 'propose' && (
          <ProposeDialog
            asked={asked}
            hasDeclined={rsvp === 'DECLINED'}
            onDone={dialog.close}
            onClose={dialog.close}
          />
        )}
      </Suspense>
    </div>
  );
}
