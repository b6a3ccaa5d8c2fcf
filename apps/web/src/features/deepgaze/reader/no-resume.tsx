import type { Failure } from '@slotwise/contract/failures';
import { Button } from '@mantine/core';
import { EmptyState } from '#ui/notes/empty-state.tsx';
import { RetryNote } from '#ui/notes/retry-note.tsx';
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx';

type Props = { failure: Failure | null; onRetry: () => void; onClose: () => void };

/** A resume that is on its way, is gone, or could not be opened. */
export function NoResume({ failure, onRetry, onClose }: Props) {
  if (!failure) return <SkeletonRows rows={5} label="Loading the resume" />;
  const isGone = failure.code === 'NOT_FOUND' || failure.code === 'VALIDATION_FAILED';
  if (!isGone)
    return <RetryNote title="The resume could not be opened" failure={failure} onRetry={onRetry} />;
  return (
    <div role="alert">
      <EmptyState
        drawing={false}
        title="This resume is not here"
        text="Its zip was deleted meanwhile, or nothing in the file could be read."
        act={
          <Button size="xs" variant="default" onClick={onClose}>
            Close
          </Button>
        }
      />
    </div>
  );
}
