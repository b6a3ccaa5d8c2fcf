import type { ZoneClock } from '#engines/scheduling/zone-clock.ts';
import { zoneCity } from '#engines/wall-time/zone-label.ts';
import type { Item } from './items.ts';
import type { Place } from './meaning.ts';
import type { Frame } from './reading-frame.ts';
import { zoneMeant } from './zone-words.ts';

export type ZoneItem = Extract<Item, { is: 'zone' | 'offset' }>;

/** The clock of a clause, or the zone name that is unclear and why. */
type Clocks = { clock: ZoneClock } | { unclear: Place; why: string };

/** The clock of a clause: of the zone named next, else of the last one, or the writer's own. */
export function findClocks(clause: Place, zones: readonly ZoneItem[], frame: Frame): Clocks {
  const named = zones.find(({ end }) => end > clause.start) ?? zones.at(-1);
  if (!named) return { clock: frame.getClock(frame.timeZone) };
  if (named.is === 'offset') {
    const always = { start: -Infinity, end: Infinity, offset: named.minutes };
    return { clock: { timeZone: 'UTC', steady: [always] } };
  }
  const zone = zoneMeant(named, frame.timeZone);
  if (zone !== undefined) return { clock: frame.getClock(zone) };
  return { unclear: named, why: `that may be the time of ${named.zones.map(zoneCity).join(' or of ')}` };
}
