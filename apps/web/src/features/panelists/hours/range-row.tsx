import type { DayRange } from '@slotwise/contract/panelists/hours.schema';
import { ActionIcon, Input } from '@mantine/core';
import { X } from 'lucide-react';
import { useId } from 'react';
import { TimeField } from '#ui/fields/time-field.tsx';
import { HOURS } from './hours.texts.ts';

type Props = {
  /** What the range belongs to: 'Monday', or 'Monday, range 2'. */
  label: string;
  range: DayRange;
  error: unknown;
  onChange: (change: Partial<DayRange>) => void;
  onRemove: () => void;
};

/** Start and end on one line, with errors below. */
export function RangeRow({ label, range, error, onChange, onRemove }: Props) {
  const errorId = useId();
  const isWrong = typeof error === 'string';
  const described = isWrong ? { 'aria-describedby': errorId } : {};
  return (
    <div data-range>
      <div className="row gap-2xs">
        <TimeField
          size="xs"
          w={76}
          data-start
          aria-label={HOURS.from({ range: label })}
          value={range.start}
          error={isWrong}
          onChange={(start) => onChange({ start })}
          {...described}
        />
        <span aria-hidden>–</span>
        <TimeField
          size="xs"
          w={76}
          aria-label={HOURS.to({ range: label })}
          value={range.end}
          error={isWrong}
          onChange={(end) => onChange({ end })}
          {...described}
        />
        <ActionIcon
          size={28}
          aria-label={HOURS.removeOne({ dates: label })}
          title={HOURS.removeOne({ dates: label })}
          onClick={onRemove}
        >
          <X size={14} aria-hidden />
        </ActionIcon>
      </div>
      {isWrong && (
        <Input.Error id={errorId} role="alert">
          {error}
        </Input.Error>
      )}
    </div>
  );
}
