import type { CandidateWindow } from '@slotwise/contract/booking-parts/candidate.schema';
import { useSearchParams } from 'react-router';
import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';

/** The window of the proposal named in the address; undefined if there is none, or it is already settled. */
export function useProposedWindow({ proposals }: ViewedBooking): CandidateWindow | undefined {
  const [params] = useSearchParams();
  const proposal = proposals.find(({ proposalId }) => proposalId === params.get('proposal'));
  return proposal?.windows[Number(params.get('window') ?? 0)];
}
