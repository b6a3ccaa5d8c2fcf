import type { BusySource } from '@slotwise/contract/availability/busy-sources.schema';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { RemoveQuestion } from '#ui/dialogs/remove-question.tsx';
import { removeBusySource } from './busy-sources.actions.ts';
import { BUSY } from './busy-sources.texts.ts';

type Props = { source: BusySource; onClose: () => void; onRemoved: () => void };

/** Asks before releasing the times that a calendar keeps busy. */
export function RemoveSource({ source, onClose, onRemoved }: Props) {
  const dispatch = useAppDispatch();
  return (
    <RemoveQuestion
      title={BUSY.askRemove({ name: source.name })}
      keep={BUSY.keep()}
      confirm={BUSY.remove()}
      onRemove={() => dispatch(removeBusySource(source.sourceId))}
      onClose={onClose}
      onRemoved={onRemoved}
    >
      {BUSY.removal()}
    </RemoveQuestion>
  );
}
