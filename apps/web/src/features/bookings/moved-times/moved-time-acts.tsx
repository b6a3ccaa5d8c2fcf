import type { MovedTimeAnswer } from '@slotwise/contract/booking-parts/moved-times.schema';
import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useDialog } from '../acts/use-dialog.ts';
import { answersFor, answerWords, type MovedMeeting } from './moved-words.model.ts';
import { BOOKINGS } from '../bookings.texts.ts';

const MovedTimeDialog = lazy(async () => ({
  default: (await import('./moved-time-dialog.tsx')).MovedTimeDialog,
}));

/** The two ways to go on with a meeting whose wall time moved. */
export function MovedTimeActs({ meeting }: { meeting: MovedMeeting }) {
  const dialog = useDialog<MovedTimeAnswer>();
  return (
    <>
      <div className="flow touch-within">
        {answersFor(meeting).map((answer) => {
          const { act } = answerWords(answer, meeting);
          return (
            <Button
              key={answer}
              size="xs"
              variant="default"
              aria-label={BOOKINGS.actOn({ act, name: meeting.candidateName })}
              onClick={({ currentTarget }) => dialog.open(answer, currentTarget)}
            >
              {act}
            </Button>
          );
        })}
      </div>
      {dialog.name && (
        <Suspense fallback={null}>
          <MovedTimeDialog meeting={meeting} answer={dialog.name} onClose={dialog.close} />
        </Suspense>
      )}
    </>
  );
}
