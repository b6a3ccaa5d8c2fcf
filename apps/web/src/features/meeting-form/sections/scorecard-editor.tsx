import { LIMITS } from '@slotwise/contract/limits';
import type { ScorecardAttribute } from '@slotwise/contract/booking-parts/feedback.schema';
import { ActionIcon, Button, Checkbox, Input, TextInput } from '@mantine/core';
import { Plus, X } from 'lucide-react';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import classes from './scorecard-editor.module.css';
import { MEETING_FORM } from '#features/meeting-form/values/meeting-form.texts.ts';

const nameLine = (name: string, index: number) => name || MEETING_FORM.attribute({ number: index + 1 });

type Props = {
  attributes: ScorecardAttribute[];
  onChange: (attributes: ScorecardAttribute[]) => void;
  error: ReactNode;
};

const USUAL_WEIGHT = 3;

/** What the panel rates from 1 to 5. Enter adds a line below. */
export function ScorecardEditor({ attributes, onChange, error }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const isFull = attributes.length >= LIMITS.scorecardAttributesMax;
  const focusLine = (index: number) =>
    requestAnimationFrame(() =>
      root.current?.querySelectorAll<HTMLElement>('input:not([type=checkbox])')[index]?.focus(),
    );

  const change = (index: number, changes: Partial<ScorecardAttribute>) =>
    onChange(attributes.map((one, i) => (i === index ? { ...one, ...changes } : one)));
  const addAfter = (index: number) => {
    if (isFull) return;
    onChange(attributes.toSpliced(index + 1, 0, { name: '', weight: USUAL_WEIGHT, mustHave: false }));
    focusLine(index + 1);
  };
  const remove = (index: number) => {
    onChange(attributes.toSpliced(index, 1));
    focusLine(Math.max(0, index - 1));
  };
  const onEnter = (event: KeyboardEvent, index: number) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    addAfter(index);
  };
  return (
    <div ref={root} role="group" aria-labelledby="scorecard-label">
      <Input.Label component="div" id="scorecard-label">
        {MEETING_FORM.scorecard()}
      </Input.Label>
      <Input.Description>{MEETING_FORM.scorecardHint()}</Input.Description>
      <ol className={classes.lines}>
        {attributes.map(({ name, mustHave }, i) => (
          <li key={i} className={classes.line}>
            <TextInput
              aria-label={nameLine('', i)}
              className={classes.name}
              maxLength={80}
              autoComplete="off"
              value={name}
              onChange={({ currentTarget }) => change(i, { name: currentTarget.value })}
              onKeyDown={(event) => onEnter(event, i)}
            />
            <Checkbox
              size="xs"
              label={MEETING_FORM.mustHave()}
              aria-label={MEETING_FORM.isMustHave({ name: nameLine(name, i) })}
              checked={mustHave}
              onChange={({ currentTarget }) => change(i, { mustHave: currentTarget.checked })}
            />
            <ActionIcon
              size={28}
              aria-label={MEETING_FORM.removeOne({ name: nameLine(name, i) })}
              title={MEETING_FORM.remove()}
              onClick={() => remove(i)}
            >
              <X size={15} />
            </ActionIcon>
          </li>
        ))}
      </ol>
      {error && <Input.Error>{error}</Input.Error>}
      <Button
        size="xs"
        variant="subtle"
        leftSection={<Plus size={14} aria-hidden />}
        disabled={isFull}
        onClick={() => addAfter(attributes.length - 1)}
      >
        {isFull ? MEETING_FORM.most({ most: LIMITS.scorecardAttributesMax }) : MEETING_FORM.addAttribute()}
      </Button>
    </div>
  );
}
