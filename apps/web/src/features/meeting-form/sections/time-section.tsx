import type { Failure } from '@slotwise/contract/failures';
import { Select } from '@mantine/core';
import { DateField } from '#ui/fields/date-field.tsx';
import { TimeField } from '#ui/fields/time-field.tsx';
import { TimeZoneSelect } from '#ui/fields/time-zone-select.tsx';
import type { Span } from '#ui/availability-grid/grid-times.ts';
import { FinderPart } from '#features/find-a-time/finder-part.tsx';
import { ChangeNote } from './change-note.tsx';
import { durationChoices } from '#features/bookings/meeting-values/durations.model.ts';
import { TimeRefusalNote } from './time-refusal-note.tsx';
import { endProblem, endsNextDay, readEnd, shownEnd } from '../values/meeting-end.model.ts';
import type { MeetingForm } from '#features/bookings/meeting-values/meeting-form.model.ts';
import type { ChosenTime, MeetingValues } from '#features/bookings/meeting-values/meeting-values.model.ts';
import type { Invited } from '#features/bookings/meeting-values/people.model.ts';
import { dateProblem, firstDay, timeRefusal } from '../values/time-refusal.model.ts';
import classes from './time-section.module.css';
import { WhoSeesWhat } from './who-sees-what.tsx';
import { MEETING_FORM } from '#features/meeting-form/values/meeting-form.texts.ts';

type Props = {
  form: MeetingForm;
  /** The meeting's zone: the chosen one, or the user's. */
  timeZone: string;
  time: ChosenTime | null;
  now: number;
  /** Why the server refused the last time sent. */
  refusal: Failure | null;
  people: Invited[];
  /** The meeting being moved, and its old time; null for a new one. */
  moved: { bookingId: string; old: Span | null; mustMove: boolean } | null;
  mayChangePanel: boolean;
  onChange: () => void;
};

const NEW_MEETING = { bookingId: null, old: null, mustMove: false };

/** When they meet, in the meeting's zone. */
export function TimeSection(props: Props) {
  const { form, timeZone, time, now, refusal, people, moved, mayChangePanel, onChange } = props;
  const { date, start, minutes, refusedEnd } = form.values;
  const inZone = { ...form.values, timeZone };
  const today = firstDay(now, timeZone);
  const possible = time && timeRefusal(time, now) === null ? time : null;
  const set = (changes: Partial<MeetingValues>) => {
    form.setValues(changes);
    const { date: dateError, end: endError, panel: panelError } = form.errors;
    form.setErrors({
      ...form.errors,
      start: null,
      minutes: null,
      panel: 'panel' in changes ? null : panelError,
      // A field still showing its refused value keeps its error.
      date: 'date' in changes || 'timeZone' in changes ? null : dateError,
      end: changes.refusedEnd === undefined ? endError : null,
    });
    onChange();
  };
  const setStart = (clock: string) =>
    set({ start: clock, ...(refusedEnd && readEnd({ ...inZone, start: clock }, refusedEnd)) });
  return (
    <>
      {refusal && <TimeRefusalNote failure={refusal} onChoose={set} />}
      <div className={classes.fields}>
        <DateField
          label={MEETING_FORM.date()}
          required
          today={today}
          value={date}
          onChange={(chosen) => set({ date: chosen })}
          onLeave={() => form.setFieldError('date', dateProblem(date, today) ?? form.errors['date'])}
          error={form.errors['date']}
        />
        <TimeField
          label={MEETING_FORM.start()}
          required
          value={start}
          onChange={setStart}
          error={form.errors['start']}
        />
        <Select
          label={MEETING_FORM.duration()}
          allowDeselect={false}
          data={durationChoices(minutes)}
          value={String(minutes)}
          onChange={(chosen) => set({ minutes: Number(chosen), refusedEnd: '' })}
          error={form.errors['minutes']}
        />
        <EndField form={form} inZone={inZone} time={time} onSet={set} />
        <div className={classes.zone}>
          <TimeZoneSelect
            label={MEETING_FORM.zone()}
            allowDeselect={false}
            value={timeZone}
            onChange={(zone) => set({ timeZone: zone })}
            error={form.errors['timeZone']}
          />
        </div>
      </div>
      {time && <ChangeNote time={time} onChoose={setStart} />}
      <FinderPart
        values={inZone}
        time={possible}
        now={now}
        {...(moved ?? NEW_MEETING)}
        mayChangePanel={mayChangePanel}
        people={people}
        onSet={set}
      />
      <WhoSeesWhat people={people} time={possible} />
    </>
  );
}

type EndProps = {
  form: MeetingForm;
  inZone: MeetingValues;
  time: ChosenTime | null;
  onSet: (changes: Partial<MeetingValues>) => void;
};

/** The end follows from start and duration until someone types a different one. */
function EndField({ form, inZone, time, onSet }: EndProps) {
  const real = time && time.reading !== 'gap' ? time : null;
  return (
    <TimeField
      label={MEETING_FORM.end()}
      value={shownEnd(inZone)}
      disabled={!real}
      description={real && endsNextDay(real) && !inZone.refusedEnd && MEETING_FORM.nextDay()}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      onChange={(end) => onSet(readEnd(inZone, end))}
      onLeave={() => form.setFieldError('end', endProblem(form.values))}
      error={form.errors['end']}
    />
  );
}
