import '#ui/theme/all-components.css';
import type { MovedTimeAnswer } from '@slotwise/contract/booking-parts/moved-times.schema';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '#navigation/paths.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { ActDialog } from '../acts/act-dialog.tsx';
import { useBookingAct } from '../acts/use-booking-act.ts';
import { answerMovedTime } from './moved-times.actions.ts';
import { answerWords, type MovedMeeting } from './moved-words.model.ts';
import { BOOKINGS } from '../bookings.texts.ts';

type Props = { meeting: MovedMeeting; answer: MovedTimeAnswer; onClose: () => void };

/** What one of the two answers does, before everyone is mailed; a link leads to any other time. */
export function MovedTimeDialog({ meeting, answer, onClose }: Props) {
  const dispatch = useAppDispatch();
  const { act: confirm, text } = answerWords(answer, meeting);
  const act = useBookingAct(meeting, (on) => dispatch(answerMovedTime(on, answer)), onClose);
  return (
    <ActDialog
      title={BOOKINGS.actOn({ act: confirm, name: meeting.candidateName })}
      keep={BOOKINGS.decideLater()}
      confirm={confirm}
      act={act}
      candidateName={meeting.candidateName}
      onClose={onClose}
    >
      <p className="tabular">{text}</p>
      <p>{BOOKINGS.everyoneMailed()}</p>
      <p>
        {BOOKINGS.neither()}{' '}
        <Anchor component={Link} to={paths.meeting(meeting.bookingId)} inherit>
          {BOOKINGS.otherTime()}
        </Anchor>
      </p>
    </ActDialog>
  );
}
