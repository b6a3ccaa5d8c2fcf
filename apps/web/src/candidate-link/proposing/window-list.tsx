import { zoneLabel } from '#lib/dates/zone-label.ts';
import { instantOfWall } from '#lib/dates/zone-time.ts';
import { windowText } from './window-words.ts';
import type { SuitedWindow } from './use-windows.ts';
import { PROPOSING } from './proposing.texts.ts';

type Props = { windows: SuitedWindow[]; onRemove: (window: SuitedWindow) => void };

/** The times as they will be sent; each can be removed. */
export function WindowList({ windows, onRemove }: Props) {
  if (windows.length === 0) return null;
  return (
    <ul className="rows card">
      {windows.map((window) => (
        <li key={`${window.start} ${window.end} ${window.timeZone}`} className="row">
          <span>
            <span className="strong">{windowText(window)}</span>
            <span className="small under">{whereFrom(window)}</span>
          </span>
          <button
            type="button"
            className="icon-button"
            aria-label={PROPOSING.remove({ time: windowText(window) })}
            onClick={() => onRemove(window)}
          >
            ×
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The zone, and the words it was read from if the time was written. */
function whereFrom({ start, timeZone, words }: SuitedWindow): string {
  const zone = zoneLabel(timeZone, instantOfWall(start, timeZone).instant);
  return words ? PROPOSING.readFrom({ zone, words }) : zone;
}
