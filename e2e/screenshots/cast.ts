import type { SignedIn } from '@slotwise/contract/auth/auth.schema';
import { createHolidayCalendar } from '@slotwise/contract/availability/holidays.endpoints';
import { updateJob } from '@slotwise/contract/job-descriptions/job-changes.endpoints';
import { listJobs } from '@slotwise/contract/job-descriptions/job-descriptions.endpoints';
import { addMember } from '@slotwise/contract/recruiters/members.endpoints';
import { updatePanelist } from '@slotwise/contract/panelists/panelist-changes.endpoints';
import { updateVendorBooking } from '@slotwise/contract/bookings/vendor-bookings.endpoints';
import { commentOnVendor, createVendor } from '@slotwise/contract/vendors/vendor-changes.endpoints';

import { call, signUp, type House } from '../harness/api.ts';
import { aWednesday, dayAfter } from '../harness/days.ts';
import { addJob, submitCandidate, workTogether } from '../harness/partners.ts';
import { aCompany } from '../harness/people.ts';

/** An organization with its own name, and an administrator named differently from the others'. */
export function aCast(organization: string, firstName: string, lastName: string) {
  const [domain = ''] = organization.toLowerCase().split(' ');
  const company = aCompany(domain);
  const email = `${firstName}.${lastName}@${domain}.example`.toLowerCase();
  const displayName = `${firstName} ${lastName}`;
  return { ...company, organization, recruiter: { firstName, lastName, displayName, email } };
}

const RATE = { billRate: '1850', currency: 'INR', rateUnit: 'HOUR' as const };

/** A supplier that has submitted three candidates: one waiting, one declined, one scheduled. */
export async function aSupplierAtWork(house: House, client: SignedIn) {
  const kestrel = aCast('Kestrel Staffing', 'Paulo', 'Reis');
  const supplier = await signUp(house, kestrel);
  await workTogether(house, client, supplier, kestrel);
  const { data: jobs } = await call(house.url, listJobs, { query: { jdStatus: 'OPEN' } }, client.token);
  const [job] = jobs;
  if (!job) throw new Error('The sample data holds no open job');
  for (const { jdId, version } of jobs.slice(0, 2)) {
    const body = { jdId, version, sharedWithVendorIds: [supplier.vendorId] };
    await call(house.url, updateJob, { body }, client.token);
  }
  const { iso } = aWednesday();
  const submit = (name: string, asksCandidate = false) =>
    submitCandidate(house, supplier, {
      client,
      jdId: job.jdId,
      candidate: { name, email: `${name.replace(' ', '.').toLowerCase()}@home.example` },
      startsLocal: [`${iso}T11:00`, `${iso}T16:30`],
      rate: RATE,
      asksCandidate,
    });
  const declined = await submit('Nadia Haddad');
  const accepted = await submit('Oskar Wirth');
  const waiting = await submit('Divya Raman', true);
  const decide = (body: Parameters<typeof answer>[2]) => answer(house, client, body);
  const text = 'We look for someone who has run streams in production.';
  await decide({ bookingId: declined, decision: 'DECLINE', reason: { code: 'EXPERIENCE', text } });
  const meetingInfo = {
    startTime: `${iso}T16:30`,
    endTime: `${iso}T17:30`,
    timeZone: 'Asia/Kolkata',
    meetingLink: '',
  };
  await decide({ bookingId: accepted, decision: 'ACCEPT', meetingInfo, panelists: [] });
  const comments = 'Answers within a day, and the papers are complete.';
  const comment = { vendorId: supplier.vendorId, comments };
  await call(house.url, commentOnVendor, { body: comment }, client.token);
  await inviteAnother(house, client);
  return { supplier, waiting, jdId: job.jdId };
}

type Answer = { bookingId: string } & Omit<
  NonNullable<Parameters<typeof call<typeof updateVendorBooking>>[2]['body']>,
  'bookingId'
>;

const answer = ({ url }: House, { token }: SignedIn, body: Answer) =>
  call(url, updateVendorBooking, { body }, token);

async function inviteAnother({ url }: House, { token }: SignedIn) {
  const body = {
    vendorName: 'Bluewater People',
    contactName: 'Ines Duarte',
    contactEmail: 'ines.duarte@bluewater.example',
    relationship: 'SUPPLIER' as const,
  };
  await call(url, createVendor, { body }, token);
}

/** A client to which the organization has submitted two candidates. */
export async function aClientToSubmitTo(house: House, own: SignedIn, ownAddress: string) {
  const lumen = aCast('Lumen Foods', 'Hanna', 'Berg');
  const client = await signUp(house, lumen);
  const asked = aCast('Northbridge Talent', 'Anita', 'Desai');
  const recruiter = { ...asked.recruiter, email: ownAddress };
  await workTogether(house, client, own, { ...asked, recruiter });
  const jdId = await addJob(house, client, { title: 'Warehouse Systems Analyst' }, own);
  for (const name of ['Samuel Boateng', 'Yuki Tanabe']) {
    const candidate = { name, email: `${name.replace(' ', '.').toLowerCase()}@home.example` };
    await submitCandidate(house, own, { client, jdId, candidate, rate: RATE });
  }
  return { client, jdId };
}

/** Invites two more members, who have not answered yet. */
export async function inviteMembers({ url }: House, { token }: SignedIn) {
  for (const [firstName, lastName] of [
    ['Joris', 'Maes'],
    ['Priya', 'Kulkarni'],
  ] as const) {
    const displayName = `${firstName} ${lastName}`;
    const email = `${firstName}.${lastName}@northbridge.example`.toLowerCase();
    await call(url, addMember, { body: { firstName, lastName, displayName, email } }, token);
  }
}

/** India's holidays for everyone, plus those of another country. */
export async function followHolidays({ url }: House, { token }: SignedIn) {
  for (const country of ['DE', 'SE']) await call(url, createHolidayCalendar, { body: { country } }, token);
}

/** A panelist's hours: two ranges, a few days off, buffers around meetings and a limit. */
export async function saysWhen({ url }: House, { token }: SignedIn, panelistId: string) {
  const thursday = dayAfter(aWednesday(), 1);
  const body = {
    panelistId,
    weeklyHours: [1, 2, 3, 4].flatMap((day) => [
      { day, start: '10:00', end: '12:30' },
      { day, start: '14:00', end: '18:00' },
    ]),
    dateOverrides: [0, 1].map((days) => ({
      date: dayAfter(thursday, days).iso,
      ranges: [],
      note: 'Conference in Pune',
    })),
    bufferAfter: 15,
    minNoticeHours: 24,
    maxPerDay: 2,
  };
  await call(url, updatePanelist, { body }, token);
}
