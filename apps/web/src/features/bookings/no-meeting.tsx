import type { Failure } from '@slotwise/contract/failures';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '#navigation/paths.ts';
import { ErrorState } from '#ui/notes/error-state.tsx';

const CAUSES: Record<string, { title: string; text: string }> = {
  NOT_FOUND: {
    title: 'There is no such meeting',
    text: 'It was never scheduled in your organization, or you do not take part in it. Check the link with the person who sent it.',
  },
  FORBIDDEN: {
    title: 'This meeting is not open to you',
    text: 'You see the meetings you take part in. Ask the recruiter to add you to the panel.',
  },
};

/** A meeting that cannot be shown: why, and the way back. Where trying again may help, that comes first. */
export function NoMeeting({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  // An address whose id is no id at all names no meeting either.
  const code = failure.code === 'VALIDATION_FAILED' ? 'NOT_FOUND' : failure.code;
  const cause = CAUSES[code];
  return (
    <ErrorState
      title={cause?.title ?? 'The meeting could not be loaded'}
      messages={cause ? [cause.text] : failure.message}
      code={code}
      requestId={failure.requestId}
      acts={
        <>
          {!cause && <Button onClick={onRetry}>Try again</Button>}
          <Button component={Link} to={paths.dashboard()} variant={cause ? 'filled' : 'default'}>
            Dashboard
          </Button>
        </>
      }
    />
  );
}
