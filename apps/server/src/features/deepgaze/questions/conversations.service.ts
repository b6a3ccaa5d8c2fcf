import type { Answer } from '@slotwise/contract/deepgaze/questions.schema';
import { MESSAGES } from '@slotwise/contract/messages';
import { LIMITS } from '@slotwise/contract/limits';
import type { Context, Session } from '#context.ts';
import { asVendor, type VendorDb } from '#db/tenancy.ts';
import { getZip } from '../zips/zips.service.ts';
import * as mapper from './questions.mapper.ts';
import * as queries from './questions.queries.ts';

/** The zips searched; `zipId` is the one the conversation is about, null for all of them. */
type Asked = { zipId: string | null; zipIds: string[] };
type Remembered = { queryId: string; question: { question: string }; data: Answer; queryResult: string };

/** Stores a question with its answer. False if a zip is gone, whose text the answer may contain. */
export const remember = (
  { db, clock }: Context,
  { vendorId, userId }: Session,
  { zipId, zipIds }: Asked,
  { queryId, question, data, queryResult }: Remembered,
): Promise<boolean> =>
  asVendor(db, vendorId, async (tx) => {
    const present = await queries.holdZips(tx, zipIds);
    if (present.size < zipIds.length) return false;
    await queries.insertQuestion(tx, {
      question_id: queryId,
      user_id: userId,
      zip_id: zipId,
      zip_ids: zipIds,
      question: question.question,
      result: queryResult,
      answer: JSON.stringify(data),
      asked_at: clock.now(),
    });
    await queries.keepLatestQuestions(tx, { userId, zipId }, LIMITS.questionsRemembered);
    return true;
  });

/** The zip that a conversation is about; null for all of them. */
const toZipId = async (tx: VendorDb, contextId: string | undefined): Promise<string | null> =>
  contextId ? (await getZip(tx, contextId)).zip_id : null;

/** The caller's conversation about a zip, or about all of them, oldest first. */
export async function listQuestions(tx: VendorDb, { userId }: Session, contextId: string | undefined) {
  const zipId = await toZipId(tx, contextId);
  const rows = await queries.listQuestions(tx, { userId, zipId }, LIMITS.questionsRemembered);
  return { data: rows.toReversed().map(mapper.toAskedQuestion) };
}

export async function forgetQuestions(tx: VendorDb, { userId }: Session, contextId: string | undefined) {
  const zipId = await toZipId(tx, contextId);
  await queries.keepLatestQuestions(tx, { userId, zipId }, 0);
  return { message: [MESSAGES.deepgaze.forget.success] };
}
