import { Button } from '@mantine/core';
import { ListFilter } from 'lucide-react';
import { useDropDown } from './drop-down.tsx';
import { onDemand } from '../on-demand.tsx';
import { UI } from '../ui.texts.ts';

const Checklist = onDemand(async () => (await import('./checklist.tsx')).Checklist);

type Props<Value extends string> = {
  /** What is being chosen, such as 'Status'. */
  label: string;
  choices: readonly Value[];
  words: Record<Value, string>;
  chosen: readonly Value[];
  /** Receives the choice in the order offered. */
  onChange: (chosen: Value[]) => void;
};

/** A checklist behind a button that states its value. */
export function ChecklistFilter<Value extends string>(props: Props<Value>) {
  const { label, choices, words, chosen, onChange } = props;
  const { opener, dropDown } = useDropDown('dialog');
  const toggle = (value: string) =>
    onChange(choices.filter((one) => (one === value ? !chosen.includes(one) : chosen.includes(one))));
  return (
    <>
      <Button
        {...opener}
        size="xs"
        variant={chosen.length > 0 ? 'light' : 'default'}
        leftSection={<ListFilter size={14} aria-hidden />}
      >
        {spoken(
          label,
          chosen.map((value) => words[value]),
        )}
      </Button>
      <Checklist
        {...dropDown}
        label={label}
        choices={choices.map((value) => ({ value, word: words[value], isChosen: chosen.includes(value) }))}
        onToggle={toggle}
      />
    </>
  );
}

/** 'Status: Scheduled, Completed, 2 more' */
function spoken(label: string, words: string[]): string {
  if (words.length === 0) return label;
  return UI.chosen({ label, named: words.slice(0, 2).join(', '), more: Math.max(0, words.length - 2) });
}
