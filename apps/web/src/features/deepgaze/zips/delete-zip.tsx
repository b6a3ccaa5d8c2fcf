import type { Zip } from '@slotwise/contract/deepgaze/zips.schema';
import { isFailure } from '@slotwise/contract/failures';

import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { RemoveQuestion } from '#ui/dialogs/remove-question.tsx';
import { removeZip } from '../deepgaze.actions.ts';
import { DEEPGAZE } from '../deepgaze.texts.ts';

type Props = { zip: Zip; onClose: () => void; onDeleted: () => void };

/** Asks before a zip is deleted, and says what is deleted with it and what stays. */
export function DeleteZip({ zip, onClose, onDeleted }: Props) {
  const dispatch = useAppDispatch();
  const remove = async () => {
    const response = await dispatch(removeZip(zip.contextId));
    if (!isFailure(response)) onDeleted();
    return response;
  };
  return (
    <RemoveQuestion
      title={DEEPGAZE.askDelete({ zip: zip.zipFileName })}
      keep={DEEPGAZE.keepZip()}
      confirm={DEEPGAZE.deleteZip()}
      onRemove={remove}
      onClose={onClose}
      onRemoved={() => undefined}
    >
      {DEEPGAZE.deletion({ count: zip.total })}
    </RemoveQuestion>
  );
}
