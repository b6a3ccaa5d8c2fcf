import { mergeFields } from '#lib/merge-fields.ts';
import type { MeetingValues } from '#features/bookings/meeting-values/meeting-values.model.ts';
import { seatKey, type Seat } from '#features/bookings/meeting-values/seat.model.ts';

/** The form before anything was typed, as it is now, and as others have left the meeting meanwhile. */
type Sides = { base: MeetingValues; mine: MeetingValues; theirs: MeetingValues };

const TIME = [
  'date',
  'start',
  'minutes',
  'timeZone',
  'refusedEnd',
] as const satisfies (keyof MeetingValues)[];

/** Applies my additions, removals and switches to their panel. */
function mergePanel(base: Seat[], mine: Seat[], theirs: Seat[]): Seat[] {
  const [before, now] = [base, mine].map((panel) => new Map(panel.map((seat) => [seatKey(seat), seat])));
  const there = new Set(theirs.map(seatKey));
  const kept = theirs
    .filter((seat) => now?.has(seatKey(seat)) || !before?.has(seatKey(seat)))
    .map((seat) => {
      const [old, own] = [before?.get(seatKey(seat)), now?.get(seatKey(seat))];
      return old && own && old.required !== own.required ? { ...seat, required: own.required } : seat;
    });
  const added = mine.filter((seat) => !before?.has(seatKey(seat)) && !there.has(seatKey(seat)));
  return [...kept, ...added];
}

/** Applies my changes on top of other people's. The time is a unit whose parts never mix. */
export function rebase({ base, mine, theirs }: Sides): MeetingValues {
  const isTimeMine = TIME.some((name) => base[name] !== mine[name]);
  const time = isTimeMine ? mine : theirs;
  return {
    ...mergeFields(base, mine, theirs),
    candidateDetails: mergeFields(base.candidateDetails, mine.candidateDetails, theirs.candidateDetails),
    panel: mergePanel(base.panel, mine.panel, theirs.panel),
    ...Object.fromEntries(TIME.map((name) => [name, time[name]])),
  };
}
