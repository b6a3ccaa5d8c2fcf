import type { Failure } from '@slotwise/contract/failures';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '#navigation/paths.ts';
import { ErrorState } from '#ui/notes/error-state.tsx';
import { VENDOR } from '../vendor.texts.ts';

/** An organization that cannot be shown: why, and the way back. If trying again may help, that comes first. */
export function NoVendor({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  // A malformed id in the address names no organization either.
  const isUnknown = ['NOT_FOUND', 'VALIDATION_FAILED'].includes(failure.code);
  return (
    <ErrorState
      title={isUnknown ? VENDOR.notFound() : VENDOR.notLoaded()}
      messages={isUnknown ? [VENDOR.notFoundHint()] : failure.message}
      code={isUnknown ? 'NOT_FOUND' : failure.code}
      requestId={failure.requestId}
      acts={
        <>
          {!isUnknown && <Button onClick={onRetry}>{VENDOR.again()}</Button>}
          <Button component={Link} to={paths.vendors()} variant={isUnknown ? 'filled' : 'default'}>
            {VENDOR.vendors()}
          </Button>
        </>
      }
    />
  );
}
