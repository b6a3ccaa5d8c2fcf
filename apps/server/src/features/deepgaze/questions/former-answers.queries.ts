import type { VendorDb } from '#db/tenancy.ts';

/** An answer that someone was given, with the zip it is about; null is all of them. */
export const findAnswer = (tx: VendorDb, userId: string, questionId: string) =>
  tx
    .selectOwn('deepgaze_question', { user_id: userId, question_id: questionId })
    .select(['zip_id', 'answer'])
    .executeTakeFirst();
