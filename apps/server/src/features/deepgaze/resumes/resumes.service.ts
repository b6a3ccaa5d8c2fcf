import type * as endpoints from '@slotwise/contract/deepgaze/resumes.endpoints';
import type { Resume } from '@slotwise/contract/deepgaze/resumes.schema';
import type { ParsedRequestOf, ResponseOf } from '@slotwise/contract/endpoint';
import { roleHolds } from '@slotwise/contract/permissions';
import type { Actor, Context, Session } from '#context.ts';
import { asVendor, type VendorDb } from '#db/tenancy.ts';
import { listCandidateMeetings } from '#features/booking-views/find-bookings.service.ts';
import { AppError } from '#lib/app-error.ts';
import { toPageWindow } from '#lib/paging.ts';
import { searchWords } from '#lib/text/search-words.ts';
import { listAnswered } from '../questions/former-answers.service.ts';
import { getZip } from '../zips/zips.service.ts';
import * as mapper from './resumes.mapper.ts';
import * as queries from './resumes.queries.ts';
import { statesIn } from './resumes.rules.ts';

/** The files of a zip with their facts, as filtered and sorted by the caller. */
export async function listResumes(
  context: Context,
  session: Session,
  { params, query }: ParsedRequestOf<typeof endpoints.listResumes>,
): Promise<ResponseOf<typeof endpoints.listResumes>> {
  const { q, parseState, flag, maxNoticeDays, answer, sort = 'FILE' } = query;
  const resumeIds = answer === undefined ? undefined : await listAnswered(context, session, answer);
  return asVendor(context.db, session.vendorId, async (tx) => {
    const zip = await getZip(tx, params.zip);
    const states = statesIn(parseState);
    const look = { zipId: zip.zip_id, words: searchWords(q), states, flag, maxNoticeDays, resumeIds };
    const { page, pageSize, limit, offset } = toPageWindow(query);
    const rows = await queries.listFiles(tx, look, { sort, limit, offset });
    const meetings = await readMeetings(tx, session, rows);
    return {
      status: 'success',
      zip: zip.file_name,
      data: rows.map((row) => mapper.toResume(row, meetings(row))),
      page: { page, pageSize, total: await queries.countFiles(tx, look) },
    };
  });
}

/** A resume with its complete text; NOT_FOUND for a file without known text. */
export const readResumeText = (
  { db }: Context,
  session: Session,
  resumeId: string,
): Promise<ResponseOf<typeof endpoints.readResumeText>> =>
  asVendor(db, session.vendorId, async (tx) => {
    const row = await getResume(tx, resumeId);
    const meetings = await readMeetings(tx, session, [row]);
    return { status: 'success', data: mapper.toResumeText(row, meetings(row)) };
  });

export async function getResume(tx: VendorDb, resumeId: string): Promise<queries.ResumeRow> {
  const row = await queries.findResume(tx, resumeId);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** Each person's meetings that the caller may see, in one query for all rows. */
async function readMeetings(
  tx: VendorDb,
  session: Session,
  rows: queries.FileRow[],
): Promise<(row: queries.FileRow) => Resume['existingBookings']> {
  const emails = rows.flatMap(({ email }) => email || []);
  const phones = rows.flatMap(({ phone }) => phone || []);
  const meetings = await listCandidateMeetings(tx, session, { emails, phones });
  return ({ email, phone }) =>
    meetings
      .filter((one) => (email && one.email === email) || (phone && one.phone === phone))
      .map(({ bookingId, bookingStatus, startTime }) => ({ bookingId, bookingStatus, startTime }));
}

/** True if a file belongs to a zip; anyone who may use the organization's zips may read it. */
export async function holdsResumeFile(tx: VendorDb, actor: Actor, documentId: string): Promise<boolean> {
  const isOwn = !actor.guestOf && !actor.linkedTo;
  return isOwn && roleHolds(actor.role, 'deepgaze_page') && queries.holdsDocument(tx, documentId);
}
