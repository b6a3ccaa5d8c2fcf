import { printClock, printWallTime } from '#lib/dates/wall-time.ts';
import { zoneCity } from '#lib/dates/zone-label.ts';
import { aroundGap } from '#lib/dates/zone-time.ts';
import { TextButton } from '#ui/text/text-button.tsx';
import type { ChosenTime } from '#features/bookings/meeting-values/meeting-values.model.ts';
import { Note } from './note.tsx';
import { MEETING_FORM } from '#features/meeting-form/values/meeting-form.texts.ts';

type Props = { time: ChosenTime; onChoose: (clock: string) => void };

/** Warns if the zone's clocks skip the chosen time, or show it twice. */
export function ChangeNote({ time, onChoose }: Props) {
  const { reading, startWall, timeZone } = time;
  const city = zoneCity(timeZone);
  if (reading === 'once') return null;
  if (reading === 'fold') {
    return (
      <Note tone="info">
        <p>{MEETING_FORM.fold({ city, clock: printClock(startWall) })}</p>
      </Note>
    );
  }
  const [before, after] = aroundGap(startWall, timeZone).map(printClock);
  return (
    <Note tone="warning">
      <p>
        {MEETING_FORM.gap({ time: printWallTime(startWall), city })}{' '}
        <Choice clock={before} onChoose={onChoose} /> · <Choice clock={after} onChoose={onChoose} />
      </p>
    </Note>
  );
}

function Choice({ clock = '', onChoose }: { clock: string | undefined; onChoose: (clock: string) => void }) {
  return <TextButton onClick={() => onChoose(clock)}>{clock}</TextButton>;
}
