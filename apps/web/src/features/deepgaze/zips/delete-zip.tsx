import type { Zip } from '@slotwise/contract/deepgaze/zips.schema';
import { isFailure } from '@slotwise/contract/failures';
import { counted } from '#lib/dates/date-text.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { RemoveQuestion } from '#ui/dialogs/remove-question.tsx';
import { removeZip } from '../deepgaze.actions.ts';

type Props = { zip: Zip; onClose: () => void; onDeleted: () => void };

/** Asks before a zip is deleted, and says what goes with it and what stays. */
export function DeleteZip({ zip, onClose, onDeleted }: Props) {
  const dispatch = useAppDispatch();
  const remove = async () => {
    const response = await dispatch(removeZip(zip.contextId));
    if (!isFailure(response)) onDeleted();
    return response;
  };
  return (
    <RemoveQuestion
      title={`Delete ${zip.zipFileName}?`}
      keep="Keep the zip"
      confirm="Delete zip"
      onRemove={remove}
      onClose={onClose}
      onRemoved={() => undefined}
    >
      {counted(zip.total, 'file', 'files')} will be permanently deleted for everyone: the files themselves,
      their text and what was understood of it, and every question and answer that rests on them. A resume
      that was taken over into a meeting stays with that meeting.
    </RemoveQuestion>
  );
}
