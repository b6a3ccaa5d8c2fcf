import { ActionIcon, Button, Input, NativeSelect, TextInput } from '@mantine/core';
import { Plus, X } from 'lucide-react';
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { WEIGHTS } from '../job-words.model.ts';
import { WEIGHT_WORDS } from '../jobs.texts.ts';
import { FORM } from './job-form.texts.ts';
import classes from './weighted-lines.module.css';

type Line = { name: string; weight: number };

type Props<One extends Line> = {
  label: string;
  description: string;
  /** What a line is. */
  noun: 'SKILL' | 'ATTRIBUTE';
  lines: One[];
  blank: One;
  most: number;
  maxLength: number;
  error: ReactNode;
  onChange: (lines: One[]) => void;
  /** The last field of a line. */
  extra: (line: One, change: (changes: Partial<One>) => void, name: string) => ReactNode;
};

const listWeights = () =>
  WEIGHTS.map((key, i) => ({
    value: String(i + 1),
    label: FORM.weight({ weight: i + 1, word: WEIGHT_WORDS[key]() }),
  }));

/** Names with a weight from 1 to 5, one per line. Enter adds a line below. */
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
            const name = FORM.nthLine({ noun, nth: i + 1 });
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
                  aria-label={FORM.weightOf({ name: line.name || name })}
                  data={listWeights()}
                  value={String(line.weight)}
                  onChange={({ currentTarget }) =>
                    change({ weight: Number(currentTarget.value) } as Partial<One>)
                  }
                />
                {extra(line, change, line.name || name)}
                <ActionIcon
                  size={28}
                  aria-label={FORM.removeOne({ name: line.name || name })}
                  title={FORM.remove()}
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
        {isFull ? FORM.mostLines({ count: most }) : FORM.addLine({ noun })}
      </Button>
    </div>
  );
}
