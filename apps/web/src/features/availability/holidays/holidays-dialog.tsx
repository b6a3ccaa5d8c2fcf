import { listHolidayCalendars } from '@slotwise/contract/availability/holidays.endpoints';
import type { HolidayCalendar, HolidayCalendarUpdate } from '@slotwise/contract/availability/holidays.schema';
import { isFailure, type Failure } from '@slotwise/contract/failures';
import { LIMITS } from '@slotwise/contract/limits';
import { Modal } from '@mantine/core';
import { useState } from 'react';
import { useAnswer } from '#state/use-answer.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { usePermission } from '#state/use-permission.ts';
import { EmptyState } from '#ui/notes/empty-state.tsx';
import { RetryNote } from '#ui/notes/retry-note.tsx';
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx';
import { AddHolidays } from './add-holidays.tsx';
import { CalendarRow } from './calendar-row.tsx';
import { changeHolidays } from './holidays.actions.ts';
import { RemoveHolidays } from './remove-holidays.tsx';
import { HOLIDAYS } from './holidays.texts.ts';

type Props = { opened: boolean; onClose: () => void };

/** The holiday calendars the organization follows; administrators add and remove them here. */
export function HolidaysDialog({ opened, onClose }: Props) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Modal opened={opened} onClose={onClose} size={760} title={HOLIDAYS.title()} closeOnEscape={!isAsking}>
      <Calendars onAsking={setAsking} />
    </Modal>
  );
}

/** Mounted only while the dialog is open, so each opening reads the calendars again. */
function Calendars({ onAsking }: { onAsking: (isAsking: boolean) => void }) {
  const dispatch = useAppDispatch();
  const mayChange = usePermission('add_panelist');
  const { data, failure, reload } = useAnswer(listHolidayCalendars, {});
  const [leaving, setLeaving] = useState<HolidayCalendar | null>(null);
  const ask = (calendar: HolidayCalendar | null) => {
    setLeaving(calendar);
    onAsking(calendar !== null);
  };
  const change = async (update: HolidayCalendarUpdate) => {
    const response = await dispatch(changeHolidays(update));
    // Someone else was faster; show the state they left.
    if (!isFailure(response) || response.code === 'VERSION_CONFLICT') reload();
    return response;
  };
  return (
    <div className="stack gap-md">
      <p className="small dimmed">{HOLIDAYS.about()}</p>
      {failure && <RetryNote title={HOLIDAYS.notLoaded()} failure={failure} onRetry={reload} />}
      {!data && !failure && <SkeletonRows rows={2} label={HOLIDAYS.loading()} />}
      {data && <CalendarList calendars={data.data} mayChange={mayChange} onChange={change} onRemove={ask} />}
      {data && mayChange && data.data.length < LIMITS.holidayCalendarsMax && (
        <AddHolidays calendars={data.data} onAdded={reload} />
      )}
      {leaving && <RemoveHolidays calendar={leaving} onClose={() => ask(null)} onRemoved={reload} />}
    </div>
  );
}

type ListProps = {
  calendars: HolidayCalendar[];
  mayChange: boolean;
  onChange: (update: HolidayCalendarUpdate) => Promise<object | Failure>;
  onRemove: (calendar: HolidayCalendar) => void;
};

function CalendarList({ calendars, mayChange, onChange, onRemove }: ListProps) {
  if (calendars.length === 0) return <Nothing mayChange={mayChange} />;
  return (
    <ul className="framed" aria-label={HOLIDAYS.calendars()}>
      {calendars.map((calendar) => (
        <CalendarRow
          key={calendar.calendarId}
          calendar={calendar}
          mayChange={mayChange}
          onChange={onChange}
          onRemove={() => onRemove(calendar)}
        />
      ))}
    </ul>
  );
}

const Nothing = ({ mayChange }: { mayChange: boolean }) => (
  <EmptyState
    drawing={false}
    title={HOLIDAYS.none()}
    text={HOLIDAYS.noneHint({ mayChange: String(mayChange) })}
  />
);
