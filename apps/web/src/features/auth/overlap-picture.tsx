import { TAGLINE } from '@slotwise/contract/first-messages';
import { LOG_IN } from './login.texts.ts';
import classes from './overlap-picture.module.css';

type Range = readonly [from: number, to: number];
type Lane = { name: string; place: string; free: Range; busy: readonly Range[] };

/** Hours of the day in the zone named in the picture. */
const DAY: Range = [9, 20];
const SHARED: Range = [15, 16];
const SCALE = [10, 12, 14, 16, 18];

const LANES: readonly Lane[] = [
  {
    name: 'Arjun Nair',
    place: 'Chennai',
    free: [9, 18],
    busy: [
      [11, 12],
      [16.75, 17.5],
    ],
  },
  {
    name: 'Sofia Lindqvist',
    place: 'Stockholm',
    free: [13.5, 20],
    busy: [
      [14, 14.75],
      [17.25, 18],
    ],
  },
  {
    name: 'Daniel Okafor',
    place: 'London',
    free: [14.5, 20],
    busy: [
      [16.5, 17.5],
      [18.5, 19],
    ],
  },
  { name: 'Meera Krishnan', place: LOG_IN.candidate(), free: [12, 19], busy: [] },
];

const percent = (hours: number) => `${(hours / (DAY[1] - DAY[0])) * 100}%`;
const at = ([from, to]: Range) => ({ left: percent(from - DAY[0]), width: percent(to - from) });

/** What the product does, in one picture: the hour that several calendars share. */
export function OverlapPicture() {
  return (
    <aside className={classes.side} aria-label={LOG_IN.about()}>
      <div>
        <p className={classes.tagline}>{TAGLINE}</p>
        <p className={classes.text}>{LOG_IN.idea()}</p>
      </div>
      <div className={classes.chart} role="img" aria-label={LOG_IN.picture()}>
        <div className={classes.head}>
          <span>{LOG_IN.day()}</span>
          <span>{LOG_IN.zone()}</span>
        </div>
        <div className={classes.lanes}>
          <div className={classes.scale}>
            {SCALE.map((hour) => (
              <span key={hour} className={classes.hour} style={{ left: percent(hour - DAY[0]) }}>
                {hour}:00
              </span>
            ))}
            <div className={classes.slot} style={at(SHARED)}>
              <span>
                15:00
                <br />
                {LOG_IN.to()}
                <br />
                16:00
              </span>
            </div>
          </div>
          {LANES.map((lane) => (
            <CalendarLane key={lane.name} {...lane} />
          ))}
        </div>
      </div>
    </aside>
  );
}

function CalendarLane({ name, place, free, busy }: Lane) {
  return (
    <div className={classes.lane}>
      <div className="small medium">
        {name}
        <span className={classes.place}>{place}</span>
      </div>
      <div className={classes.hours}>
        <div className={classes.free} style={at(free)} />
        {busy.map((range) => (
          <div key={range[0]} className={classes.busy} style={at(range)} />
        ))}
      </div>
    </div>
  );
}
