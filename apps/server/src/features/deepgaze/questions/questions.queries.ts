import { sql } from 'kysely';
import type { NewRow } from '#db/tables/rows.ts';
import type { VendorDb } from '#db/tenancy.ts';

/** A person's conversation about a zip; null for all zips. */
export type Conversation = { userId: string; zipId: string | null };

const conversation = (tx: VendorDb, { userId, zipId }: Conversation) =>
  tx.selectOwn('deepgaze_question', { user_id: userId }).where('zip_id', 'is not distinct from', zipId);

/** The questions of a conversation, newest first. */
export const listQuestions = (tx: VendorDb, of: Conversation, limit: number) =>
  conversation(tx, of)
    .select(['question_id', 'zip_id', 'question', 'result', 'answer', 'asked_at'])
    .orderBy('asked_at', 'desc')
    .orderBy('question_id', 'desc')
    .limit(limit)
    .execute();

export type QuestionRow = Awaited<ReturnType<typeof listQuestions>>[number];

/** The answer that a question follows up on: the named one, or the last that was not a refusal. */
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

/** Those of the zips that exist, locked until the transaction ends. */
export async function holdZips(tx: VendorDb, zipIds: string[]): Promise<Set<string>> {
  if (zipIds.length === 0) return new Set();
  const rows = await tx
    .selectOwn('deepgaze_zip', { zip_id: zipIds })
    .select('zip_id')
    .orderBy('zip_id')
    .forKeyShare()
    .execute();
  return new Set(rows.map((row) => row.zip_id));
}

export const insertQuestion = (tx: VendorDb, row: NewRow<'deepgaze_question'>) =>
  tx.insertOwn('deepgaze_question', row).execute();

/** Deletes all but a conversation's last questions. */
export async function keepLatestQuestions(tx: VendorDb, of: Conversation, kept: number): Promise<void> {
  await sql`
    delete from deepgaze_question where vendor_id = ${tx.vendorId} and question_id in (
      select question_id from deepgaze_question
      where vendor_id = ${tx.vendorId} and user_id = ${of.userId} and zip_id is not distinct from ${of.zipId}::uuid
      order by asked_at desc, question_id desc offset ${kept})
  `.execute(tx);
}
