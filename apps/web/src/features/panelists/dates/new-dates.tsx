import type { DayRange } from '@slotwise/contract/panelists/hours.schema';
import { Button, Group, Input, TextInput } from '@mantine/core';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { ChoiceRow } from '#ui/fields/choice-row.tsx';
import { DateField } from '#ui/fields/date-field.tsx';
import { FieldRow } from '#ui/fields/field-row.tsx';
import { RangeRow } from '../hours/range-row.tsx';
import { useRangeFocus } from '../hours/use-range-focus.ts';
import { changeRange, rangeAfter, removeRange } from '../hours/weekly-hours.model.ts';
import classes from './dates.module.css';
import type { DatesDraft } from './dates.model.ts';
import { useEnter } from './use-enter.ts';
import { HOURS } from '../hours/hours.texts.ts';

type Errors = Record<string, ReactNode>;
type Props = {
  draft: DatesDraft;
  today: string;
  errors: Errors;
  onChange: (draft: DatesDraft) => void;
  onApply: () => void;
  onCancel: () => void;
};

/** One day or a period, off or with hours of its own; saving the surrounding form saves it too. */
export function NewDates({ draft, today, errors, onChange, onApply, onCancel }: Props) {
  const set = (change: Partial<DatesDraft>) => onChange({ ...draft, ...change });
  const isChange = draft.replaces !== null;
  const root = useEnter<HTMLDivElement>(onApply);
  return (
    <div
      ref={root}
      className={classes.draft}
      role="group"
      aria-label={isChange ? HOURS.changeDates() : HOURS.newDates()}
    >
      <FieldRow>
        <DateField
          data-first-day
          label={HOURS.firstDay()}
          today={today}
          value={draft.from}
          onChange={(from) => set({ from })}
          error={errors['from']}
        />
        <DateField
          label={HOURS.lastDay()}
          placeholder={HOURS.lastDayHint()}
          today={draft.from > today ? draft.from : today}
          value={draft.to}
          onChange={(to) => set({ to })}
          error={errors['to']}
        />
      </FieldRow>
      <ChoiceRow
        label={HOURS.type()}
        choices={[
          { value: 'off', text: HOURS.off() },
          { value: 'hours', text: HOURS.otherHours() },
        ]}
        value={draft.isOff ? 'off' : 'hours'}
        onChange={(value) => set({ isOff: value === 'off' })}
      />
      {!draft.isOff && <Ranges draft={draft} errors={errors} onChange={(ranges) => set({ ranges })} />}
      <TextInput
        label={HOURS.note()}
        description={HOURS.noteHint()}
        placeholder={HOURS.noteExample()}
        maxLength={100}
        value={draft.note}
        onChange={({ currentTarget }) => set({ note: currentTarget.value })}
        error={errors['note']}
      />
      <Group gap={8} justify="flex-end">
        <Button size="xs" variant="default" onClick={onCancel}>
          {HOURS.cancel()}
        </Button>
        <Button size="xs" variant="light" onClick={onApply}>
          {isChange ? HOURS.changeInList() : HOURS.addToList()}
        </Button>
      </Group>
    </div>
  );
}

type RangesProps = { draft: DatesDraft; errors: Errors; onChange: (ranges: DayRange[]) => void };

function Ranges({ draft: { ranges }, errors, onChange }: RangesProps) {
  const { root, noteAdded, noteRemoved } = useRangeFocus<HTMLDivElement>(ranges.length);
  return (
    <div ref={root} className="flow gap-md rows-2xs on-top" role="group" aria-label={HOURS.hoursOfDates()}>
      {ranges.map((range, i) => (
        // Ranges are added and removed but never reordered, so their index identifies them.
        <RangeRow
          key={i}
          label={HOURS.nthRange({ nth: i + 1 })}
          range={range}
          error={errors[`ranges.${i}.end`] ?? errors[`ranges.${i}.start`]}
          onChange={(change) => onChange(changeRange(ranges, i, change))}
          onRemove={() => {
            noteRemoved();
            onChange(removeRange(ranges, i));
          }}
        />
      ))}
      <Button
        data-add
        size="compact-sm"
        variant="subtle"
        leftSection={<Plus size={14} aria-hidden />}
        onClick={() => {
          noteAdded();
          onChange([...ranges, rangeAfter(ranges.at(-1))]);
        }}
      >
        {HOURS.addHours()}
      </Button>
      {errors['ranges'] && <Input.Error role="alert">{errors['ranges']}</Input.Error>}
    </div>
  );
}
