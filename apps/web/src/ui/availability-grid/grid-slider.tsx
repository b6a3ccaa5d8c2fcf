import type { KeyboardEvent } from 'react';
import classes from './availability-grid.module.css';
import { firstStart, movedBy, sliderValue, type KeyFrame } from './grid-keys.ts';
import type { GridProps } from './grid-props.ts';
import { DAY_MINUTES, MINUTE_MS, placeIn, type Place, type Span } from './grid-times.ts';
import { GRID } from './grid.texts.ts';

type Props = Pick<
  GridProps,
  'marks' | 'cursor' | 'onCursor' | 'onChoose' | 'describe' | 'stepMinutes' | 'durationMinutes'
> & { frame: KeyFrame; styleAt: (index: number, place: Place) => React.CSSProperties };

/** The grid's only Tab stop: a slider at the meeting's position. Arrow keys move it, Enter chooses, Escape reverts. */
export function GridSlider({ marks, cursor, onCursor, onChoose, describe, frame, styleAt }: Props) {
  const { days, timeZone, scale, durationMinutes } = frame;
  const start = cursor ?? firstStart([marks.chosen ?? marks.old, marks.best[0], frame.free[0]], frame);
  const span: Span = { start, end: start + durationMinutes * MINUTE_MS };
  const index = days.findIndex((day) => start >= day.start && start < day.end);
  const day = days[index];
  const place = day ? placeIn(day, span, { scale, timeZone }) : null;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const moved = movedBy(event.key, start, frame);
    const isChoice = event.key === 'Enter' || event.key === ' ';
    if (moved === null && !isChoice && event.key !== 'Escape') return;
    event.preventDefault();
    if (isChoice) onChoose(start);
    onCursor(moved);
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      className={classes.slider}
      style={place ? styleAt(index, place) : undefined}
      aria-label={GRID.slider()}
      aria-valuemin={0}
      aria-valuemax={days.length * DAY_MINUTES}
      aria-valuenow={sliderValue(start, frame)}
      aria-valuetext={describe(start)}
      onKeyDown={onKeyDown}
      onBlur={() => onCursor(null)}
    />
  );
}
