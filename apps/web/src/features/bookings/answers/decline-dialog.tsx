import '#ui/theme/all-components.css';
import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { ActDialog } from '../acts/act-dialog.tsx';
import { useBookingAct } from '../acts/use-booking-act.ts';
import { answerMeeting } from './answers.actions.ts';
import type { Asked } from './asked.model.ts';
import { ANSWERS } from './answers.texts.ts';

type Props = { asked: Asked; onDone: () => void; onClose: () => void };

/** Declines, with an optional reason. */
export function DeclineDialog({ asked, onDone, onClose }: Props) {
  const dispatch = useAppDispatch();
  const [comments, setComments] = useState('');
  const act = useBookingAct(
    asked,
    (on) => dispatch(answerMeeting(on, { answer: 'DECLINED', comments: comments.trim() })),
    onDone,
  );
  return (
    <ActDialog
      title={ANSWERS.declineTitle({ name: asked.candidateName })}
      keep={ANSWERS.notNow()}
      confirm={ANSWERS.decline()}
      danger
      size={440}
      act={act}
      candidateName={asked.candidateName}
      onClose={onClose}
    >
      <p>{ANSWERS.declineHint({ name: asked.recruiterName })}</p>
      <Textarea
        label={ANSWERS.why()}
        data-autofocus
        maxLength={1000}
        value={comments}
        onChange={({ currentTarget }) => setComments(currentTarget.value)}
      />
    </ActDialog>
  );
}
