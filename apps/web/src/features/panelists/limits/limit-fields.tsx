import { NumberInput, Select } from '@mantine/core';
import type { ReactNode } from 'react';
import { FieldRow } from '#ui/fields/field-row.tsx';
import { bufferChoices, noticeChoices } from './limit-choices.model.ts';
import { HOURS } from '../hours/hours.texts.ts';

export type Limits = {
  bufferBefore: number;
  bufferAfter: number;
  minNoticeHours: number;
  maxPerDay: number | null;
  maxPerWeek: number | null;
};

type Props = {
  value: Limits;
  errors: Record<string, ReactNode>;
  onChange: (change: Partial<Limits>) => void;
};

/** The buffers and notice an interview needs, and the maximum number of interviews. */
export function LimitFields({ value, errors, onChange }: Props) {
  const { bufferBefore, bufferAfter, minNoticeHours } = value;
  return (
    <>
      <FieldRow>
        <Select
          label={HOURS.bufferBefore()}
          description={HOURS.bufferHint()}
          allowDeselect={false}
          data={bufferChoices(bufferBefore)}
          value={String(bufferBefore)}
          onChange={(minutes) => onChange({ bufferBefore: Number(minutes) })}
          error={errors['bufferBefore']}
        />
        <Select
          label={HOURS.bufferAfter()}
          description={HOURS.bufferHint()}
          allowDeselect={false}
          data={bufferChoices(bufferAfter)}
          value={String(bufferAfter)}
          onChange={(minutes) => onChange({ bufferAfter: Number(minutes) })}
          error={errors['bufferAfter']}
        />
        <Select
          label={HOURS.minNotice()}
          description={HOURS.minNoticeHint()}
          allowDeselect={false}
          data={noticeChoices(minNoticeHours)}
          value={String(minNoticeHours)}
          onChange={(hours) => onChange({ minNoticeHours: Number(hours) })}
          error={errors['minNoticeHours']}
        />
      </FieldRow>
      <FieldRow>
        <Most
          label={HOURS.dailyLimit()}
          max={20}
          value={value.maxPerDay}
          error={errors['maxPerDay']}
          onChange={(maxPerDay) => onChange({ maxPerDay })}
        />
        <Most
          label={HOURS.weeklyLimit()}
          max={60}
          value={value.maxPerWeek}
          error={errors['maxPerWeek']}
          onChange={(maxPerWeek) => onChange({ maxPerWeek })}
        />
      </FieldRow>
    </>
  );
}

type MostProps = {
  label: string;
  max: number;
  value: number | null;
  error: ReactNode;
  onChange: (value: number | null) => void;
};

const Most = ({ label, max, value, error, onChange }: MostProps) => (
  <NumberInput
    label={label}
    placeholder={HOURS.noLimit()}
    min={1}
    max={max}
    allowDecimal={false}
    allowNegative={false}
    hideControls
    value={value ?? ''}
    onChange={(typed) => onChange(typed === '' ? null : Number(typed))}
    error={error}
  />
);
