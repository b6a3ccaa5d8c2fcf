import { LIMITS } from '@slotwise/contract/limits';
import { ActionIcon, Button, Checkbox, Input, TextInput } from '@mantine/core';
import { Plus, X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { counted } from '#lib/dates/date-text.ts';
import classes from './onboarding-editor.module.css';
import type { OnboardingStep } from './resource-values.model.ts';

type Props = {
  steps: OnboardingStep[];
  onChange: (steps: OnboardingStep[]) => void;
  error: ReactNode;
};

/** What has to happen before the first day; steps are ticked off, added and removed. */
export function OnboardingEditor({ steps, onChange, error }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const open = steps.filter(({ required, done }) => required && !done).length;
  const change = (index: number, changes: Partial<OnboardingStep>) =>
    onChange(steps.map((step, i) => (i === index ? { ...step, ...changes } : step)));
  const focusLine = (index: number) =>
    requestAnimationFrame(() =>
      root.current?.querySelectorAll<HTMLElement>('input:not([type=checkbox])')[index]?.focus(),
    );
  const add = () => {
    onChange([...steps, { item: '', required: true, done: false }]);
    focusLine(steps.length);
  };
  const remove = (index: number) => {
    onChange(steps.toSpliced(index, 1));
    focusLine(Math.max(0, index - 1));
  };
  return (
    <div ref={root} role="group" aria-labelledby="onboarding-label">
      <Input.Label component="div" id="onboarding-label">
        Onboarding
      </Input.Label>
      <Input.Description>
        {open === 0
          ? 'Everything required is done'
          : `${counted(open, 'required step', 'required steps')} to do`}
      </Input.Description>
      <ul className={classes.steps}>
        {steps.map(({ item, required, done }, i) => (
          <li key={i} className={classes.step}>
            <Checkbox
              aria-label={`${item || `Step ${i + 1}`} is done`}
              checked={done}
              onChange={({ currentTarget }) => change(i, { done: currentTarget.checked })}
            />
            <TextInput
              aria-label={`Step ${i + 1}`}
              maxLength={200}
              autoComplete="off"
              value={item}
              onChange={({ currentTarget }) => change(i, { item: currentTarget.value })}
            />
            <Checkbox
              size="xs"
              label="Required"
              aria-label={`${item || `Step ${i + 1}`} is required`}
              checked={required}
              onChange={({ currentTarget }) => change(i, { required: currentTarget.checked })}
            />
            <ActionIcon
              size={28}
              aria-label={`Remove ${item || `step ${i + 1}`}`}
              title="Remove"
              onClick={() => remove(i)}
            >
              <X size={15} />
            </ActionIcon>
          </li>
        ))}
      </ul>
      {error && <Input.Error>{error}</Input.Error>}
      <Button
        size="xs"
        variant="subtle"
        leftSection={<Plus size={14} aria-hidden />}
        disabled={steps.length >= LIMITS.onboardingStepsMax}
        onClick={add}
      >
        Add a step
      </Button>
    </div>
  );
}
