import type { Failure } from '@slotwise/contract/failures';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '#navigation/paths.ts';
import { ErrorState } from '#ui/notes/error-state.tsx';
import { PARTS } from './meeting-parts.texts.ts';

const CAUSES: Record<string, { title: () => string; text: () => string }> = {
  NOT_FOUND: {
    title: PARTS.noSuch,
    text: PARTS.noSuchHint,
  },
  FORBIDDEN: {
    title: PARTS.forbidden,
    text: PARTS.forbiddenHint,
  },
};

/** A meeting that cannot be shown: why, and the way back. If trying again may help, that comes first. */
export function NoMeeting({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  // A malformed id in the address names no meeting either.
  const code = failure.code === 'VALIDATION_FAILED' ? 'NOT_FOUND' : failure.code;
  const cause = CAUSES[code];
  return (
    <ErrorState
      title={cause?.title() ?? PARTS.notLoaded()}
      messages={cause ? [cause.text()] : failure.message}
      code={code}
      requestId={failure.requestId}
      acts={
        <>
          {!cause && <Button onClick={onRetry}>{PARTS.tryAgain()}</Button>}
          <Button component={Link} to={paths.dashboard()} variant={cause ? 'filled' : 'default'}>
            {PARTS.dashboard()}
          </Button>
        </>
      }
    />
  );
}
