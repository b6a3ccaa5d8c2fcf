import type { Context, Session } from '#context.ts';
import { asVendor } from '#db/tenancy.ts';
import { getAskedZips } from '../zips/zips.service.ts';
import { inTurn } from './in-turn.service.ts';
import { withIndex } from '../indexes/indexes.service.ts';
import { serveIn } from './resume-sources.service.ts';
import * as queries from './former-answers.queries.ts';

/** The resumes in all rows of one of the caller's answers, unordered; none if the answer is gone. */
export async function listAnswered(
  context: Context,
  { vendorId, userId }: Session,
  questionId: string,
): Promise<string[]> {
  const { row, zipIds } = await asVendor(context.db, vendorId, async (tx) => {
    const found = await queries.findAnswer(tx, userId, questionId);
    const zips = found ? await getAskedZips(tx, { contextId: found.zip_id ?? undefined }) : [];
    return { row: found, zipIds: zips.map((zip) => zip.zip_id) };
  });
  if (!row) return [];
  const { interpretation, page, rows } = row.answer;
  if (page.total <= rows.length) return listResumeIds(rows);
  // Only its first page is stored with the question.
  return inTurn(context, vendorId, undefined, () =>
    withIndex(context, { vendorId, zipIds }, ({ index }) => {
      const serve = serveIn(context, vendorId, { zipIds });
      return context.questionThreads.list({ index, serve }, { reading: interpretation });
    }),
  );
}

const listResumeIds = (rows: { resumeId: string }[]): string[] => rows.map(({ resumeId }) => resumeId);
