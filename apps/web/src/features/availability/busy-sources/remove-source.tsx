import type { BusySource } from '@slotwise/contract/availability/busy-sources.schema';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { RemoveQuestion } from '#ui/dialogs/remove-question.tsx';
import { removeBusySource } from './busy-sources.actions.ts';

type Props = { source: BusySource; onClose: () => void; onRemoved: () => void };

/** Asks before times are offered again that a calendar keeps busy. */
export function RemoveSource({ source, onClose, onRemoved }: Props) {
  const dispatch = useAppDispatch();
  return (
    <RemoveQuestion
      title={`Remove ${source.name}?`}
      keep="Keep it"
      confirm="Remove busy times"
      onRemove={() => dispatch(removeBusySource(source.sourceId))}
      onClose={onClose}
      onRemoved={onRemoved}
    >
      The times this calendar keeps busy are offered for interviews again. Meetings made here stay as they
      are, and nothing changes in the calendar itself.
    </RemoveQuestion>
  );
}
