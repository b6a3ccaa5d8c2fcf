import type { CSSProperties } from 'react';
import classes from './availability-grid.module.css';
import heads from './week-heads.module.css';
import { DrawnPart } from '#lib/drawn-part.tsx';
import { GridDayMarks } from './grid-marks.tsx';
import type { GridProps } from './grid-props.ts';
import { GridSlider } from './grid-slider.tsx';
import { clockText, hoursIn, type Place } from './grid-times.ts';
import { LaneBlocks } from './lane-blocks.tsx';
import { LaneFace } from './lane-face.tsx';
import { useGridDrag, type Spot } from './use-grid-drag.ts';

/** With more lanes than this there is no room for an avatar over each. */
const MOST_FACES = 6;

const upright = ({ from, size }: Place): CSSProperties => ({ top: `${from}%`, height: `${size}%` });

/** Below the meeting, but above it if it ends at the bottom of the grid. */
const underOrOver = ({ from, size }: Place): CSSProperties =>
  from + size > 85 ? { bottom: `calc(${100 - from}% + 6px)` } : { top: `calc(${from + size}% + 6px)` };

/**
 * A week: a column per day with a lane per person, hours down. The drawing is for eye and pointer; a slider announces
 * and does the same by keyboard.
 */
export function WeekGrid(props: GridProps) {
  const { days, lanes, marks, scale, timeZone, stepMinutes, isWaiting } = props;
  const locate = (x: number, y: number): Spot | null => {
    const box = area.current?.getBoundingClientRect();
    if (!box || box.width === 0) return null;
    const day =
      days[Math.min(days.length - 1, Math.max(0, Math.floor(((x - box.left) / box.width) * days.length)))];
    const part = Math.min(1, Math.max(0, (y - box.top) / box.height));
    return day ? { day, minute: scale.from + part * (scale.to - scale.from) } : null;
  };
  const { area, handlers } = useGridDrag({
    locate,
    grabbable: [marks.chosen ?? marks.old, ...marks.best].filter((span) => span !== null),
    timeZone,
    stepMinutes,
    onPreview: props.onCursor,
    onChoose: props.onChoose,
  });
  const hours = hoursIn(scale);
  const dates = days.map(({ date }) => date).join();
  const size = { '--days': days.length, '--lanes': lanes.length, '--hours': hours.length } as CSSProperties;
  const free = marks.mutual.filter(({ isLongEnough }) => isLongEnough);
  return (
    <div className={heads.week} style={size}>
      <DrawnPart from={[lanes, dates]} draw={() => <Heads {...props} />} />
      <div className={heads.hours} aria-hidden>
        {hours.map((minute) => (
          <span key={minute}>{clockText(minute)}</span>
        ))}
      </div>
      <div ref={area} className={classes.area} data-waiting={isWaiting || undefined} {...handlers}>
        {days.map((day, i) => (
          <div key={day.date} className={classes.day} aria-hidden>
            {!isWaiting && (
              <DrawnPart
                from={[lanes, day.start, scale.from, scale.to, timeZone]}
                draw={() =>
                  lanes.map((lane) => (
                    <span key={lane.key} className={classes.lane}>
                      <LaneBlocks {...{ lane, day, scale, timeZone }} styleAt={upright} />
                    </span>
                  ))
                }
              />
            )}
            <GridDayMarks
              {...props}
              day={day}
              styleAt={upright}
              styleAcross={(place) => ({
                ...underOrOver(place),
                ...(i > days.length / 2 ? { right: 3 } : { left: 3 }),
              })}
            />
          </div>
        ))}
        <GridSlider
          {...props}
          frame={{ ...props, free, isWeek: true }}
          styleAt={(index, place) => ({
            ...upright(place),
            left: `${(100 * index) / days.length}%`,
            width: `${100 / days.length}%`,
          })}
        />
      </div>
    </div>
  );
}

/** The days, with an avatar over each lane. */
const Heads = ({ days, lanes, toTitle }: GridProps) => (
  <div className={heads.heads} aria-hidden>
    {days.map((day) => (
      <div key={day.date} className={heads.head}>
        <b>{toTitle(day)}</b>
        {lanes.length <= MOST_FACES && (
          <span className={heads.faces}>
            {lanes.map((lane) => (
              <span key={lane.key} title={`${lane.name} (${lane.caption})`}>
                <LaneFace lane={lane} size={20} />
              </span>
            ))}
          </span>
        )}
      </div>
    ))}
  </div>
);
