import type { SignedIn } from '@slotwise/contract/auth/auth.schema';
import { createJob } from '@slotwise/contract/job-descriptions/job-changes.endpoints';
import type { NewJob } from '@slotwise/contract/job-descriptions/job-changes.schema';
import { createVendorBooking } from '@slotwise/contract/bookings/vendor-bookings.endpoints';
import type { NewVendorBooking } from '@slotwise/contract/bookings/vendor-bookings.schema';
import { createVendor, updateVendor } from '@slotwise/contract/vendors/vendor-changes.endpoints';

import { call, type House } from './api.ts';
import { anHourAfter } from './days.ts';
import type { Company } from './people.ts';

type Address = Pick<House, 'url'>;

/** The client asks, and the supplier, which already has an account, accepts. */
export async function workTogether(
  { url }: Address,
  client: SignedIn,
  supplier: SignedIn,
  { organization, recruiter }: Company,
): Promise<void> {
  const body = {
    vendorName: organization,
    contactName: recruiter.displayName,
    contactEmail: recruiter.email,
    relationship: 'SUPPLIER' as const,
  };
  await call(url, createVendor, { body }, client.token);
  const request = {
    params: { vendorId: client.vendorId },
    body: { associationStatus: 'ACTIVE' as const },
  };
  await call(url, updateVendor, request, supplier.token);
}

/** An open job with two rounds, shared with the named suppliers. */
export async function addJob(
  { url }: Address,
  { token }: SignedIn,
  job: Partial<NewJob> = {},
  ...suppliers: SignedIn[]
): Promise<string> {
  const body = {
    title: 'Senior Data Engineer',
    openings: 2,
    clientName: 'Acme Retail',
    location: 'Bengaluru',
    workMode: 'HYBRID' as const,
    description: 'Owns the pipelines that bring every order of the day to the planners.',
    mustHaveSkills: [
      { name: 'SQL', weight: 5, minYears: 4 },
      { name: 'Kafka', weight: 3, minYears: null },
    ],
    experienceMin: 5,
    experienceMax: 9,
    sharedWithVendorIds: suppliers.map(({ vendorId }) => vendorId),
    ...job,
  };
  const { jdId } = await call(url, createJob, { body }, token);
  return jdId;
}

type SubmissionOf = {
  client: SignedIn;
  jdId: string;
  candidate: { name: string; email: string; phone?: string };
  /** Wall times in Kolkata at which the candidate has an hour free. */
  startsLocal?: string[];
  /** True to ask the candidate by email; otherwise the supplier's word is enough. */
  asksCandidate?: boolean;
  rate?: Pick<NewVendorBooking, 'billRate' | 'currency' | 'rateUnit'>;
};

/** Submits a candidate through the API. */
export async function submitCandidate(
  { url }: Address,
  { token }: SignedIn,
  { client, jdId, candidate, startsLocal = [], asksCandidate = false, rate }: SubmissionOf,
): Promise<string> {
  const body = {
    vendorId: client.vendorId,
    jdId,
    candidateDetails: {
      candidateName: candidate.name,
      email: candidate.email,
      ...(candidate.phone && { phone: candidate.phone }),
    },
    proposedSlots: startsLocal.map((startTime) => ({
      startTime,
      endTime: anHourAfter(startTime),
      timeZone: 'Asia/Kolkata',
    })),
    rtr: { candidateConfirmed: !asksCandidate, requestConfirmation: asksCandidate },
    ...rate,
  };
  const { bookingId } = await call(url, createVendorBooking, { body }, token);
  return bookingId;
}
