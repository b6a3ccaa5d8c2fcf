import { dayOf, hoursOfDay, windowOf } from './day-lanes.model.ts';
import { DayStrip, type Lane } from './day-strip.tsx';
import type { ChosenTime } from './meeting-values.model.ts';
import { Note } from './note.tsx';
import { clockOf, doubtOf, type Invited } from './people.model.ts';

type Props = { people: Invited[]; time: ChosenTime };

/** The chosen day with everybody's clock, and in words whom the time does not suit. */
export function WhoSeesWhat({ people, time }: Props) {
  const day = dayOf(time.startWall.slice(0, 10), time.timeZone);
  const doubts = people.map((person) => doubtOf(person, time));
  const lanes = people.map((person, i): Lane => {
    const { key, name, part, timeZone, weeklyHours } = person;
    return {
      key,
      name,
      caption: `${part} · ${clockOf(person, time)}`,
      doubtful: doubts[i] !== null,
      hours: timeZone && weeklyHours ? hoursOfDay(weeklyHours, timeZone, day) : null,
    };
  });
  const slot = { start: time.start, end: Math.min(time.end, day.end) };
  const window = windowOf(day, [slot, ...lanes.flatMap(({ hours }) => hours ?? [])]);
  const sentences = doubts.filter((doubt) => doubt !== null);
  return (
    <>
      {sentences.length > 0 && (
        <Note tone="warning" title="You can schedule this. It may not suit everybody.">
          <ul>
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Note>
      )}
      <DayStrip window={window} timeZone={time.timeZone} lanes={lanes} slot={slot} />
    </>
  );
}
