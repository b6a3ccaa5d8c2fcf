import type { NewRow } from '#db/tables/rows.ts';
import { sameVendor } from '#db/same-vendor.ts';
import type { VendorDb } from '#db/tenancy.ts';

/** The statuses in which a proposal waits; the end of the meeting settles it. */
export const WAITING_STATUSES = ['AWAITING_CANDIDATE', 'SCHEDULED'] as const;

/** The open proposals of people on the meeting, newest first. */
export const listOpenProposals = (tx: VendorDb, bookingId: string) =>
  tx
    .selectOwn('time_proposal as proposal', { booking_id: bookingId })
    .innerJoin('booking', (join) =>
      sameVendor(join, 'booking.booking_id', 'proposal.booking_id').on(
        'booking.booking_status',
        'in',
        WAITING_STATUSES,
      ),
    )
    .selectAll('proposal')
    .where('proposal.settled_at', 'is', null)
    .orderBy('proposal.at', 'desc')
    .orderBy('proposal.proposal_id', 'desc')
    .execute();

export type ProposalRow = Awaited<ReturnType<typeof listOpenProposals>>[number];

export async function settleForAbsent(tx: VendorDb, bookingId: string, at: Date) {
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

type NewProposal = Omit<NewRow<'time_proposal'>, 'settled_at'>;

export const insertProposal = (tx: VendorDb, proposal: NewProposal) =>
  tx.insertOwn('time_proposal', proposal).execute();

/** Which of a booking's open proposals; by default all. */
type Which = { proposalId?: string; byEmail?: string };

/** Settles open proposals of a booking; returns those. */
export const settleProposals = (
  tx: VendorDb,
  bookingId: string,
  at: Date,
  { proposalId, byEmail }: Which = {},
) =>
  tx
    .updateOwn('time_proposal', { booking_id: bookingId })
    .set({ settled_at: at })
    .where('settled_at', 'is', null)
    .$if(proposalId !== undefined, (query) => query.where('proposal_id', '=', proposalId ?? ''))
    .$if(byEmail !== undefined, (query) => query.where('by_email', '=', byEmail ?? ''))
    .returningAll()
    .execute();

/** Reopens the proposals settled at this moment. */
export const reopenProposals = (tx: VendorDb, bookingId: string, settledAt: Date) =>
  tx
    .updateOwn('time_proposal', { booking_id: bookingId, settled_at: settledAt })
    .set({ settled_at: null })
    .execute();

export const moveProposals = (tx: VendorDb, bookingId: string, { from, to }: { from: string; to: string }) =>
  tx
    .updateOwn('time_proposal', { booking_id: bookingId, by_email: from })
    .set({ by_email: to })
    .where('by_role', '<>', 'CANDIDATE')
    .where('settled_at', 'is', null)
    .execute();
