import type { Failure } from '@slotwise/contract/failures';
import { Button } from '@mantine/core';
import { EmptyState } from '#ui/notes/empty-state.tsx';
import { RetryNote } from '#ui/notes/retry-note.tsx';
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx';
import { DEEPGAZE } from '../deepgaze.texts.ts';

type Props = { failure: Failure | null; onRetry: () => void; onClose: () => void };

/** A resume that is loading, is gone, or could not be opened. */
export function NoResume({ failure, onRetry, onClose }: Props) {
  if (!failure) return <SkeletonRows rows={5} label={DEEPGAZE.loadingResume()} />;
  const isGone = failure.code === 'NOT_FOUND' || failure.code === 'VALIDATION_FAILED';
  if (!isGone) return <RetryNote title={DEEPGAZE.notOpened()} failure={failure} onRetry={onRetry} />;
  return (
    <div role="alert">
      <EmptyState
        drawing={false}
        title={DEEPGAZE.gone()}
        text={DEEPGAZE.goneHint()}
        act={
          <Button size="xs" variant="default" onClick={onClose}>
            {DEEPGAZE.close()}
          </Button>
        }
      />
    </div>
  );
}
