import type { Failure } from '@slotwise/contract/failures';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '#navigation/paths.ts';
import { ErrorState } from '#ui/notes/error-state.tsx';

const GONE = 'Its zip was deleted, or it was never in your organization.';

type Props = { failure: Failure; onRetry: () => void };

/** A resume that cannot fill in a meeting: why, and the ways on. */
export function NoResume({ failure, onRetry }: Props) {
  const isGone = failure.code === 'NOT_FOUND' || failure.code === 'VALIDATION_FAILED';
  return (
    <ErrorState
      title={isGone ? 'There is no such resume' : 'The resume could not be read'}
      messages={isGone ? [GONE] : failure.message}
      code={failure.code}
      requestId={failure.requestId}
      acts={
        <>
          {!isGone && <Button onClick={onRetry}>Try again</Button>}
          <Button component={Link} to={paths.deepgaze()} variant={isGone ? 'filled' : 'default'}>
            Deepgaze
          </Button>
          <Button component={Link} to={paths.newMeeting()} variant="default">
            Schedule without it
          </Button>
        </>
      }
    />
  );
}
