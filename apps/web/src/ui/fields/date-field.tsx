import '../theme/dates.css';
import { ActionIcon, Popover, TextInput, type TextInputProps } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import { CalendarDays } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { readDate } from '#lib/dates/date-input.ts';
import { printWallTime } from '#lib/dates/wall-time.ts';
import { UI } from '../ui.texts.ts';

type Props = Omit<TextInputProps, 'value' | 'onChange' | 'onBlur' | 'onKeyDown' | 'rightSection'> & {
  /** `YYYY-MM-DD`, empty, or a typed text that is no date. */
  value: string;
  /** The first day the calendar offers, `YYYY-MM-DD`; an earlier one can still be typed. */
  today: string;
  /** The day at which an empty field's calendar opens; by default the first one. */
  opensAt?: string;
  onChange: (date: string) => void;
  onLeave?: () => void;
};

const toLabels = () => ({
  previousMonth: UI.previousMonth(),
  nextMonth: UI.nextMonth(),
  previousYear: UI.previousYear(),
  nextYear: UI.nextYear(),
  previousDecade: UI.previousDecade(),
  nextDecade: UI.nextDecade(),
  monthLevelControl: UI.chooseMonth(),
  yearLevelControl: UI.chooseYear(),
});

/** A day: typed day first, or picked in a calendar. An invalid date stays in the field as typed. */
export function DateField({ value, today, opensAt = today, onChange, onLeave, ...rest }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const [opened, setOpened] = useState(false);
  const chosen = readDate(value);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    setOpened(true);
  };
  const pick = (date: string | null) => {
    setTyped(null);
    setOpened(false);
    if (date) onChange(date);
  };
  const calendar = (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon size={28} aria-label={UI.chooseDay()} onClick={() => setOpened(!opened)}>
          <CalendarDays size={16} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <DatePicker
          __stopPropagation
          weekendDays={[]}
          highlightToday
          ariaLabels={toLabels()}
          minDate={today}
          value={chosen}
          defaultDate={chosen && chosen > today ? chosen : opensAt}
          onChange={pick}
          getDayProps={(day) => ({ 'data-autofocus': day === (chosen ?? opensAt) || undefined })}
        />
      </Popover.Dropdown>
    </Popover>
  );
  return (
    <TextInput
      placeholder={UI.dateFormat()}
      autoComplete="off"
      {...rest}
      className="tabular"
      rightSection={calendar}
      value={typed ?? printWallTime(value)}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(readDate(currentTarget.value) ?? currentTarget.value);
      }}
      onBlur={() => {
        setTyped(null);
        onLeave?.();
      }}
      onKeyDown={onKeyDown}
    />
  );
}
