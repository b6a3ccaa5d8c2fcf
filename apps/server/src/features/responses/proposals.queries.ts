import type { NewRow } from '#db/tables/rows.ts';
import { sameVendor } from '#db/same-vendor.ts';
import type { VendorDb } from '#db/tenancy.ts';

/** In these a proposal waits; a meeting that the clock ended answers it by itself. */
export const WAITING_STATUSES = ['AWAITING_CANDIDATE', 'SCHEDULED'] as const;

/** The times that people on the meeting asked for and no one has settled, the newest first. */
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

type NewProposal = Omit<NewRow<'time_proposal'>, 'settled_at'>;

export const insertProposal = (tx: VendorDb, proposal: NewProposal) =>
  tx.insertOwn('time_proposal', proposal).execute();

/** Which of the open proposals of a booking are meant; all of them where nothing is said. */
type Which = { proposalId?: string; byEmail?: string };

/** Settles open proposals of a booking; tells those that it settled. */
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

/** Lets the proposals wait again that were settled at this moment. */
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
