import type { Actor, CandidateLink, Context } from '#context.ts';
import { asDirectory, asVendor, type VendorDb } from '#db/tenancy.ts';
import { admitLink } from '#features/auth/entrance-limits.service.ts';
import { AppError } from '#lib/app-error.ts';
import { hashToken } from '#lib/secrets/token.ts';
import { isQuestionOpen } from '#features/submissions/right-to-represent.service.ts';
import * as queries from './candidate-links.queries.ts';
import { isMeetingLinkAlive } from './candidate-links.rules.ts';

/** What a candidate's link opens. LINK_EXPIRED if nothing; such tries count, RATE_LIMITED after too many. */
export async function readCandidateLink(context: Context, token: string, ip: string): Promise<CandidateLink> {
  const link = await asDirectory(context.db, (tx) => queries.findLink(tx, hashToken(token)));
  const now = context.clock.now();
  if (link && (await asVendor(context.db, link.vendorId, (tx) => isAlive(tx, link, now)))) return link;
  await admitLink(context, ip);
  throw new AppError('LINK_EXPIRED', {
    message:
      'This link has expired, or there is nothing left to answer. Ask the person who wrote to you for a new one.',
  });
}

async function isAlive(tx: VendorDb, link: CandidateLink, now: Date): Promise<boolean> {
  if (link.purpose === 'question') return isQuestionOpen(tx, link, now);
  const meeting = await queries.findMeeting(tx, link.bookingId);
  return meeting !== undefined && isMeetingLinkAlive(link, meeting, now);
}

/** The holder of a link to a candidate's page, as an actor on the meeting. */
export async function candidateActor(tx: VendorDb, { bookingId, email }: CandidateLink): Promise<Actor> {
  const meeting = await queries.findMeeting(tx, bookingId);
  if (!meeting) throw new AppError('LINK_EXPIRED');
  return {
    vendorId: tx.vendorId,
    vendorName: meeting.vendor_name,
    userId: null,
    role: 'USER_PANEL',
    displayName: meeting.candidate_name,
    email,
    timeZone: meeting.candidate_time_zone ?? meeting.time_zone,
    linkedTo: bookingId,
    isCandidate: true,
  };
}
