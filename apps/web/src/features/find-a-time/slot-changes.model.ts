import type { Change, Relaxation } from '@slotwise/contract/availability/slots.schema';
import type { Panelist } from '@slotwise/contract/panelists/panelists.schema';
import type { MeetingValues } from '#features/bookings/meeting-values/meeting-values.model.ts';
import { keptSeat, withRecord, type Seat } from '#features/bookings/meeting-values/seat.model.ts';
import { withNeed } from '#features/bookings/meeting-values/pool.model.ts';

/** Changes of the question that change the form; the others are stored separately. */
export type FormChange = Exclude<Change, { kind: 'LOOK_LATER' | 'ALLOW' }>;

export const isFormChange = (change: Change): change is FormChange =>
  change.kind !== 'LOOK_LATER' && change.kind !== 'ALLOW';

/** Whether a proposal keeps the panel; if the panel cannot be changed, only such proposals are possible. */
export const keepsPanel = ({ changes }: Pick<Relaxation, 'changes'>): boolean =>
  changes.every(({ kind }) => kind === 'SHORTEN' || kind === 'LOOK_LATER' || kind === 'ALLOW');

type Fields = Pick<MeetingValues, 'panel' | 'pools' | 'minutes'>;
type Changed = Partial<Pick<MeetingValues, keyof Fields | 'refusedEnd'>>;

/** Something given up on purpose, in words; `before` is the form before that. */
export type Given = { text: string; change: FormChange | Extract<Change, { kind: 'ALLOW' }>; before: Fields };

const onSeat = (panel: Seat[], id: string, change: (seat: Seat) => Seat): Seat[] =>
  panel.map((seat) => (seat.panelistId === id ? change(seat) : seat));

/** The form after a proposed change; `substitute` is the replacement's record. */
export function changedFields(values: Fields, change: FormChange, substitute: Panelist | null): Changed {
  const { panel, pools } = values;
  switch (change.kind) {
    case 'MAKE_OPTIONAL':
      return { panel: onSeat(panel, change.panelistId, (seat) => ({ ...seat, required: false })) };
    case 'REPLACE':
      return {
        panel: onSeat(panel, change.panelistId, (seat) => toSubstituteSeat(seat, change, substitute)),
      };
    case 'SHORTEN':
      return { minutes: change.durationMinutes, refusedEnd: '' };
    case 'NEED_FEWER':
      return withNeed({ panel, pools }, change.pool, change.need);
  }
}

/** If the record could not be read, the seat has only the name for now. */
function toSubstituteSeat(
  { required }: Seat,
  { withPanelistId, withName }: Extract<Change, { kind: 'REPLACE' }>,
  substitute: Panelist | null,
): Seat {
  const seat = keptSeat({ panelistId: withPanelistId, name: withName, required });
  return substitute ? withRecord(seat, substitute) : seat;
}

/** The form with an earlier change undone. */
export function takenBack(values: Fields, change: FormChange, before: Fields): Changed {
  const { panel, pools } = values;
  switch (change.kind) {
    case 'MAKE_OPTIONAL':
      return { panel: onSeat(panel, change.panelistId, (seat) => ({ ...seat, required: true })) };
    case 'REPLACE': {
      const left = before.panel.find(({ panelistId }) => panelistId === change.panelistId);
      return left
        ? { panel: onSeat(panel, change.withPanelistId, ({ required }) => ({ ...left, required })) }
        : {};
    }
    case 'SHORTEN':
      return { minutes: before.minutes, refusedEnd: '' };
    case 'NEED_FEWER':
      return withNeed({ panel, pools }, change.pool, before.pools[change.pool]?.need ?? change.need);
  }
}

/** Whether a change is still in effect: what was given up for someone no longer asked does not count. */
export function stillStands({ change }: Given, values: Fields): boolean {
  const { panel, pools, minutes } = values;
  const toSeat = (key: string) => panel.find(({ panelistId, email }) => (panelistId ?? email) === key);
  switch (change.kind) {
    case 'MAKE_OPTIONAL':
      return toSeat(change.panelistId)?.required === false;
    case 'REPLACE':
      return Boolean(toSeat(change.withPanelistId)) && !toSeat(change.panelistId);
    case 'SHORTEN':
      return minutes === change.durationMinutes;
    case 'NEED_FEWER':
      return pools[change.pool]?.need === change.need;
    case 'ALLOW':
      return isStillAsked(change.allow, values);
  }
}

/** If it concerns one person, the second part identifies them. */
function isStillAsked(allow: string, { panel, pools }: Fields): boolean {
  const [, who = ''] = allow.split(':');
  const isPerson = who.includes('-') || who.includes('@');
  return (
    !isPerson || pools.length > 0 || panel.some(({ panelistId, email }) => (panelistId ?? email) === who)
  );
}

/** What is given up outside the form, in the server's terms. */
export const allowedBy = (given: Given[]): string[] =>
  given.flatMap(({ change }) => (change.kind === 'ALLOW' ? change.allow : []));
