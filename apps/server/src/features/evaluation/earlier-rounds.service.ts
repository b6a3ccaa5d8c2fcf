import type { EarlierRound } from '@slotwise/contract/booking-parts/earlier-rounds.schema';
import type { BookingRow } from '#db/tables/booking-rows.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { listPeople } from '#features/bookings/bookings.queries.ts';
import { listEarlierRounds, listLeftBehind } from './earlier-rounds.queries.ts';

/** The candidate's earlier rounds for the same job, with what was left for the next panel. */
export async function readEarlierRounds(tx: VendorDb, row: BookingRow, now: Date): Promise<EarlierRound[]> {
  if (row.round_number < 2) return [];
  const rounds = (await listEarlierRounds(tx, row, now)).toReversed();
  const ids = rounds.map(({ booking_id: id }) => id);
  if (ids.length === 0) return [];
  const [people, cards] = await Promise.all([listPeople(tx, ids), listLeftBehind(tx, ids)]);
  return rounds.map(({ booking_id: id, round_name: roundName, round_number: roundNumber, ...round }) => {
    const left = cards.filter(({ booking_id }) => booking_id === id);
    const rated = left.flatMap(({ attributes }) => attributes.filter(({ rating }) => rating !== null));
    return {
      bookingId: id,
      roundName,
      roundNumber,
      startTime: round.start_time?.toISOString() ?? '',
      panel: people
        .filter(({ booking_id, role }) => booking_id === id && role === 'PANELIST')
        .map(({ name }) => name),
      covered: [...new Set(rated.map(({ name }) => name))],
      notes: left
        .filter(({ next_round_focus: text }) => text !== '')
        .map(({ next_round_focus: text, panelist_name: byName }) => ({ text, byName })),
    };
  });
}
