import type { WeeklyRange } from '@slotwise/contract/panelists/hours.schema';
import { ActionIcon, Checkbox, Input } from '@mantine/core';
import { Plus } from 'lucide-react';
import { weekdayText } from '#lib/dates/date-text.ts';
import { useId, type ReactNode } from 'react';
import { CopyDay } from './copy-day.tsx';
import { RangeRow } from './range-row.tsx';
import { useRangeFocus } from './use-range-focus.ts';
import classes from './weekly-hours-field.module.css';
import { addRange, changeRange, clearDay, copyDay, toRanges, removeRange } from './weekly-hours.model.ts';
import { HOURS } from './hours.texts.ts';

/** The names of Monday to Sunday: January 3, 2000 was a Monday. */
const DAYS = [3, 4, 5, 6, 7, 8, 9].map((day) => weekdayText(`2000-01-0${day}T00:00`));

type Errors = Record<string, ReactNode>;
type Props = {
  value: WeeklyRange[];
  onChange: (ranges: WeeklyRange[]) => void;
  /** The form's errors; a range's error is named `weeklyHours.<index>.end`. */
  errors: Errors;
  /** A hint on the hours for the person who fills them in. */
  hint: string;
};

/** The hours in which someone may be invited, by weekday, with several ranges a day. */
export function WeeklyHoursField({ value, onChange, errors, hint }: Props) {
  const overlap = errors['weeklyHours'];
  const errorId = useId();
  return (
    <fieldset className="fieldset" aria-describedby={overlap ? errorId : undefined}>
      <legend className={classes.legend}>{HOURS.weekly()}</legend>
      <p className="mt-3xs mb-xs caption">{hint}</p>
      <ul className="framed">
        {DAYS.map((name, i) => (
          <DayRow key={name} name={name} day={i + 1} value={value} onChange={onChange} errors={errors} />
        ))}
      </ul>
      {overlap && (
        <Input.Error id={errorId} role="alert">
          {overlap}
        </Input.Error>
      )}
    </fieldset>
  );
}

type DayProps = Omit<Props, 'hint'> & { name: string; day: number };

function DayRow({ name, day, value, onChange, errors }: DayProps) {
  const ranges = toRanges(value, day);
  const works = ranges.length > 0;
  const { root, noteAdded, noteRemoved } = useRangeFocus<HTMLLIElement>(ranges.length);
  return (
    <li ref={root} className={classes.day}>
      <Checkbox
        className={classes.name}
        label={name}
        checked={works}
        onChange={() => onChange(works ? clearDay(value, day) : addRange(value, day))}
      />
      <div className={classes.ranges}>
        {!works && <span className={classes.off}>{HOURS.notAvailable()}</span>}
        {ranges.map((range, nth) => (
          <RangeRow
            key={nth}
            label={ranges.length > 1 ? HOURS.nthOfDay({ day: name, nth: nth + 1 }) : name}
            range={range}
            error={errors[`weeklyHours.${range.index}.end`] ?? errors[`weeklyHours.${range.index}.start`]}
            onChange={(change) => onChange(changeRange(value, range.index, change))}
            onRemove={() => {
              noteRemoved();
              onChange(removeRange(value, range.index));
            }}
          />
        ))}
      </div>
      <div className={classes.acts}>
        <ActionIcon
          size={28}
          data-add
          aria-label={HOURS.addTo({ day: name })}
          title={HOURS.addTo({ day: name })}
          onClick={() => {
            noteAdded();
            onChange(addRange(value, day));
          }}
        >
          <Plus size={15} aria-hidden />
        </ActionIcon>
        <CopyDay
          name={name}
          day={day}
          days={DAYS}
          disabled={!works}
          onCopy={(to) => onChange(copyDay(value, day, to))}
        />
      </div>
    </li>
  );
}
