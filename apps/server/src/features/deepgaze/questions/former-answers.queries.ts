import type { VendorDb } from '#db/tenancy.ts';

/** An answer that someone was given, with the zip it is about; null is all of them. */
export const findAnswer = (tx: VendorDb, userId: string, questionId: string) =>
  tx
    .selectOwn('deepgaze_question')
    .select(['zip_id', 'answer'])
    .where('user_id', '=', userId)
    .where('question_id', '=', questionId)
    .executeTakeFirst();
