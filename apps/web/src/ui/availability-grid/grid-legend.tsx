import classes from './availability-grid.module.css';
import frame from './grid-legend.module.css';

type Props = { durationMinutes: number; hasOld: boolean };

/** What the colours and hatches of the grid mean. */
export function GridLegend({ durationMinutes, hasOld }: Props) {
  const items = [
    { look: classes.chosen, text: 'Chosen' },
    ...(hasOld ? [{ look: classes.old, text: 'Old time' }] : []),
    { look: classes.best, text: 'Best times' },
    { look: classes.mutual, text: 'Everyone needed is free' },
    { look: classes.short, text: `Free, but under ${durationMinutes} min` },
    { look: classes.outside, text: 'Outside hours' },
    { look: classes.busy, text: 'Busy (titles stay private)' },
  ];
  return (
    <ul className={frame.legend} aria-label="What the grid shows">
      {items.map(({ look, text }) => (
        <li key={text}>
          <span className={frame.sample} aria-hidden>
            <span className={look} />
          </span>
          {text}
        </li>
      ))}
    </ul>
  );
}
