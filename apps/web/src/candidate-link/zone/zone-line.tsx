import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useNow } from '#lib/dates/use-now.ts';
import { knownTimeZones, zoneCity, zoneLabel } from '#lib/dates/zone-label.ts';
import { printClock } from '#lib/dates/wall-time.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';
import { useMeeting } from '../meeting/meeting-context.ts';
import { ZONE } from './zone.texts.ts';

const SHOWN = 6;

type Props = {
  /** One of the instants shown, since a zone's short name changes with daylight saving time. */
  at: number;
  /** Replaces the usual words; includes the zone. */
  text?: string;
};

/** Names the zone of a screen's times in words, and lets the candidate choose another. */
export function ZoneLine({ at, text }: Props) {
  const { timeZone, setTimeZone } = useMeeting();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const list = useId();
  const choose = (zone: string) => {
    setTimeZone(zone);
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div className="zone">
      <p className="zone-line">
        {text ? (
          <span className="small">{text}</span>
        ) : (
          <strong>{ZONE.timesIn({ zone: zoneLabel(timeZone, at) })}</strong>
        )}
        <button
          ref={button}
          type="button"
          className="link-button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? list : undefined}
          aria-label={isOpen ? ZONE.keepZone() : ZONE.changeZone()}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? ZONE.keep() : ZONE.change()}
        </button>
      </p>
      {isOpen && <ZoneSearch id={list} onChoose={choose} />}
    </div>
  );
}

function ZoneSearch({ id, onChoose }: { id: string; onChoose: (zone: string) => void }) {
  const field = useId();
  const now = useNow();
  const input = useRef<HTMLInputElement>(null);
  // Someone who opens this wants to type.
  useEffect(() => input.current?.focus(), []);
  const [text, setText] = useState('');
  const found = useMemo(() => zonesLike(text), [text]);
  return (
    <div className="zone-search card inside" id={id}>
      <div className="field">
        <label htmlFor={field}>{ZONE.city()}</label>
        <input
          id={field}
          className="input"
          type="search"
          autoComplete="off"
          ref={input}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </div>
      <p className="small" role="status">
        {found.length === 0 ? ZONE.noCity() : ''}
      </p>
      <ul className="rows">
        {found.map((zone) => (
          <li key={zone}>
            <button type="button" className="row-button" onClick={() => onChoose(zone)}>
              <span>{zoneLabel(zone, now)}</span>
              <span className="small">{ZONE.now({ clock: printClock(wallTimeAt(now, zone)) })}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The zones whose city, or else region, begins with the typed text. */
function zonesLike(text: string): string[] {
  const wanted = text.trim().toLowerCase();
  if (!wanted) return [];
  const rank = (zone: string) => {
    if (zoneCity(zone).toLowerCase().startsWith(wanted)) return 0;
    return zone.replaceAll('_', ' ').toLowerCase().includes(wanted) ? 1 : 2;
  };
  const ranked = knownTimeZones().map((zone) => ({ zone, rank: rank(zone) }));
  return ranked
    .filter((found) => found.rank < 2)
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, SHOWN)
    .map(({ zone }) => zone);
}
