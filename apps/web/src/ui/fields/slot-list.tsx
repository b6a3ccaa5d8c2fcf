import { ActionIcon, Button, Select } from '@mantine/core';
import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { durationText } from '#lib/dates/date-text.ts';
import { EMPTY_SLOT, type SlotValues } from '#lib/slot-values.ts';
import { useFocusOfNewLine } from '#lib/use-focus-of-new-line.ts';
import { useNow } from '#lib/dates/use-now.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';
import { DateField } from './date-field.tsx';
import classes from './slot-list.module.css';
import { TimeField } from './time-field.tsx';
import { TimeZoneSelect } from './time-zone-select.tsx';
import { UI } from '../ui.texts.ts';

const MINUTES = [15, 30, 45, 60, 90, 120, 180, 240];

type Props = {
  /** The group's accessible name, such as 'Times at which the candidate can talk'. */
  label: string;
  slots: SlotValues[];
  timeZone: string;
  most: number;
  /** By 'index.field'. */
  errors: Record<string, ReactNode>;
  onChange: (slots: SlotValues[]) => void;
  onTimeZone: (timeZone: string) => void;
};

/** A list of time slots, one per line, all in one zone. */
export function SlotList({ label, slots, timeZone, most, errors, onChange, onTimeZone }: Props) {
  const today = wallTimeAt(useNow(), timeZone).slice(0, 10);
  const set = (index: number, change: Partial<SlotValues>) =>
    onChange(slots.map((slot, i) => (i === index ? { ...slot, ...change } : slot)));
  const { root, noteAdded } = useFocusOfNewLine(slots.length);
  return (
    <div ref={root} role="group" aria-label={label}>
      <p className="mb-2xs small medium">{label}</p>
      {slots.map((slot, i) => (
        // Lines are added and removed but never reordered, so their index identifies them.
        <div key={i} className={classes.slot} role="group" aria-label={UI.time({ number: i + 1 })}>
          <DateField
            label={UI.date()}
            today={today}
            value={slot.date}
            onChange={(date) => set(i, { date })}
            error={errors[`${i}.date`]}
          />
          <TimeField
            label={UI.start()}
            value={slot.start}
            onChange={(start) => set(i, { start })}
            error={errors[`${i}.start`]}
          />
          <Select
            label={UI.lasts()}
            allowDeselect={false}
            data={choicesWith(slot.minutes)}
            value={String(slot.minutes)}
            onChange={(minutes) => set(i, { minutes: Number(minutes) })}
          />
          <ActionIcon
            size={36}
            aria-label={UI.removeTime({ number: i + 1 })}
            title={UI.remove()}
            onClick={() => onChange(slots.filter((_, other) => other !== i))}
          >
            <X size={15} />
          </ActionIcon>
        </div>
      ))}
      {slots.length > 0 && (
        <TimeZoneSelect label={UI.timesIn()} allowDeselect={false} value={timeZone} onChange={onTimeZone} />
      )}
      {slots.length < most && (
        <Button
          mt={8}
          size="xs"
          variant="default"
          leftSection={<Plus size={14} aria-hidden />}
          onClick={() => {
            noteAdded();
            onChange([...slots, EMPTY_SLOT]);
          }}
        >
          {UI.addTime()}
        </Button>
      )}
    </div>
  );
}

const choicesWith = (minutes: number) =>
  [...new Set([...MINUTES, minutes])]
    .toSorted((a, b) => a - b)
    .map((n) => ({ value: String(n), label: durationText(n) }));
