import classes from './availability-grid.module.css';
import frame from './grid-legend.module.css';
import { GRID } from './grid.texts.ts';

type Props = { durationMinutes: number; hasOld: boolean };

/** What the grid's colors and hatches mean. */
export function GridLegend({ durationMinutes, hasOld }: Props) {
  const items = [
    { look: classes.chosen, text: GRID.chosen() },
    ...(hasOld ? [{ look: classes.old, text: GRID.oldTime() }] : []),
    { look: classes.best, text: GRID.best() },
    { look: classes.mutual, text: GRID.everyoneFree() },
    { look: classes.short, text: GRID.tooShort({ minutes: durationMinutes }) },
    { look: classes.outside, text: GRID.outside() },
    { look: classes.busy, text: GRID.busy() },
  ];
  return (
    <ul className="flow gap-md rows-2xs inset line-above caption" aria-label={GRID.legend()}>
      {items.map(({ look, text }) => (
        <li key={text} className="row gap-2xs">
          <span className={frame.sample} aria-hidden>
            <span className={look} />
          </span>
          {text}
        </li>
      ))}
    </ul>
  );
}
