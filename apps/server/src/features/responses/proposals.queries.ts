import { sql, type Insertable } from 'kysely';
import type { Tables } from '#db/tables.ts';
import type { VendorDb } from '#db/tenancy.ts';
import type { NeedRules } from '#features/booking-views/needs.rules.ts';
import { kind, ownBookings, type NeedRow, type Needy } from '#features/booking-views/panel-needs.queries.ts';

/** In these a proposal waits; a meeting that the clock ended answers it by itself. */
const WAITING_STATUSES = ['AWAITING_CANDIDATE', 'SCHEDULED'] as const;

/** The times that people on the meeting asked for and nobody has settled, the newest first. */
export function listOpenProposals(tx: VendorDb, bookingId: string) {
  return tx
    .selectFrom('time_proposal as proposal')
    .innerJoin('booking', (join) =>
      join
        .onRef('booking.vendor_id', '=', 'proposal.vendor_id')
        .onRef('booking.booking_id', '=', 'proposal.booking_id')
        .on('booking.booking_status', 'in', WAITING_STATUSES),
    )
    .selectAll('proposal')
    .where('proposal.vendor_id', '=', tx.vendorId)
    .where('proposal.booking_id', '=', bookingId)
    .where('proposal.settled_at', 'is', null)
    .orderBy('proposal.at', 'desc')
    .orderBy('proposal.proposal_id', 'desc')
    .execute();
}

/** The caller's meetings of which somebody proposed other times; without a time of its own one has two days. */
export function proposedTimes(db: VendorDb, needy: Needy, { now }: NeedRules) {
  return ownBookings(db, needy)
    .innerJoin('time_proposal as proposal', (join) =>
      join
        .onRef('proposal.vendor_id', '=', 'booking.vendor_id')
        .onRef('proposal.booking_id', '=', 'booking.booking_id')
        .on('proposal.settled_at', 'is', null),
    )
    .select([
      kind('TIME_PROPOSED'),
      'booking.booking_id',
      sql<string[]>`array_agg(proposal.by_name order by proposal.at)`.as('names'),
      sql<Date>`min(proposal.at)`.as('since'),
      sql<Date>`coalesce(booking.start_time, min(proposal.at) + interval '48 hours')`.as('due_at'),
    ])
    .where('booking.booking_status', 'in', WAITING_STATUSES)
    .where((where) => where.or([where('booking.end_time', 'is', null), where('booking.end_time', '>', now)]))
    .groupBy(['booking.vendor_id', 'booking.booking_id'])
    .$castTo<NeedRow>();
}

export type ProposalRow = Awaited<ReturnType<typeof listOpenProposals>>[number];

/** Settles what somebody asked for who is on the meeting no more. */
export async function settleOfAbsent(tx: VendorDb, bookingId: string, at: Date) {
  await tx
    .updateTable('time_proposal as proposal')
    .set({ settled_at: at })
    .where('proposal.vendor_id', '=', tx.vendorId)
    .where('proposal.booking_id', '=', bookingId)
    .where('proposal.settled_at', 'is', null)
    .where('proposal.by_role', '<>', 'CANDIDATE')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('booking_person as seat')
            .select('seat.email')
            .whereRef('seat.vendor_id', '=', 'proposal.vendor_id')
            .whereRef('seat.booking_id', '=', 'proposal.booking_id')
            .whereRef('seat.email', '=', 'proposal.by_email'),
        ),
      ),
    )
    .execute();
}

/** What somebody asked for on these meetings is asked for by their new address. */
export async function moveProposals(
  tx: VendorDb,
  bookingIds: string[],
  { from, to }: { from: string; to: string },
) {
  if (bookingIds.length === 0) return;
  await tx
    .updateTable('time_proposal')
    .set({ by_email: to })
    .where('vendor_id', '=', tx.vendorId)
    .where('booking_id', 'in', bookingIds)
    .where('by_role', '<>', 'CANDIDATE')
    .where('by_email', '=', from)
    .where('settled_at', 'is', null)
    .execute();
}

type NewProposal = Omit<Insertable<Tables['time_proposal']>, 'vendor_id' | 'settled_at'>;

export async function insertProposal(tx: VendorDb, proposal: NewProposal) {
  await tx
    .insertInto('time_proposal')
    .values({ ...proposal, vendor_id: tx.vendorId })
    .execute();
}

/** Which of the open proposals of a booking are meant; all of them where nothing is said. */
type Which = { proposalId?: string; byEmail?: string };

/** Settles open proposals of a booking; tells those that it settled. */
export function settleProposals(
  tx: VendorDb,
  bookingId: string,
  at: Date,
  { proposalId, byEmail }: Which = {},
) {
  return tx
    .updateTable('time_proposal')
    .set({ settled_at: at })
    .where('vendor_id', '=', tx.vendorId)
    .where('booking_id', '=', bookingId)
    .where('settled_at', 'is', null)
    .$if(proposalId !== undefined, (query) => query.where('proposal_id', '=', proposalId ?? ''))
    .$if(byEmail !== undefined, (query) => query.where('by_email', '=', byEmail ?? ''))
    .returningAll()
    .execute();
}
