import type { KeyboardEvent } from 'react';

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Moves the focus among the enabled buttons of a group; Tab still reaches each of them. */
export function moveAmongButtons(event: KeyboardEvent<HTMLButtonElement>) {
  const step = STEPS[event.key];
  const group = event.currentTarget.closest('[role=group]');
  const buttons = [...(group?.querySelectorAll<HTMLButtonElement>('button:not(:disabled)') ?? [])];
  const from = buttons.indexOf(event.currentTarget);
  const to = event.key === 'Home' ? 0 : event.key === 'End' ? buttons.length - 1 : step && from + step;
  if (to === undefined) return;
  event.preventDefault();
  buttons[to]?.focus();
}
