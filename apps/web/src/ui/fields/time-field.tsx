import { TextInput, type TextInputProps } from '@mantine/core';
import { useState, type KeyboardEvent } from 'react';
import { readClock, stepClock } from '#lib/dates/clock-input.ts';
import { UI } from '../ui.texts.ts';

type Props = Omit<TextInputProps, 'value' | 'onChange' | 'onBlur' | 'onFocus' | 'onKeyDown'> & {
  /** `HH:mm`, empty, or a typed text that is no time yet. */
  value: string;
  onChange: (clock: string) => void;
  onLeave?: () => void;
};

const STEPS: Record<string, number> = { ArrowUp: 15, ArrowDown: -15 };

/** A time of day: typed freely ('9', '930', '9 pm'), normalized on blur, moved by a quarter hour with the arrow keys. */
export function TimeField({ value, onChange, onLeave, ...rest }: Props) {
  const [typed, setTyped] = useState<string | null>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const minutes = STEPS[event.key];
    if (!minutes) return;
    event.preventDefault();
    setTyped(null);
    onChange(stepClock(readClock(value) ?? '09:00', readClock(value) ? minutes : 0));
  };
  return (
    <TextInput
      placeholder={UI.clockFormat()}
      inputMode="numeric"
      autoComplete="off"
      {...rest}
      className="tabular"
      value={typed ?? value}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(readClock(currentTarget.value) ?? currentTarget.value);
      }}
      onBlur={() => {
        setTyped(null);
        onLeave?.();
      }}
      onKeyDown={onKeyDown}
    />
  );
}
