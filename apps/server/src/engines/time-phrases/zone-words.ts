import { isSameTimeZone } from '#engines/wall-time/time-zones.ts';
import type { WordTable } from './english-words.ts';
import type { Meaning } from './meaning.ts';

const zones = (...names: string[]): Meaning => ({ is: 'zone', zones: names });
const unclear = (...names: string[]): Meaning => ({ is: 'zone', zones: names, isUnclear: true });

/**
 * Common names of zones. 'EST' is New York's time in summer too, as people use it. If others use the name for their own
 * zone, that comes after the usual one and is meant by a reader in it.
 */
export const ZONE_WORDS: WordTable = [
  [
    zones('Asia/Kolkata', 'Asia/Jerusalem', 'Europe/Dublin'),
    'ist | india time | indian time | indian standard time | india standard time',
  ],
  [zones('UTC'), 'utc | gmt'],
  [
    zones('Europe/Berlin'),
    'cet | cest | mez | mesz | berlin time | german time | germany time | central european time',
  ],
  [zones('Europe/London', 'Asia/Dhaka'), 'bst | uk time | london time | british time'],
  [zones('Europe/Helsinki'), 'eet | eest'],
  [
    zones('America/New_York', 'Australia/Sydney', 'Australia/Brisbane'),
    'est | edt | et | eastern | eastern time | eastern standard time | new york time',
  ],
  [zones('America/Chicago'), 'cdt | central time | chicago time'],
  [unclear('America/Chicago', 'Asia/Shanghai'), 'cst | ct | china standard time'],
  [zones('America/Denver'), 'mst | mdt | mt | mountain time'],
  [
    zones('America/Los_Angeles', 'Asia/Manila', 'Asia/Karachi'),
    'pst | pdt | pt | pacific | pacific time | pacific standard time | california time',
  ],
  [
    unclear('America/New_York', 'America/Chicago', 'America/Denver', 'America/Los_Angeles'),
    'us time | usa time',
  ],
  [zones('Asia/Dubai'), 'gst | dubai time | uae time'],
  [zones('Asia/Singapore'), 'sgt | singapore time'],
  [zones('Asia/Tokyo', 'Asia/Seoul'), 'jst | kst'],
  [zones('Australia/Sydney'), 'aest | aedt | sydney time'],
];

/** The zone that a reader in `own` means by the word; undefined if it could be several. */
export function zoneMeant({ zones: named, isUnclear }: Extract<Meaning, { is: 'zone' }>, own: string) {
  const isOwn = (zone: string) => isSameTimeZone(zone, own);
  const inAmerica = own.startsWith('America/') ? named.filter((zone) => zone.startsWith('America/')) : [];
  return named.find(isOwn) ?? (isUnclear ? (inAmerica.length === 1 ? inAmerica[0] : undefined) : named[0]);
}
