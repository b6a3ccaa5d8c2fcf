import classes from './overlap-drawing.module.css';

type Bar = readonly [x: number, y: number, width: number];

const EMPTY: readonly Bar[] = [
  [44, 8, 84],
  [24, 32, 84],
  [4, 56, 84],
];
const MISSED: readonly Bar[] = [
  [58, 8, 70],
  [28, 32, 70],
  [4, 56, 44],
];

/** The product's sign, unfulfilled: an empty slot for a list without entries, a missed one for a failure. */
export function OverlapDrawing({ missed = false }: { missed?: boolean }) {
  const bars = missed ? MISSED : EMPTY;
  return (
    <svg className="block" width="132" height="76" viewBox="0 0 132 76" aria-hidden>
      {bars.map(([x, y, width]) => (
        <rect
          key={y}
          className={classes.bar}
          data-tone={missed ? 'pine' : undefined}
          x={x}
          y={y}
          width={width}
          height="12"
          rx="6"
        />
      ))}
      <rect className={classes.slot} x="50" y="2" width={missed ? 18 : 32} height="72" rx="8" />
    </svg>
  );
}
