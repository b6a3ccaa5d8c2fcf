import { Check, CircleAlert } from 'lucide-react';
import { memo } from 'react';
import classes from './step-list.module.css';
import type { Step } from '../values/steps.model.ts';
import { MEETING_FORM } from '#features/meeting-form/values/meeting-form.texts.ts';

type Props<Id extends string> = { steps: Step<Id>[]; current: Id | undefined; onGo: (id: Id) => void };

/** The parts as a checklist; each one is a click away. */
export function StepList<Id extends string>({ steps, current, onGo }: Props<Id>) {
  return (
    <nav className={classes.list} aria-label={MEETING_FORM.sections()}>
      {steps.map((step, i) => (
        <button
          key={step.id}
          type="button"
          className={classes.step}
          data-done={step.done || undefined}
          aria-current={step.id === current ? 'step' : undefined}
          onClick={() => onGo(step.id)}
        >
          <span className={classes.mark} data-wrong={step.wrong || undefined} aria-hidden>
            <Mark wrong={step.wrong} done={step.done} position={i + 1} />
          </span>
          <span className={classes.words}>
            <span className="small medium">{step.title}</span>
            <span className={classes.value}>{step.wrong ? MEETING_FORM.wrong() : step.value}</span>
          </span>
        </button>
      ))}
    </nav>
  );
}

type MarkProps = Pick<Step, 'wrong' | 'done'> & { position: number };

/** Rendered only when it changes: the text next to it changes with each keystroke. */
const Mark = memo(({ wrong, done, position }: MarkProps) => {
  if (wrong) return <CircleAlert size={14} />;
  return done ? <Check size={14} strokeWidth={3} /> : position;
});
