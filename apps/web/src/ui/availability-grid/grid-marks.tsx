import { Check } from 'lucide-react';
import type { CSSProperties } from 'react';
import classes from './availability-grid.module.css';
import type { GridProps } from './grid-props.ts';
import { MINUTE_MS, placeIn, spanClocks, type GridDay, type Place, type Span } from './grid-times.ts';

type Props = Pick<
  GridProps,
  'marks' | 'scale' | 'timeZone' | 'cursor' | 'durationMinutes' | 'pastUntil' | 'isWaiting' | 'remark'
> & {
  day: GridDay;
  styleAt: (place: Place) => CSSProperties;
  /** The position of the remark on a moving meeting. */
  styleAcross: (place: Place) => CSSProperties;
};

const isSame = (one: Span, other: Span | null) => one.start === other?.start;

/** Layers over all lanes of one day: mutual time, best slots, the old and the chosen time, and the moving meeting. */
export function GridDayMarks(props: Props) {
  const { day, marks, scale, timeZone, cursor, durationMinutes, pastUntil, isWaiting, styleAt } = props;
  const { mutual, best, chosen, old } = marks;
  // Computes clock times only for the day that shows them: it is the most expensive part of a drag.
  const draw = (span: Span, className: string | undefined, toContent?: () => React.ReactNode) => {
    const place = placeIn(day, span, { scale, timeZone });
    if (!place) return null;
    return (
      <span key={`${className} ${span.start}`} className={className} style={styleAt(place)}>
        {toContent?.()}
      </span>
    );
  };
  const moving = cursor === null ? null : { start: cursor, end: cursor + durationMinutes * MINUTE_MS };
  return (
    <>
      {draw({ start: 0, end: pastUntil }, classes.past)}
      {!isWaiting && (
        <>
          {mutual.map((span) => draw(span, span.isLongEnough ? classes.mutual : classes.short))}
          {best
            .filter((span) => !isSame(span, chosen))
            .map((span) => draw(span, classes.best, () => spanClocks(span, timeZone)))}
        </>
      )}
      {old && !isSame(old, chosen) && draw(old, classes.old, () => spanClocks(old, timeZone))}
      {chosen &&
        draw(chosen, moving ? classes.left : classes.chosen, () => (
          <>
            {!moving && <Check size={13} strokeWidth={3} />}
            {spanClocks(chosen, timeZone)}
          </>
        ))}
      {moving && draw(moving, classes.moving, () => spanClocks(moving, timeZone))}
      {moving && <Remark {...props} moving={moving} />}
    </>
  );
}

function Remark({ moving, day, scale, timeZone, remark, styleAcross }: Props & { moving: Span }) {
  const place = placeIn(day, moving, { scale, timeZone });
  if (!place) return null;
  const { text, isGood } = remark(moving.start);
  if (!text) return null;
  return (
    <span className={classes.remark} data-good={isGood || undefined} style={styleAcross(place)}>
      {text}
    </span>
  );
}
