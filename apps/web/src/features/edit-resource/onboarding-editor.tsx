import { LIMITS } from '@slotwise/contract/limits';
import { ActionIcon, Button, Checkbox, Input, TextInput } from '@mantine/core';
import { Plus, X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import classes from './onboarding-editor.module.css';
import type { OnboardingStep } from './resource-values.model.ts';
import { EDIT_RESOURCE } from './edit-resource.texts.ts';

type Props = {
  steps: OnboardingStep[];
  onChange: (steps: OnboardingStep[]) => void;
  error: ReactNode;
};

const nameStep = (item: string, index: number) => item || EDIT_RESOURCE.step({ number: index + 1 });

/** What has to happen before the first day; steps are checked off, added and removed. */
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
        {EDIT_RESOURCE.onboarding()}
      </Input.Label>
      <Input.Description>{EDIT_RESOURCE.open({ open })}</Input.Description>
      <ul className={classes.steps}>
        {steps.map(({ item, required, done }, i) => (
          <li key={i} className={classes.step}>
            <Checkbox
              aria-label={EDIT_RESOURCE.isDone({ step: nameStep(item, i) })}
              checked={done}
              onChange={({ currentTarget }) => change(i, { done: currentTarget.checked })}
            />
            <TextInput
              aria-label={nameStep('', i)}
              maxLength={200}
              autoComplete="off"
              value={item}
              onChange={({ currentTarget }) => change(i, { item: currentTarget.value })}
            />
            <Checkbox
              size="xs"
              label={EDIT_RESOURCE.required()}
              aria-label={EDIT_RESOURCE.isRequired({ step: nameStep(item, i) })}
              checked={required}
              onChange={({ currentTarget }) => change(i, { required: currentTarget.checked })}
            />
            <ActionIcon
              size={28}
              aria-label={EDIT_RESOURCE.remove({ step: nameStep(item, i) })}
              title={EDIT_RESOURCE.removeShort()}
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
        {EDIT_RESOURCE.addStep()}
      </Button>
    </div>
  );
}
