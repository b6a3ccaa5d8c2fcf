import type * as endpoints from '@slotwise/contract/deepgaze/questions.endpoints';
import type { Answer, Interpretation } from '@slotwise/contract/deepgaze/questions.schema';
import type { ParsedRequestOf, ResponseOf } from '@slotwise/contract/endpoint';
import { LIMITS } from '@slotwise/contract/limits';
import { uuidv7 } from 'uuidv7';
import type { Context, Session } from '#context.ts';
import { asVendor, type VendorId } from '#db/tenancy.ts';
import type { TypedQuestion } from '#engines/question-threads/question-task.ts';
import { mayNameFile } from '#engines/resume-questions/parse/parse-named-files.ts';
import type { QuestionMemory } from '#engines/resume-questions/plan/question-memory.ts';
import { AppError } from '#lib/app-error.ts';
import { improveAnswer } from '../language-model/improve-answer.service.ts';
import { getAskedZips } from '../zips/zips.service.ts';
import { inTurn } from './in-turn.service.ts';
import { withIndex } from '../indexes/indexes.service.ts';
import * as mapper from './questions.mapper.ts';
import * as queries from './questions.queries.ts';
import { listNamedFiles } from './resume-sources.queries.ts';
import * as rules from './questions.rules.ts';
import { remember } from './conversations.service.ts';
import { serveIn, sourceIn, listOtherZips } from './resume-sources.service.ts';

export type Question = ParsedRequestOf<typeof endpoints.askQuestion>['body'];
export type Asked = Awaited<ReturnType<typeof findAsked>>;

/** A zip may be deleted during a question; then it is answered again from the rest. */
const ATTEMPTS = 3;

/**
 * Answers a question from the resumes of one zip, or of all; does not wait for a language model once the caller is
 * `gone`. Stores the first page of the answer with the question, but no further pages, and nothing from a zip that is
 * gone meanwhile.
 */
export async function askQuestion(
  context: Context,
  session: Session,
  question: Question,
  gone?: AbortSignal,
): Promise<ResponseOf<typeof endpoints.askQuestion>> {
  rules.requireShort(question);
  for (let attempt = 1; ; attempt += 1) {
    const { asked, data } = await answer(context, session, question, gone);
    const queryResult = rules.toPlainAnswer(data);
    const isFurther = data.page.page > 1;
    const queryId = isFurther ? (question.follows ?? uuidv7()) : uuidv7();
    const isKept =
      isFurther || (await remember(context, session, asked, { queryId, question, data, queryResult }));
    if (isKept) return { status: 'success', contextId: asked.zipId, queryId, queryResult, data };
    if (attempt === ATTEMPTS) throw new AppError('UNAVAILABLE', { retryAfterSeconds: 1 });
  }
}

const findAsked = ({ db }: Context, { vendorId, userId }: Session, question: Question) =>
  asVendor(db, vendorId, async (tx) => {
    const zips = await getAskedZips(tx, question);
    const isAboutAll = !question.contextId && !question.zipFileName;
    const zipId = isAboutAll ? null : (zips[0]?.zip_id ?? null);
    const followed = await queries.findFollowed(tx, { userId, zipId }, question.follows);
    const zipIds = zips.map((zip) => zip.zip_id);
    const isOfFile = mayNameFile(question.question);
    const files = isOfFile ? await listNamedFiles(tx, zipIds, question.question) : [];
    return { zips, isAboutAll, zipId, followed, zipIds, files };
  });

/** Only the engine's search waits for its turn, and no one else waits while a language model thinks. */
export async function answer(
  context: Context,
  session: Session,
  question: Question,
  gone: AbortSignal | undefined,
): Promise<{ asked: Asked; data: Answer }> {
  const began = performance.now();
  const { vendorId } = session;
  const inOwnTurn = <T>(work: () => Promise<T>): Promise<T> => inTurn(context, vendorId, gone, work);
  const { asked, found } = await inOwnTurn(async () => {
    const asked = await findAsked(context, session, question);
    return { asked, found: await find(context, vendorId, { question, asked, gone }) };
  });
  const improved = await improveAnswer(context, session, {
    question: question.question,
    answer: found,
    source: sourceIn(context, vendorId, asked.zipIds),
    // A reading that someone chose must not be changed.
    answerAgain: question.interpretation
      ? undefined
      : (reading) => inOwnTurn(() => find(context, vendorId, { question, asked, gone, reading })),
    gone,
  });
  return { asked, data: { ...improved, tookMs: Math.round(performance.now() - began) } };
}

/** A question, or another reading of it, with its context. */
type Finding = { question: Question; asked: Asked; gone: AbortSignal | undefined; reading?: Interpretation };

/** The engine's answer, and what it was searched in. */
async function find(
  context: Context,
  vendorId: VendorId,
  { question, asked, gone, reading }: Finding,
): Promise<Answer> {
  const { page = 1, pageSize = LIMITS.defaultPageSize } = question;
  const { zips, zipIds, isAboutAll, followed } = asked;
  const serve = serveIn(context, vendorId, { zipIds, gone });
  return withIndex(context, { vendorId, zipIds }, async ({ index, renewal }) => {
    const work = { asked: reading ? { reading } : typedQuestion(question, asked), page, pageSize };
    const { found, copies, copiesOf } = await context.questionThreads.answer({ index, serve }, work);
    const isFollowedGone = question.follows !== undefined && !question.interpretation && !followed;
    const coverage = rules.countCoverage(zips, copies);
    const notes = rules.notesOn({ ...renewal, copies, zips: zips.length, isAboutAll, isFollowedGone });
    const rows = mapper.rowsWithZips(found.rows, await listOtherZips(context, vendorId, copiesOf));
    return { ...found, ...coverage, rows, notes: [...found.notes, ...notes], engine: 'RULES', tookMs: 0 };
  });
}

const typedQuestion = ({ question, interpretation }: Question, asked: Asked): TypedQuestion => ({
  question,
  chosen: interpretation,
  memory: toMemory(asked),
  files: asked.files,
});

const toMemory = ({ followed }: Asked): QuestionMemory | null =>
  followed
    ? {
        interpretation: followed.answer.interpretation,
        resumeIds: followed.answer.rows.map(({ resumeId }) => resumeId),
      }
    : null;
