import type { VendorDb } from '#db/tenancy.ts';

/** A stored answer of this person, with the zip it is about; null for all. */
export const findAnswer = (tx: VendorDb, userId: string, questionId: string) =>
  tx
    .selectOwn('deepgaze_question', { user_id: userId, question_id: questionId })
    .select(['zip_id', 'answer'])
    .executeTakeFirst();
