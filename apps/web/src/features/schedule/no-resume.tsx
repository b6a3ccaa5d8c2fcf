import type { Failure } from '@slotwise/contract/failures';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '#navigation/paths.ts';
import { ErrorState } from '#ui/notes/error-state.tsx';
import { SCHEDULE } from './schedule.texts.ts';

type Props = { failure: Failure; onRetry: () => void };

/** A resume that cannot fill in a meeting: why, and how to continue. */
export function NoResume({ failure, onRetry }: Props) {
  const isGone = failure.code === 'NOT_FOUND' || failure.code === 'VALIDATION_FAILED';
  return (
    <ErrorState
      title={isGone ? SCHEDULE.noResume() : SCHEDULE.notRead()}
      messages={isGone ? [SCHEDULE.goneResume()] : failure.message}
      code={failure.code}
      requestId={failure.requestId}
      acts={
        <>
          {!isGone && <Button onClick={onRetry}>{SCHEDULE.retry()}</Button>}
          <Button component={Link} to={paths.deepgaze()} variant={isGone ? 'filled' : 'default'}>
            {SCHEDULE.deepgaze()}
          </Button>
          <Button component={Link} to={paths.newMeeting()} variant="default">
            {SCHEDULE.withoutResume()}
          </Button>
        </>
      }
    />
  );
}
