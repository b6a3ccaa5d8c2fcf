import type { CSSProperties } from 'react';
import classes from './availability-grid.module.css';
import type { GridProps } from './grid-props.ts';
import { placeIn, type GridDay, type GridLane, type Place } from './grid-times.ts';

type Props = Pick<GridProps, 'scale' | 'timeZone'> & {
  lane: GridLane;
  day: GridDay;
  styleAt: (place: Place) => CSSProperties;
};

/** When someone is not free on one day. */
export function LaneBlocks({ lane, day, scale, timeZone, styleAt }: Props) {
  return lane.blocks.map((block) => {
    const place = placeIn(day, block, { scale, timeZone });
    if (!place) return null;
    return (
      <span
        key={`${block.start} ${block.look}`}
        className={block.look === 'busy' ? classes.busy : classes.outside}
        style={styleAt(place)}
        title={block.text}
      />
    );
  });
}
