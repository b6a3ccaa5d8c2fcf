import { printClock } from '#lib/wall-time.ts';
import { wallTimeAt } from '#lib/zone-time.ts';
import { Avatar } from '#ui/avatar.tsx';
import { HOUR_MS, placeIn, type Stretch } from './day-lanes.model.ts';
import classes from './day-strip.module.css';

export type Lane = {
  key: string;
  name: string;
  /** Their part and what their clock shows. */
  caption: string;
  doubtful: boolean;
  /** When they work on this day; null where no hours are known. */
  hours: Stretch[] | null;
};

type Props = { window: Stretch; timeZone: string; lanes: Lane[]; slot: Stretch };

function ticksOf({ start, end }: Stretch): number[] {
  const step = end - start > 14 * HOUR_MS ? 3 * HOUR_MS : 2 * HOUR_MS;
  const ticks: number[] = [];
  for (let tick = start; tick < end; tick += step) ticks.push(tick);
  return ticks;
}

function inPercent(window: Stretch, stretch: Stretch) {
  const { left, width } = placeIn(window, stretch);
  return { left: `${left}%`, width: `${width}%` };
}

/**
 * One day as a lane a person: white within their hours, grey outside, and the chosen slot in marigold through all
 * lanes. The drawing repeats what the captions say, so screen readers are given the captions only.
 */
export function DayStrip({ window, timeZone, lanes, slot }: Props) {
  return (
    <div className={classes.strip}>
      <div className={classes.scale} aria-hidden>
        <div className={classes.ruler}>
          {ticksOf(window).map((tick) => (
            <span
              key={tick}
              className={classes.tick}
              style={{ left: inPercent(window, { start: tick, end: tick }).left }}
            >
              {printClock(wallTimeAt(tick, timeZone))}
            </span>
          ))}
        </div>
      </div>
      <ul className={classes.lanes} aria-label="Who sees what time">
        {lanes.map((lane, i) => (
          <li key={lane.key} className={classes.lane}>
            <span className={classes.person}>
              <Avatar name={lane.name} size={24} position={i} />
              <span className={classes.words}>
                <span className={classes.name}>{lane.name}</span>
                <span className={classes.caption} data-doubtful={lane.doubtful || undefined}>
                  {lane.caption}
                </span>
              </span>
            </span>
            <span className={classes.track} data-known={lane.hours !== null || undefined} aria-hidden>
              {lane.hours?.map((stretch) => (
                <span key={stretch.start} className={classes.hours} style={inPercent(window, stretch)} />
              ))}
              {ticksOf(window)
                .slice(1)
                .map((tick) => (
                  <span
                    key={tick}
                    className={classes.line}
                    style={{ left: inPercent(window, { start: tick, end: tick }).left }}
                  />
                ))}
              <span className={classes.slot} style={inPercent(window, slot)} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
