import type { CSSProperties } from 'react';
import classes from './availability-grid.module.css';
import rows from './day-rows.module.css';
import { GridDayMarks } from './grid-marks.tsx';
import type { GridProps } from './grid-props.ts';
import { GridSlider } from './grid-slider.tsx';
import { clockText, hoursIn, type Place } from './grid-times.ts';
import { LaneBlocks } from './lane-blocks.tsx';
import { LaneFace } from './lane-face.tsx';
import { useGridDrag, type Spot } from './use-grid-drag.ts';
import { GRID } from './grid.texts.ts';

const along = ({ from, size }: Place): CSSProperties => ({ left: `${from}%`, width: `${size}%` });

/** To the right of the meeting, but to its left late in the day. */
const placeAcross = ({ from, size }: Place): CSSProperties =>
  from + size > 60 ? { right: `calc(${100 - from}% + 6px)` } : { left: `calc(${from + size}% + 6px)` };

/** One day: a row per person, hours across; drawn for eye and pointer, with a slider for the keyboard. */
export function DayGrid(props: GridProps) {
  const { days, lanes, marks, scale, timeZone, stepMinutes, isWaiting } = props;
  const [day] = days;
  const locate = (x: number): Spot | null => {
    const box = area.current?.getBoundingClientRect();
    if (!box || box.width === 0 || !day) return null;
    const part = Math.min(1, Math.max(0, (x - box.left) / box.width));
    return { day, minute: scale.from + part * (scale.to - scale.from) };
  };
  const { area, handlers } = useGridDrag({
    locate,
    grabbable: [marks.chosen ?? marks.old, ...marks.best].filter((span) => span !== null),
    timeZone,
    stepMinutes,
    onPreview: props.onCursor,
    onChoose: props.onChoose,
  });
  if (!day) return null;
  const hours = hoursIn(scale);
  const every = hours.length > 12 ? 2 : 1;
  const free = marks.mutual.filter(({ isLongEnough }) => isLongEnough);
  return (
    <div className={rows.rows} style={{ '--hours': hours.length } as CSSProperties}>
      <span className="inset caption medium">{GRID.people()}</span>
      <div className={rows.ruler} aria-hidden>
        {hours.map((minute, i) => (
          <span key={minute}>{i % every === 0 ? clockText(minute) : ''}</span>
        ))}
      </div>
      <ul aria-label={GRID.peopleInGrid()}>
        {lanes.map((lane) => (
          <li key={lane.key} className={rows.person}>
            <LaneFace lane={lane} size={24} />
            <span className="grid slim">
              <span className="small medium cut">{lane.name}</span>
              <span className="caption cut">{lane.caption}</span>
            </span>
          </li>
        ))}
      </ul>
      <div ref={area} className={classes.tracks} data-waiting={isWaiting || undefined} {...handlers}>
        <div className={classes.layer} aria-hidden>
          {!isWaiting &&
            lanes.map((lane) => (
              <span key={lane.key} className={classes.track}>
                <LaneBlocks {...{ lane, day, scale, timeZone }} styleAt={along} />
              </span>
            ))}
          <GridDayMarks {...props} day={day} styleAt={along} styleAcross={placeAcross} />
        </div>
        <GridSlider
          {...props}
          frame={{ ...props, free, isWeek: false }}
          styleAt={(_, place) => ({ ...along(place), top: 0, bottom: 0 })}
        />
      </div>
    </div>
  );
}
