import { ActionIcon, Menu } from '@mantine/core';
import { CopyCheck } from 'lucide-react';
import { WEEKDAYS, WHOLE_WEEK } from './weekly-hours.model.ts';
import { HOURS } from './hours.texts.ts';

type Props = {
  name: string;
  day: number;
  /** The names of Monday to Sunday. */
  days: readonly string[];
  disabled: boolean;
  onCopy: (to: number[]) => void;
};

/** Copies the hours of one day to others: to all at once, or one by one. */
export function CopyDay({ name, day, days, disabled, onCopy }: Props) {
  const label = HOURS.copyDay({ day: name });
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon size={28} aria-label={label} title={label} disabled={disabled}>
          <CopyCheck size={15} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => onCopy(WEEKDAYS)}>{HOURS.copyToWeekdays()}</Menu.Item>
        <Menu.Item onClick={() => onCopy(WHOLE_WEEK)}>{HOURS.copyToAll()}</Menu.Item>
        <Menu.Divider />
        {days.map(
          (other, i) =>
            i + 1 !== day && (
              <Menu.Item key={other} onClick={() => onCopy([i + 1])}>
                {HOURS.copyTo({ day: other })}
              </Menu.Item>
            ),
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
