import { Button, Checkbox, Popover } from '@mantine/core';
import { ListFilter } from 'lucide-react';
import classes from './checklist-filter.module.css';

type Props<Value extends string> = {
  /** What is chosen from, such as 'Status'. */
  label: string;
  choices: readonly Value[];
  words: Record<Value, string>;
  chosen: readonly Value[];
  /** Gets the choice in the order in which it is offered. */
  onChange: (chosen: Value[]) => void;
};

/** A checklist behind a button that speaks its value. */
export function ChecklistFilter<Value extends string>(props: Props<Value>) {
  const { label, choices, words, chosen, onChange } = props;
  const toggle = (value: Value) =>
    onChange(choices.filter((one) => (one === value ? !chosen.includes(one) : chosen.includes(one))));
  return (
    <Popover position="bottom-start" trapFocus returnFocus shadow="md">
      <Popover.Target>
        <Button
          size="xs"
          variant={chosen.length > 0 ? 'light' : 'default'}
          leftSection={<ListFilter size={14} aria-hidden />}
        >
          {spoken(
            label,
            chosen.map((value) => words[value]),
          )}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <fieldset className={classes.choices} aria-label={label}>
          {choices.map((value) => (
            <Checkbox
              key={value}
              size="xs"
              label={words[value]}
              checked={chosen.includes(value)}
              onChange={() => toggle(value)}
            />
          ))}
        </fieldset>
      </Popover.Dropdown>
    </Popover>
  );
}

/** 'Status: Scheduled, Completed, 2 more' */
function spoken(label: string, words: string[]): string {
  if (words.length === 0) return label;
  const named = words.slice(0, 2).join(', ');
  return `${label}: ${named}${words.length > 2 ? `, ${words.length - 2} more` : ''}`;
}
