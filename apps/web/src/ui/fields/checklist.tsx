import '../theme/all-components.css';
import { Checkbox, Popover } from '@mantine/core';
import classes from './checklist-filter.module.css';
import { StandingButton, type DropDown } from './drop-down.tsx';

type Props = DropDown & {
  label: string;
  choices: readonly { value: string; word: string; isChosen: boolean }[];
  onToggle: (value: string) => void;
};

/** The dropdown of a checklist's button. */
export function Checklist({ id, opened, onChange, button, label, choices, onToggle }: Props) {
  return (
    <Popover
      id={id}
      opened={opened}
      onChange={onChange}
      position="bottom-start"
      trapFocus
      returnFocus
      shadow="md"
    >
      <Popover.Target>
        <StandingButton button={button} />
      </Popover.Target>
      <Popover.Dropdown>
        <fieldset className={classes.choices} aria-label={label}>
          {choices.map(({ value, word, isChosen }) => (
            <Checkbox
              key={value}
              size="xs"
              label={word}
              checked={isChosen}
              onChange={() => onToggle(value)}
            />
          ))}
        </fieldset>
      </Popover.Dropdown>
    </Popover>
  );
}
