import type { HolidayCalendar } from '@slotwise/contract/availability/holidays.schema';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { RemoveQuestion } from '#ui/dialogs/remove-question.tsx';
import { removeHolidays } from './holidays.actions.ts';
import { HOLIDAYS } from './holidays.texts.ts';

type Props = { calendar: HolidayCalendar; onClose: () => void; onRemoved: () => void };

/** Asks before interviews are proposed on holidays again. */
export function RemoveHolidays({ calendar, onClose, onRemoved }: Props) {
  const dispatch = useAppDispatch();
  const { name, calendarId, isDefault } = calendar;
  return (
    <RemoveQuestion
      title={HOLIDAYS.askRemove({ name })}
      keep={HOLIDAYS.keep()}
      confirm={HOLIDAYS.remove()}
      onRemove={() => dispatch(removeHolidays(calendarId))}
      onClose={onClose}
      onRemoved={onRemoved}
    >
      {HOLIDAYS.removal({ isDefault: String(isDefault) })}
    </RemoveQuestion>
  );
}
