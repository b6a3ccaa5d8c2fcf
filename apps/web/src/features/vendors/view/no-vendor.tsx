import type { Failure } from '@slotwise/contract/failures';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '#navigation/paths.ts';
import { ErrorState } from '#ui/notes/error-state.tsx';

/** An organization that cannot be shown: why, and the way back. Where trying again may help, that comes first. */
export function NoVendor({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  // An address whose id is no id at all names no one either.
  const isUnknown = ['NOT_FOUND', 'VALIDATION_FAILED'].includes(failure.code);
  return (
    <ErrorState
      title={isUnknown ? 'There is no such vendor' : 'The vendor could not be loaded'}
      messages={
        isUnknown
          ? ['Your organization does not work with it. Check the link with the person who sent it.']
          : failure.message
      }
      code={isUnknown ? 'NOT_FOUND' : failure.code}
      requestId={failure.requestId}
      acts={
        <>
          {!isUnknown && <Button onClick={onRetry}>Try again</Button>}
          <Button component={Link} to={paths.vendors()} variant={isUnknown ? 'filled' : 'default'}>
            Vendors
          </Button>
        </>
      }
    />
  );
}
