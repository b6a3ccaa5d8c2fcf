import { ActionIcon, Button, Input, NativeSelect, TextInput } from '@mantine/core';
import { Plus, X } from 'lucide-react';
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { WEIGHT_WORDS } from '../job-words.model.ts';
import classes from './weighted-lines.module.css';

type Line = { name: string; weight: number };

type Props<One extends Line> = {
  label: string;
  description: string;
  /** What a line is called, such as 'Skill'. */
  noun: string;
  lines: One[];
  blank: One;
  most: number;
  maxLength: number;
  error: ReactNode;
  onChange: (lines: One[]) => void;
  /** The last field of a line. */
  extra: (line: One, change: (changes: Partial<One>) => void, name: string) => ReactNode;
};

const WEIGHTS = WEIGHT_WORDS.map((word, i) => ({ value: String(i + 1), label: `${i + 1} · ${word}` }));

/** Names with a weight from 1 to 5, a line each. Enter adds a line below, as lists do. */
export function WeightedLines<One extends Line>(props: Props<One>) {
  const { label, description, noun, lines, blank, most, maxLength, error, onChange, extra } = props;
  const root = useRef<HTMLDivElement>(null);
  const labelId = useId();
  const isFull = lines.length >= most;
  const focusLine = (index: number) =>
    requestAnimationFrame(() => root.current?.querySelectorAll<HTMLElement>('[data-line]')[index]?.focus());
  const addAfter = (index: number) => {
    if (isFull) return;
    onChange(lines.toSpliced(index + 1, 0, blank));
    focusLine(index + 1);
  };
  const remove = (index: number) => {
    onChange(lines.toSpliced(index, 1));
    focusLine(Math.max(0, index - 1));
  };
  const onEnter = (event: KeyboardEvent, index: number) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    addAfter(index);
  };
  return (
    <div ref={root} role="group" aria-labelledby={labelId}>
      <Input.Label component="div" id={labelId}>
        {label}
      </Input.Label>
      <Input.Description>{description}</Input.Description>
      {lines.length > 0 && (
        <ol className={classes.lines}>
          {lines.map((line, i) => {
            const name = `${noun} ${i + 1}`;
            const change = (changes: Partial<One>) =>
              onChange(lines.map((one, other) => (other === i ? { ...one, ...changes } : one)));
            return (
              <li key={i} className={classes.line}>
                <TextInput
                  data-line
                  aria-label={name}
                  className={classes.name}
                  maxLength={maxLength}
                  autoComplete="off"
                  value={line.name}
                  onChange={({ currentTarget }) => change({ name: currentTarget.value } as Partial<One>)}
                  onKeyDown={(event) => onEnter(event, i)}
                />
                <NativeSelect
                  aria-label={`Weight of ${line.name || name}`}
                  data={WEIGHTS}
                  value={String(line.weight)}
                  onChange={({ currentTarget }) =>
                    change({ weight: Number(currentTarget.value) } as Partial<One>)
                  }
                />
                {extra(line, change, line.name || name)}
                <ActionIcon
                  size={28}
                  aria-label={`Remove ${line.name || name}`}
                  title="Remove"
                  onClick={() => remove(i)}
                >
                  <X size={15} />
                </ActionIcon>
              </li>
            );
          })}
        </ol>
      )}
      {error && <Input.Error role="alert">{error}</Input.Error>}
      <Button
        size="xs"
        variant="subtle"
        mt={4}
        leftSection={<Plus size={14} aria-hidden />}
        disabled={isFull}
        onClick={() => addAfter(lines.length - 1)}
      >
        {isFull ? `At most ${most}` : `Add ${noun.toLowerCase()}`}
      </Button>
    </div>
  );
}
