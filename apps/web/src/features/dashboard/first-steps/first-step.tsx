import { VisuallyHidden } from '@mantine/core';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './first-steps.module.css';
import { FIRST_STEPS } from './first-steps.texts.ts';

export type FirstStep = { title: string; text: string; done: boolean; act?: ReactNode };

/** One step of the list, checked off once it is done. */
export function Step({ title, text, done, act, position }: FirstStep & { position: number }) {
  return (
    <li className={classes.step} data-done={done || undefined}>
      <span className="centered firm round fine strong step-mark" aria-hidden>
        {done ? <Check size={14} strokeWidth={3} /> : position}
      </span>
      <span className="grid slim grows">
        <span className={classes.title}>
          {title}
          {done && <VisuallyHidden> {FIRST_STEPS.done()}</VisuallyHidden>}
        </span>
        <span className="caption breaks">{text}</span>
      </span>
      {!done && act}
    </li>
  );
}
