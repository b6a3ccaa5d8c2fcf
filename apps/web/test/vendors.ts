import type { BookingSummary } from '@slotwise/contract/bookings/bookings.schema';
import type { Submission } from '@slotwise/contract/booking-parts/submission.schema';
import type { VendorPage } from '@slotwise/contract/vendors/vendors.schema';
import { aBookingRecord } from './bookings.ts';

export const KAVERI_ID = '0198a000-0000-7000-8000-0000000000c1';

/** A vendor as the server returns one: Kaveri Staffing in Bengaluru, a supplier that has joined. */
export const aVendorRecord = (overrides: Partial<VendorPage> = {}): VendorPage => ({
  vendorId: KAVERI_ID,
  vendorName: 'Kaveri Staffing',
  vendorCode: 'KAV',
  vendorStatus: 'ACTIVE',
  relationship: 'SUPPLIER',
  associationStatus: 'ACTIVE',
  isOursToAnswer: false,
  isOursToResume: false,
  version: 3,
  contactName: 'Vikram Shetty',
  contactEmail: 'vikram@kaveri.example',
  contactPhone: '+91 80 4000 1200',
  website: 'https://kaveri.example',
  address: '14 Residency Road',
  city: 'Bengaluru',
  country: 'IN',
  timeZone: 'Asia/Kolkata',
  taxId: '29ABCDE0000F1Z5',
  currency: 'INR',
  skills: ['Data', 'Platform'],
  ownershipDays: 180,
  answerHours: 48,
  submissionRequiresRtr: true,
  paymentTermsDays: 45,
  agreementStart: '2025-04-01',
  agreementEnd: '2027-03-31',
  defaultMarginPercent: '12.50',
  privateNotes: 'Strong on data people.',
  settings: null,
  stats: {
    submitted: 31,
    waiting: 2,
    interviewed: 19,
    selected: 6,
    onboarded: 4,
    rejected: 9,
    noShow: 1,
    avgResponseHours: 3.2,
    avgFeedbackHours: 26,
  },
  createdAt: '2026-04-01T09:00:00.000Z',
  comments: [],
  documents: [],
  ...overrides,
});

export const aSubmission = (overrides: Partial<Submission> = {}): Submission => ({
  submittedAt: '2026-11-20T03:40:00.000Z',
  submittedByName: 'Vikram Shetty',
  submittedByEmail: 'vikram@kaveri.example',
  answerDueAt: '2026-11-22T03:40:00.000Z',
  answeredAt: null,
  answer: null,
  declineReason: null,
  withdrawReason: '',
  proposedSlots: [],
  billRate: '1850.00',
  currency: 'INR',
  rateUnit: 'HOUR',
  rtrState: 'CONFIRMED',
  rtrAt: '2026-11-20T05:00:00.000Z',
  feedbackAt: null,
  ...overrides,
});

/** A submission of Kaveri's that awaits an answer, as in a list. */
export function aSubmittedBooking(
  submission: Partial<Submission> = {},
  overrides: Partial<BookingSummary> = {},
): BookingSummary {
  const booking = aBookingRecord({ bookingStatus: 'SUBMITTED' });
  const meetingInfo = { ...booking.meetingInfo, startTime: '', endTime: '', startLocal: '', endLocal: '' };
  return {
    ...booking,
    meetingInfo,
    submitterVendorId: KAVERI_ID,
    submitterVendorName: 'Kaveri Staffing',
    submission: aSubmission(submission),
    ...overrides,
  };
}
