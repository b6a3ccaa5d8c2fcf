import type { WeeklyRange } from '@slotwise/contract/panelists/panelists.schema';
import { ActionIcon, Checkbox, Input } from '@mantine/core';
import { CopyCheck, Plus, X } from 'lucide-react';
import { useId } from 'react';
import { TimeField } from '#ui/time-field.tsx';
import classes from './weekly-hours-field.module.css';
import {
  addRange,
  changeRange,
  clearDay,
  copyToWeekdays,
  rangesOf,
  removeRange,
  type PlacedRange,
} from './weekly-hours.model.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

type Errors = Record<string, unknown>;
type Props = {
  value: WeeklyRange[];
  onChange: (ranges: WeeklyRange[]) => void;
  /** The form's errors; those of a range are named `weeklyHours.<index>.end`. */
  errors: Errors;
  /** What the hours mean to whoever fills them in. */
  hint?: string;
};

const HINT = 'In the panelist’s own time zone. Meetings outside these hours are possible, with a warning.';

/** The hours in which somebody may be invited, weekday by weekday, several ranges a day. */
export function WeeklyHoursField({ value, onChange, errors, hint = HINT }: Props) {
  const overlap = errors['weeklyHours'];
  const errorId = useId();
  return (
    <fieldset className={classes.field} aria-describedby={overlap ? errorId : undefined}>
      <legend className={classes.legend}>Weekly hours</legend>
      <p className={classes.hint}>{hint}</p>
      <ul className={classes.days}>
        {DAYS.map((name, i) => (
          <DayRow key={name} name={name} day={i + 1} value={value} onChange={onChange} errors={errors} />
        ))}
      </ul>
      {typeof overlap === 'string' && (
        <Input.Error id={errorId} role="alert">
          {overlap}
        </Input.Error>
      )}
    </fieldset>
  );
}

type DayProps = Omit<Props, 'hint'> & { name: string; day: number };

function DayRow({ name, day, value, onChange, errors }: DayProps) {
  const ranges = rangesOf(value, day);
  const works = ranges.length > 0;
  return (
    <li className={classes.day}>
      <Checkbox
        className={classes.name}
        label={name}
        checked={works}
        onChange={() => onChange(works ? clearDay(value, day) : addRange(value, day))}
      />
      <div className={classes.ranges}>
        {!works && <span className={classes.off}>Not available</span>}
        {ranges.map((range, nth) => (
          <RangeRow
            key={range.index}
            label={ranges.length > 1 ? `${name}, range ${nth + 1}` : name}
            range={range}
            error={errors[`weeklyHours.${range.index}.end`] ?? errors[`weeklyHours.${range.index}.start`]}
            onChange={(change) => onChange(changeRange(value, range.index, change))}
            onRemove={() => onChange(removeRange(value, range.index))}
          />
        ))}
      </div>
      <div className={classes.acts}>
        <ActionIcon
          size={28}
          aria-label={`Add hours to ${name}`}
          title={`Add hours to ${name}`}
          onClick={() => onChange(addRange(value, day))}
        >
          <Plus size={15} />
        </ActionIcon>
        <ActionIcon
          size={28}
          aria-label={`Copy ${name} to all weekdays`}
          title={`Copy ${name} to all weekdays`}
          disabled={!works}
          onClick={() => onChange(copyToWeekdays(value, day))}
        >
          <CopyCheck size={15} />
        </ActionIcon>
      </div>
    </li>
  );
}

type RangeProps = {
  label: string;
  range: PlacedRange;
  error: unknown;
  onChange: (change: Partial<WeeklyRange>) => void;
  onRemove: () => void;
};

function RangeRow({ label, range, error, onChange, onRemove }: RangeProps) {
  return (
    <div>
      <div className={classes.range}>
        <TimeField
          size="xs"
          w={76}
          aria-label={`${label} from`}
          value={range.start}
          error={Boolean(error)}
          onChange={(start) => onChange({ start })}
        />
        <span aria-hidden>–</span>
        <TimeField
          size="xs"
          w={76}
          aria-label={`${label} to`}
          value={range.end}
          error={Boolean(error)}
          onChange={(end) => onChange({ end })}
        />
        <ActionIcon size={28} aria-label={`Remove ${label}`} title={`Remove ${label}`} onClick={onRemove}>
          <X size={14} />
        </ActionIcon>
      </div>
      {typeof error === 'string' && <Input.Error role="alert">{error}</Input.Error>}
    </div>
  );
}
