import type { CandidateWindow } from '@slotwise/contract/booking-parts/candidate.schema';
import { useSearchParams } from 'react-router';
import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';

/** The window of a proposal that the address names; undefined where it names none, or it is settled by now. */
export function useProposedWindow({ proposals }: ViewedBooking): CandidateWindow | undefined {
  const [params] = useSearchParams();
  const proposal = proposals.find(({ proposalId }) => proposalId === params.get('proposal'));
  return proposal?.windows[Number(params.get('window') ?? 0)];
}
