import type { ResumeFlag } from '@slotwise/contract/deepgaze/resumes.schema';
import { sql, type Insertable } from 'kysely';
import { sameVendor } from '#db/same-vendor.ts';
import type { Tables } from '#db/tables/tables.ts';
import type { VendorDb } from '#db/tenancy.ts';

/** Whose conversation, and about which zip; null is the one about all of them. */
export type Conversation = { userId: string; zipId: string | null };

const conversation = (tx: VendorDb, { userId, zipId }: Conversation) =>
  tx
    .selectFrom('deepgaze_question')
    .where('vendor_id', '=', tx.vendorId)
    .where('user_id', '=', userId)
    .where('zip_id', 'is not distinct from', zipId);

/** The questions of a conversation, newest first. */
export const listQuestions = (tx: VendorDb, of: Conversation, limit: number) =>
  conversation(tx, of)
    .select(['question_id', 'zip_id', 'question', 'result', 'answer', 'asked_at'])
    .orderBy('asked_at', 'desc')
    .orderBy('question_id', 'desc')
    .limit(limit)
    .execute();

export type QuestionRow = Awaited<ReturnType<typeof listQuestions>>[number];

/** The answer that a question follows: the one that is named, or the last one that was no refusal. */
export const findFollowed = (tx: VendorDb, of: Conversation, questionId: string | undefined) =>
  conversation(tx, of)
    .select(['question_id', 'answer'])
    .where((is) =>
      questionId === undefined
        ? sql<boolean>`answer -> 'interpretation' ->> 'op' <> 'REFUSED'`
        : is('question_id', '=', questionId),
    )
    .orderBy('asked_at', 'desc')
    .orderBy('question_id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Those of the zips that are there, which stay until the transaction ends. */
export async function holdZips(tx: VendorDb, zipIds: string[]): Promise<Set<string>> {
  if (zipIds.length === 0) return new Set();
  const rows = await tx
    .selectFrom('deepgaze_zip')
    .select('zip_id')
    .where('vendor_id', '=', tx.vendorId)
    .where('zip_id', 'in', zipIds)
    .orderBy('zip_id')
    .forKeyShare()
    .execute();
  return new Set(rows.map((row) => row.zip_id));
}

export async function insertQuestion(
  tx: VendorDb,
  row: Omit<Insertable<Tables['deepgaze_question']>, 'vendor_id'>,
): Promise<void> {
  await tx
    .insertInto('deepgaze_question')
    .values({ ...row, vendor_id: tx.vendorId })
    .execute();
}

/** A conversation keeps its last questions alone. */
export async function forgetAllBut(tx: VendorDb, of: Conversation, kept: number): Promise<void> {
  await sql`
    delete from deepgaze_question where vendor_id = ${tx.vendorId} and question_id in (
      select question_id from deepgaze_question
      where vendor_id = ${tx.vendorId} and user_id = ${of.userId} and zip_id is not distinct from ${of.zipId}::uuid
      order by asked_at desc, question_id desc offset ${kept})
  `.execute(tx);
}

/** A condition holds no more resumes. */
const MOST_REMARKED = 2000;

/** The resumes of these zips of which reading remarked something. */
export async function listRemarked(tx: VendorDb, zipIds: string[], flag: ResumeFlag): Promise<string[]> {
  if (zipIds.length === 0) return [];
  const rows = await tx
    .selectFrom('deepgaze_resume')
    .select('file_id')
    .where('vendor_id', '=', tx.vendorId)
    .where('zip_id', 'in', zipIds)
    .where(sql<boolean>`${flag} = any (flags)`)
    .limit(MOST_REMARKED)
    .execute();
  return rows.map((row) => row.file_id);
}

/** A question names few files; a short name may stand in it by chance. */
const MOST_NAMED = 50;

/** The resumes of these zips whose file a question names, by its name without the folder. */
export async function listNamedFiles(tx: VendorDb, zipIds: string[], question: string) {
  if (zipIds.length === 0) return [];
  const fileName = sql<string>`regexp_replace(entry.file_name, '^.*/', '')`;
  return tx
    .selectFrom('deepgaze_resume as resume')
    .innerJoin('deepgaze_file as entry', (join) => sameVendor(join, 'entry.file_id', 'resume.file_id'))
    .select(['resume.file_id as resumeId', fileName.as('fileName')])
    .where('resume.vendor_id', '=', tx.vendorId)
    .where('resume.zip_id', 'in', zipIds)
    .where(sql<boolean>`strpos(lower(${question}), lower(${fileName})) > 0`)
    .limit(MOST_NAMED)
    .execute();
}

/** In which zips resumes lie, by the names of the zips. */
export const listZipNames = (tx: VendorDb, resumeIds: string[]) =>
  tx
    .selectFrom('deepgaze_file as entry')
    .innerJoin('deepgaze_zip as zip', (join) => sameVendor(join, 'zip.zip_id', 'entry.zip_id'))
    .select(['entry.file_id', 'zip.file_name'])
    .where('entry.vendor_id', '=', tx.vendorId)
    .where('entry.file_id', 'in', resumeIds)
    .orderBy('zip.zip_id')
    .execute();

/** Resumes with their words, for the rows of an answer that are shown. */
export async function listSources(tx: VendorDb, resumeIds: string[]) {
  if (resumeIds.length === 0) return [];
  return tx
    .selectFrom('deepgaze_resume as resume')
    .innerJoin('deepgaze_file as entry', (join) => sameVendor(join, 'entry.file_id', 'resume.file_id'))
    .select(['resume.file_id', 'resume.zip_id', 'entry.document_id', 'entry.file_name'])
    .select(['resume.candidate_name', 'resume.text', 'resume.page_starts', 'resume.sections', 'resume.facts'])
    .select(['resume.flags', 'resume.written_at'])
    .where('resume.vendor_id', '=', tx.vendorId)
    .where('resume.file_id', 'in', resumeIds)
    .execute();
}

export type SourceRow = Awaited<ReturnType<typeof listSources>>[number];
