import type { HolidayCalendar } from '@slotwise/contract/availability/holidays.schema';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { RemoveQuestion } from '#ui/dialogs/remove-question.tsx';
import { removeHolidays } from './holidays.actions.ts';

type Props = { calendar: HolidayCalendar; onClose: () => void; onRemoved: () => void };

/** Asks before interviews are proposed on holidays again. */
export function RemoveHolidays({ calendar, onClose, onRemoved }: Props) {
  const dispatch = useAppDispatch();
  const { name, calendarId, isDefault } = calendar;
  return (
    <RemoveQuestion
      title={`Remove the holidays of ${name}?`}
      keep="Keep them"
      confirm="Remove holidays"
      onRemove={() => dispatch(removeHolidays(calendarId))}
      onClose={onClose}
      onRemoved={onRemoved}
    >
      {isDefault
        ? 'Interviews are proposed on these days again, to everyone who follows no other calendar.'
        : 'Panelists who follow this calendar then follow the default one, where there is one.'}{' '}
      Meetings already scheduled stay as they are.
    </RemoveQuestion>
  );
}
