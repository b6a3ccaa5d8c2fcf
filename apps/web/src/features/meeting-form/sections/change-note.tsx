import { printClock, printWallTime } from '#lib/dates/wall-time.ts';
import { zoneCity } from '#lib/dates/zone-label.ts';
import { aroundGap } from '#lib/dates/zone-time.ts';
import { TextButton } from '#ui/text/text-button.tsx';
import type { ChosenTime } from '#features/bookings/meeting-values/meeting-values.model.ts';
import { Note } from './note.tsx';

type Props = { time: ChosenTime; onChoose: (clock: string) => void };

/** Says so when the clocks of the zone skip the chosen time, or show it twice. */
export function ChangeNote({ time, onChoose }: Props) {
  const { reading, startWall, timeZone } = time;
  const city = zoneCity(timeZone);
  if (reading === 'once') return null;
  if (reading === 'fold') {
    return (
      <Note tone="info">
        <p>
          Clocks go back that night in {city}, so {printClock(startWall)} comes twice. The first one is taken.
        </p>
      </Note>
    );
  }
  const [before, after] = aroundGap(startWall, timeZone).map(printClock);
  return (
    <Note tone="warning">
      <p>
        {printWallTime(startWall)} does not exist in {city}: clocks jump forward that night. Choose{' '}
        <Choice clock={before} onChoose={onChoose} /> or <Choice clock={after} onChoose={onChoose} />.
      </p>
    </Note>
  );
}

function Choice({ clock = '', onChoose }: { clock: string | undefined; onChoose: (clock: string) => void }) {
  return <TextButton onClick={() => onChoose(clock)}>{clock}</TextButton>;
}
