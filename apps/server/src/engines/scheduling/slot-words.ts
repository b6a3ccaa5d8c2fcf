import type { Slot, SlotReason } from '@slotwise/contract/availability/slots.schema';
import { printHours } from './clock-words.ts';
import type { Attendee } from './person-time.ts';
import type { Inquiry } from './inquiry.ts';
import { spanAt } from './interval-set.ts';
import { loadAt } from './meeting-load.ts';
import { SCORE_WEIGHTS, type ScoredSlot } from './score-slot.ts';
import { DAY_MINUTES, HOUR_MINUTES, drawSpan, wallMinute, wallText } from './zone-clock.ts';

/** A part of the score becomes a reason from this value. */
const STRONG = 0.75;
const MOST_REASONS = 3;
/** 13:00, the middle of the hours that suit everyone best. */
const MIDDLE_OF_DAY = 13 * HOUR_MINUTES;

/** A slot as sent. `soonest` is the first of all possible starts. */
export function drawSlot({ horizon }: Inquiry, slot: ScoredSlot, soonest: number): Slot {
  const { start, end, sitting, pooled, optional, score } = slot;
  return {
    ...drawSpan(slot),
    startLocal: wallText(wallMinute(horizon.clock, start)),
    endLocal: wallText(wallMinute(horizon.clock, end)),
    score,
    panelistIds: sitting.flatMap(panelistId),
    pooledIds: pooled.flatMap(panelistId),
    optionalIds: optional.flatMap(panelistId),
    load: sitting.flatMap((one) =>
      panelistId(one).map((id) => ({
        panelistId: id,
        thisWeek: loadAt(one.load, one.clock, start),
        maxPerWeek: one.person.maxPerWeek,
      })),
    ),
    reasons: listReasons(slot, soonest),
  };
}

const panelistId = ({ person }: Attendee): string[] => (person.panelistId ? [person.panelistId] : []);

/** The parts of the score worth naming, the most important first. */
function listReasons(slot: ScoredSlot, soonest: number): Slot['reasons'] {
  const strength = (code: SlotReason) => SCORE_WEIGHTS[code] * slot.parts[code];
  const reasons = (Object.keys(SCORE_WEIGHTS) as SlotReason[])
    .filter((code) => isReason(slot, code, soonest))
    .toSorted((a, b) => strength(b) - strength(a))
    .map((code) => ({ code, text: REASON_TEXTS[code](slot) }));
  return reasons.filter(({ text }) => text !== '').slice(0, MOST_REASONS);
}

function isReason({ start, parts }: ScoredSlot, code: SlotReason, soonest: number): boolean {
  if (code === 'SOONEST') return start === soonest;
  // Its text promises the full half hour to everyone.
  return parts[code] >= (code === 'ROOM_AROUND' ? 1 : STRONG);
}

const REASON_TEXTS: Readonly<Record<SlotReason, (slot: ScoredSlot) => string>> = {
  SOONEST: () => 'The soonest time',
  GOOD_HOURS: goodHoursText,
  NO_FRAGMENT: gapText,
  FAIR_LOAD: () => 'The panel has few interviews that week',
  OPTIONAL_FREE: ({ optional }) =>
    optional.length > 0 ? `${optional.map(({ person }) => person.name).join(', ')} can come too` : '',
  ROOM_AROUND: () => 'Half an hour free on both sides',
};

/**
 * 'Good hours for everyone: 10:30–11:30 for Sofia Lindqvist', the person furthest from the middle of their day. Makes
 * no promise to someone with an unknown zone.
 */
function goodHoursText({ start, end, sitting }: ScoredSlot): string {
  const zoned = sitting.filter(({ person }) => !person.isZoneAssumed);
  const distance = ({ clock }: Attendee) =>
    Math.abs((wallMinute(clock, start) % DAY_MINUTES) - MIDDLE_OF_DAY);
  const furthest = zoned.toSorted((a, b) => distance(b) - distance(a))[0];
  if (!furthest) return '';
  const hours = `${printHours(furthest.clock, { start, end })} for ${furthest.person.name}`;
  return zoned.length === sitting.length
    ? `Good hours for everyone: ${hours}`
    : `Good hours for everyone whose time zone we know: ${hours}`;
}

/**
 * 'Leaves no gap before it for Sofia Lindqvist', or after it: someone whose free time begins or ends with the meeting.
 */
function gapText({ start, end, sitting }: ScoredSlot): string {
  const after = sitting.find(({ free }) => spanAt(free, start)?.start === start);
  const before = sitting.find(({ free }) => spanAt(free, start)?.end === end);
  if (after) return `Leaves no gap before it for ${after.person.name}`;
  return before ? `Leaves no gap after it for ${before.person.name}` : '';
}
