import type { UseFormReturnType } from '@mantine/form';
import type { DateOverride } from '@slotwise/contract/panelists/hours.schema';
import { Clock } from 'lucide-react';
import { useId } from 'react';
import { useNow } from '#lib/dates/use-now.ts';
import { RetryNote } from '#ui/notes/retry-note.tsx';
import { TimeZoneSelect } from '#ui/fields/time-zone-select.tsx';
import { availabilitySummary } from './availability-summary.model.ts';
import { DatesField } from './dates/dates-field.tsx';
import { draftErrors, type DatesDraft } from './dates/dates.model.ts';
import { WeeklyHoursField } from './hours/weekly-hours-field.tsx';
import { followed } from './limits/followed-holidays.model.ts';
import { HolidaysChoice } from './limits/holidays-choice.tsx';
import { LimitFields } from './limits/limit-fields.tsx';
import { useHolidayCalendars } from './limits/use-holiday-calendars.ts';
import {
  getToday,
  under,
  withoutErrors,
  within,
  type AvailabilityValues,
  type PanelistValues,
} from './panelist-values.model.ts';
import { HOURS } from './hours/hours.texts.ts';

type Props = {
  form: UseFormReturnType<PanelistValues>;
  /** Hints on hours and dates for the person who fills them in. */
  hints: { hours: string; dates: string };
};

/** When someone can interview, as a sentence and as fields: hours, dates, buffers and limits, holidays. */
export function AvailabilityFields({ form, hints }: Props) {
  const { values, errors } = form;
  const now = useNow();
  const today = getToday(values, now);
  const holidays = useHolidayCalendars();
  const calendars = holidays.data?.data ?? [];
  const calendar = followed(calendars, values.holidayCalendarId);

  const change = (changes: Partial<PanelistValues>) => {
    for (const [field, value] of Object.entries(changes)) {
      form.setFieldValue(field, value);
      form.setErrors((present) => withoutErrors(field, present));
    }
  };
  const isComplete = (draft: DatesDraft) => {
    const mistakes = under('newDates', draftErrors(draft, values.dateOverrides, today));
    form.setErrors((present) => ({ ...withoutErrors('newDates', present), ...mistakes }));
    return Object.keys(mistakes).length === 0;
  };
  return (
    <>
      <Summary text={availabilitySummary(values, { calendar, today })} />
      <TimeZoneSelect
        label={HOURS.timeZone()}
        allowDeselect={false}
        value={values.timeZone}
        onChange={(timeZone) => change({ timeZone })}
        error={errors['timeZone']}
      />
      <WeeklyHoursField
        hint={hints.hours}
        value={values.weeklyHours}
        onChange={(weeklyHours) => change({ weeklyHours })}
        errors={errors}
      />
      <DatesField
        hint={hints.dates}
        value={values.dateOverrides}
        draft={values.newDates}
        today={today}
        errors={{ list: listError(errors), draft: within('newDates', errors) }}
        onChange={(dateOverrides: DateOverride[]) => change({ dateOverrides })}
        onDraft={(newDates) => change({ newDates })}
        isComplete={isComplete}
      />
      <LimitFields
        value={values}
        errors={errors}
        onChange={(limits: Partial<AvailabilityValues>) => change(limits)}
      />
      {holidays.failure && (
        <RetryNote title={HOURS.holidaysNotLoaded()} failure={holidays.failure} onRetry={holidays.reload} />
      )}
      {holidays.data && (
        <HolidaysChoice
          calendars={calendars}
          value={values.holidayCalendarId}
          today={today}
          onChange={(holidayCalendarId) => change({ holidayCalendarId })}
          error={errors['holidayCalendarId']}
        />
      )}
    </>
  );
}

function Summary({ text }: { text: string }) {
  const id = useId();
  return (
    <section className="note breaks canvas" aria-labelledby={id}>
      <Clock className="firm mt-3xs dimmed" size={16} aria-hidden />
      <div>
        <h3 className="caption medium" id={id}>
          {HOURS.summary()}
        </h3>
        <p className="medium tabular">{text}</p>
      </div>
    </section>
  );
}

/** A server error about one of the dates is shown at the list. */
const listError = (errors: UseFormReturnType<PanelistValues>['errors']) =>
  errors['dateOverrides'] ?? Object.values(within('dateOverrides', errors))[0];
