import type { CandidateDetails } from '@slotwise/contract/booking-parts/candidate.schema';
import type { BookingStatus } from '@slotwise/contract/booking-parts/life.schema';
import { LIMITS } from '@slotwise/contract/limits';
import { roleHolds } from '@slotwise/contract/permissions';
import type { Actor, Session } from '#context.ts';
import type { CandidateProfile, CandidateTerms } from '#db/tables/booking-tables.ts';
import { HOUR_MILLIS } from '#lib/durations.ts';
import { searchBeginnings } from '#lib/text/word-beginnings.ts';
import type { BookingFilter, FeedbackFilter, Scope } from './bookings.queries.ts';

/** Those who may schedule see every meeting, others their own; a link opens one, a supplier sees what it submitted. */
export function getScope({ role, email, linkedTo, guestOf, isCandidate }: Actor): Scope {
  if (isCandidate) return { everything: false, candidateEmail: email, bookingId: linkedTo ?? '' };
  if (guestOf) return { everything: false, submitterVendorId: guestOf.vendorId };
  if (linkedTo) return { everything: false, email, bookingId: linkedTo };
  return roleHolds(role, 'create_meeting') ? { everything: true } : { everything: false, email };
}

type ListRequest = {
  name?: string | undefined;
  q?: string | undefined;
  bookingStatus?: string | undefined;
  panelistEmail?: string | undefined;
  candidateEmail?: string | undefined;
  jdId?: string | undefined;
  assignee?: string | undefined;
  rescheduled?: 'true' | undefined;
  feedbackState?: FeedbackFilter['is'] | undefined;
  unanswered?: 'true' | undefined;
  mine?: 'true' | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const EMAIL = /^[^\s@]+@[^\s@]+$/;

/** Each once: counts by status are added up. */
const toStatuses = (list: string): BookingStatus[] => [...new Set(list.split(','))] as BookingStatus[];

/** The filter of a list. `name` is the own id, a supplier's, an address, or text; any other id finds nothing. */
export function toBookingFilter(session: Session, query: ListRequest, now: Date): BookingFilter {
  const { text, email, submitterVendorId } = readName(session, query.name ?? '');
  return {
    scope: getScope(session),
    words: searchBeginnings(`${text} ${query.q ?? ''}`),
    personEmail: query.mine ? session.email : email,
    submitterVendorId,
    panelistEmail: query.panelistEmail || undefined,
    candidateEmail: query.candidateEmail || undefined,
    jdId: query.jdId,
    statuses: query.bookingStatus ? toStatuses(query.bookingStatus) : undefined,
    assigneeEmail: query.assignee || undefined,
    isRescheduled: query.rescheduled === 'true',
    isUnanswered: query.unanswered === 'true',
    feedback: query.feedbackState && feedbackFilter(query.feedbackState, now),
    from: query.unanswered ? pickLater(now, toInstant(query.from)) : toInstant(query.from),
    to: toInstant(query.to),
  };
}

/** The filter for meetings with this scorecard state now. */
export const feedbackFilter = (is: FeedbackFilter['is'], now: Date): FeedbackFilter => ({
  is,
  now,
  dueSince: new Date(now.getTime() - LIMITS.feedbackDueHours * HOUR_MILLIS),
});

type Name = { text: string; email?: string; submitterVendorId?: string };

function readName({ vendorId, role }: Session, name: string): Name {
  if (name === vendorId) return { text: '' };
  // Who submitted a candidate is only for recruiters.
  if (ID.test(name) && roleHolds(role, 'create_meeting')) return { text: '', submitterVendorId: name };
  return EMAIL.test(name) ? { text: '', email: name } : { text: name };
}

const toInstant = (text: string | undefined): Date | undefined =>
  text === undefined ? undefined : new Date(text);

const pickLater = (one: Date, other: Date | undefined): Date => (other && other > one ? other : one);

/** What a reader sees of the candidate: pay, expectations and other offers are only for recruiters. */
export function candidateFor({ role }: Actor, details: CandidateDetails): CandidateDetails {
  if (roleHolds(role, 'create_meeting')) return details;
  return { ...details, ...NO_TERMS };
}

const NO_TERMS = { currentCtc: '', expectedCtc: '', currency: '', ctcPeriod: null, offersInHand: '' };

/** The candidate's details for their supplier: pay, expectations and offers only as the supplier stated them. */
export const candidateForSupplier = (details: CandidateDetails, said: CandidateTerms): CandidateDetails => ({
  ...details,
  ...NO_TERMS,
  ...said,
});

/** The profile's values on a candidate's pay, expectations and other offers. */
export const termsIn = (profile: CandidateProfile): CandidateTerms =>
  Object.fromEntries(Object.entries(profile).filter(([name]) => name in NO_TERMS));

/** A WhatsApp link for a phone number in E.164 with a prefilled text; null if there is no number. */
export function whatsAppLink(phone: string, text: string): string | null {
  if (!/^\+\d{7,15}$/.test(phone)) return null;
  return `https://wa.me/${phone.slice(1)}?text=${encodeURIComponent(text.toWellFormed())}`;
}

/** With a country or mobile subdomain. */
const LINKED_IN = /^(?:[a-z]{1,3}\.|www\.)?linkedin\.com$/;

/** A path without needless escapes; an unreadable one stays as it is. */
function readable(pathname: string): string {
  try {
    return new URL(decodeURIComponent(pathname), 'https://www.linkedin.com').pathname;
  } catch {
    return pathname;
  }
}

/** The canonical address of a LinkedIn profile, however it was copied; null for any other address. */
export function linkedInProfile(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { hostname, pathname } = new URL(text);
  const profile = /^(?:\/mwlite)?\/(in|pub)\/([^/]+)/.exec(readable(pathname));
  if (!LINKED_IN.test(hostname) || !profile?.[2]) return null;
  return `https://www.linkedin.com/${profile[1]}/${profile[2].toLowerCase()}`;
}
