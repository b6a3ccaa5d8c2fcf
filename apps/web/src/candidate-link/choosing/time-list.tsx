import { dayTitle } from '#lib/dates/date-text.ts';
import { moveAmongButtons } from './arrow-keys.ts';
import { toParts, type OfferedDay } from './offered-days.ts';

type Props = {
  day: OfferedDay;
  timeZone: string;
  chosen: string;
  onChoose: (startTime: string) => void;
};

/** The times of one day, by part of the day. */
export function TimeList({ day, timeZone, chosen, onChoose }: Props) {
  return (
    <section aria-labelledby="times-title">
      <h2 id="times-title" aria-live="polite">
        {dayTitle(day.date)}
      </h2>
      {toParts(day.starts, timeZone).map(({ name, starts }) => (
        <div key={name}>
          <h3 className="part">{name}</h3>
          <div className="times" role="group" aria-label={name}>
            {starts.map(({ startTime, clock }) => (
              <button
                key={startTime}
                type="button"
                className="time"
                aria-pressed={startTime === chosen}
                onKeyDown={moveAmongButtons}
                onClick={({ currentTarget }) => {
                  onChoose(startTime);
                  // The bar that appears with the choice covers the lower edge.
                  requestAnimationFrame(() => currentTarget.scrollIntoView({ block: 'nearest' }));
                }}
              >
                {clock}
              </button>
            ))}
          </div>
        </div>
      ))}
    </section>
  );
}
