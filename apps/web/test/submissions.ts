import type { Booking } from '@slotwise/contract/bookings/bookings.schema';
import type { Submission } from '@slotwise/contract/booking-parts/submission.schema';

export const SUPPLIER_ID = '0198a000-0000-7000-8000-0000000000e1';

/** A submission as the server returns one: two proposed times, not answered by the client yet. */
export const aSubmission = (overrides: Partial<Submission> = {}): Submission => ({
  submittedAt: '2026-11-20T09:00:00.000Z',
  submittedByName: 'Kabir Mehta',
  submittedByEmail: 'kabir@kestrel.example',
  answerDueAt: '2036-11-22T09:00:00.000Z',
  answeredAt: null,
  answer: null,
  declineReason: null,
  withdrawReason: '',
  proposedSlots: [
    {
      startTime: '2036-11-26T09:30:00.000Z',
      endTime: '2036-11-26T10:30:00.000Z',
      timeZone: 'Asia/Kolkata',
      startLocal: '2036-11-26T15:00',
      endLocal: '2036-11-26T16:00',
    },
  ],
  billRate: '1850',
  currency: 'INR',
  rateUnit: 'HOUR',
  rtrState: 'REQUESTED',
  rtrAt: null,
  feedbackAt: null,
  ...overrides,
});

/** The additional fields of a submitted booking. */
export const submitted = (overrides: Partial<Submission> = {}): Partial<Booking> => ({
  bookingStatus: 'SUBMITTED',
  submitterVendorId: SUPPLIER_ID,
  submitterVendorName: 'Kestrel Search',
  submission: aSubmission(overrides),
  ownership: { state: 'PENDING_CONFIRMATION', until: null },
});
