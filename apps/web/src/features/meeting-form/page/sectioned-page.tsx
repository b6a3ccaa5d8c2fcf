import { useState, type ReactNode } from 'react';
import classes from './schedule-layout.module.css';
import { DrawnPart } from '#lib/drawn-part.tsx';
import { SectionCard } from './section-card.tsx';
import { StepList } from './step-list.tsx';
import { MEETING_FORM } from '../values/meeting-form.texts.ts';
import type { Step, StepId } from '../values/steps.model.ts';

/** Scrolls to a section and focuses its heading, so that Tab continues from there. */
function goToSection(id: string) {
  document.getElementById(id)?.scrollIntoView();
  document.getElementById(`${id}-title`)?.focus({ preventScroll: true });
}

/** Hints for filling in the meeting itself. */
export const getMeetingHints = (): Partial<Record<StepId, string>> => ({
  panel: MEETING_FORM.panelHint(),
  time: MEETING_FORM.timeHint(),
});

type Props<Id extends string> = {
  steps: Step<Id>[];
  parts: Record<Id, ReactNode>;
  hints?: Partial<Record<Id, ReactNode>>;
  /** On a desktop, the parts before the one with this id are shown next to it instead of the checklist. */
  mainPart?: Id;
  /** Shown below the last part: notes, and the foot with the button. */
  children: ReactNode;
};

/** The parts of a form below each other, with a checklist next to them. */
export function SectionedPage<Id extends string>({
  steps,
  parts,
  hints = {},
  mainPart,
  children,
}: Props<Id>) {
  const [current, setCurrent] = useState(steps[0]?.id);
  const main = steps.findIndex(({ id }) => id === mainPart);
  const draw = ({ id, title }: Step<Id>) => (
    <SectionCard key={id} id={id} title={title} hint={hints[id]} onEnter={() => setCurrent(id)}>
      {parts[id]}
    </SectionCard>
  );
  return (
    <div className={classes.grid} data-split={main > 0 || undefined}>
      <div className={classes.side}>
        <DrawnPart
          from={[JSON.stringify(steps), current]}
          draw={() => <StepList steps={steps} current={current} onGo={goToSection} />}
        />
      </div>
      <div className={classes.main}>
        {main > 0 && (
          <div className={classes.pair}>
            <div className={classes.before}>{steps.slice(0, main).map(draw)}</div>
            {steps.slice(main, main + 1).map(draw)}
          </div>
        )}
        {steps.slice(main + 1).map(draw)}
        {children}
      </div>
    </div>
  );
}
