import '@mantine/dates/styles.layer.css';
import type { Failure } from '@slotwise/contract/failures';
import { Select } from '@mantine/core';
import { DateInput } from '@mantine/dates';
import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import { CalendarDays } from 'lucide-react';
import type { ReactNode } from 'react';
import { durationText } from '#lib/date-text.ts';
import { wallTimeAt } from '#lib/zone-time.ts';
import { TimeField } from '#ui/time-field.tsx';
import { TimeZoneSelect } from '#ui/time-zone-select.tsx';
import { ChangeNote } from './change-note.tsx';
import { ConflictNote } from './conflict-note.tsx';
import type { MeetingForm } from './meeting-form.model.ts';
import { endClock, minutesBetween, type ChosenTime } from './meeting-values.model.ts';
import classes from './time-section.module.css';

dayjs.extend(customParseFormat);

const DURATIONS = [15, 30, 45, 60, 90, 120, 180, 240];

type Props = {
  form: MeetingForm;
  /** The meeting's zone: the chosen one, or the user's. */
  timeZone: string;
  time: ChosenTime | null;
  now: number;
  conflict: Failure | null;
  onChange: () => void;
  /** The lanes of the day, once a time is chosen. */
  children: ReactNode;
};

/** When they meet, on the clocks of the meeting's zone. */
export function TimeSection({ form, timeZone, time, now, conflict, onChange, children }: Props) {
  const { date, start, minutes } = form.values;
  const set = (changes: Partial<typeof form.values>) => {
    form.setValues(changes);
    form.setErrors({ ...form.errors, date: null, start: null, minutes: null });
    onChange();
  };
  const durations = minutes === '' || DURATIONS.includes(minutes) ? DURATIONS : [...DURATIONS, minutes];
  const data = durations.toSorted((a, b) => a - b).map((n) => ({ value: String(n), label: durationText(n) }));
  return (
    <>
      {conflict && <ConflictNote failure={conflict} />}
      <div className={classes.fields}>
        <DateInput
          label="Date"
          required
          placeholder="DD/MM/YYYY"
          valueFormat="DD/MM/YYYY"
          leftSection={<CalendarDays size={14} aria-hidden />}
          minDate={wallTimeAt(now, timeZone).slice(0, 10)}
          value={date || null}
          onChange={(chosen) => set({ date: chosen ?? '' })}
          error={form.errors['date']}
        />
        <TimeField
          label="Start"
          required
          value={start}
          onChange={(clock) => set({ start: clock })}
          error={form.errors['start']}
        />
        <Select
          label="Duration"
          allowDeselect={false}
          data={data}
          value={String(minutes)}
          onChange={(chosen) => set({ minutes: Number(chosen) })}
          error={form.errors['minutes']}
        />
        <TimeField
          label="End"
          value={endClock({ date, start, minutes, timeZone })}
          disabled={!time}
          onChange={(end) => /^\d{2}:\d{2}$/.test(end) && set({ minutes: minutesBetween(start, end) })}
        />
        <div className={classes.zone}>
          <TimeZoneSelect
            label="Meeting’s time zone"
            allowDeselect={false}
            value={timeZone}
            onChange={(zone) => set({ timeZone: zone })}
            error={form.errors['timeZone']}
          />
        </div>
      </div>
      {time && <ChangeNote time={time} onChoose={(clock) => set({ start: clock })} />}
      {children}
    </>
  );
}
