import type * as endpoints from '@slotwise/contract/deepgaze/questions.endpoints';
import type { Answer, Interpretation } from '@slotwise/contract/deepgaze/questions.schema';
import type { ParsedRequestOf, ResponseOf } from '@slotwise/contract/endpoint';
import { MESSAGES } from '@slotwise/contract/messages';
import { LIMITS } from '@slotwise/contract/limits';
import { uuidv7 } from 'uuidv7';
import type { Context, Session } from '#context.ts';
import { asVendor, type VendorDb, type VendorId } from '#db/tenancy.ts';
import type { ServerQuestion, TypedQuestion } from '#engines/question-threads/question-task.ts';
import type { QuestionAsker } from '#engines/question-threads/question-threads.ts';
import { mayNameFile } from '#engines/resume-questions/parse/parse-named-files.ts';
import type { QuestionMemory } from '#engines/resume-questions/plan/question-memory.ts';
import type { ResumeSource } from '#engines/resume-questions/execute/resume-source.ts';
import { AppError } from '#lib/app-error.ts';
import { improveAnswer } from '../language-model/improve-answer.service.ts';
import { getAskedZips, getZip } from '../zips/zips.service.ts';
import { inTurn, tooMany } from './in-turn.service.ts';
import { withIndex } from '../indexes/indexes.service.ts';
import * as mapper from './questions.mapper.ts';
import * as queries from './questions.queries.ts';
import * as rules from './questions.rules.ts';

type Question = ParsedRequestOf<typeof endpoints.askQuestion>['body'];
type Asked = Awaited<ReturnType<typeof findAsked>>;

/** A zip may be deleted while it is asked about; then the question is answered once more from what is left. */
const ATTEMPTS = 3;

/**
 * Answers a question from the resumes of one zip, or of all; no language model is waited for once the caller is `gone`. The
 * first page of the answer is remembered with the question; further pages of it, and what came of a zip that is gone
 * meanwhile, are not.
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
    const files = isOfFile ? await queries.listNamedFiles(tx, zipIds, question.question) : [];
    return { zips, isAboutAll, zipId, followed, zipIds, files };
  });

/** What the engine finds waits for its turn, and nothing else does while a language model thinks. */
async function answer(
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
    // A reading that somebody chose is no one's to change.
    answerAgain: question.interpretation
      ? undefined
      : (reading) => inOwnTurn(() => find(context, vendorId, { question, asked, gone, reading })),
    gone,
  });
  return { asked, data: { ...improved, tookMs: Math.round(performance.now() - began) } };
}

/** A question, or another reading of it, with what it is about. */
type Finding = { question: Question; asked: Asked; gone: AbortSignal | undefined; reading?: Interpretation };

/** The engine's answer, with what it was looked for in. */
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

/** Replies to what a thread asks while it answers. No one waits for that answer once the reader is `gone`. */
export function serveIn(
  context: Context,
  vendorId: VendorId,
  { zipIds, gone }: { zipIds: string[]; gone?: AbortSignal | undefined },
): QuestionAsker['serve'] {
  const source = sourceIn(context, vendorId, zipIds);
  return async (asked: ServerQuestion) => {
    if (gone?.aborted) throw tooMany();
    if (asked.kind === 'SOURCES') return [...(await source(asked.resumeIds)).values()];
    return asVendor(context.db, vendorId, (tx) => queries.listRemarked(tx, zipIds, asked.flag));
  };
}

/** Reads the resumes of an answer in one query; those of other zips than were asked about do not exist. */
const sourceIn =
  ({ db }: Context, vendorId: VendorId, zipIds: string[]): ResumeSource =>
  async (resumeIds) => {
    const rows = await asVendor(db, vendorId, (tx) => queries.listSources(tx, resumeIds));
    const asked = rows.filter((row) => zipIds.includes(row.zip_id));
    return new Map(asked.map((row) => [row.file_id, mapper.toSourceResume(row)]));
  };

/** By id of a resume the other zips, of those that are asked, in which its content lies as well. */
export async function listOtherZips(
  { db }: Context,
  vendorId: VendorId,
  copiesOf: readonly (readonly [copy: string, shown: string])[],
): Promise<Map<string, string[]>> {
  const firsts = new Map(copiesOf);
  if (firsts.size === 0) return new Map();
  const copies = await asVendor(db, vendorId, (tx) => queries.listZipNames(tx, [...firsts.keys()]));
  return copies.reduce((zips, { file_id: copy, file_name: name }) => {
    const first = firsts.get(copy) ?? copy;
    return zips.set(first, [...(zips.get(first) ?? []), name]);
  }, new Map<string, string[]>());
}

type Remembered = { queryId: string; question: Question; data: Answer; queryResult: string };

/** False where one of the zips is gone, whose words may stand in the answer. */
const remember = (
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
    await queries.forgetAllBut(tx, { userId, zipId }, LIMITS.questionsRemembered);
    return true;
  });

/** The zip that a conversation is about; null is the one about all of them. */
const toZipId = async (tx: VendorDb, contextId: string | undefined): Promise<string | null> =>
  contextId ? (await getZip(tx, contextId)).zip_id : null;

/** The caller's conversation about a zip, or about all of them, oldest first. */
export const listQuestions = (
  { db }: Context,
  { vendorId, userId }: Session,
  contextId: string | undefined,
): Promise<ResponseOf<typeof endpoints.listQuestions>> =>
  asVendor(db, vendorId, async (tx) => {
    const zipId = await toZipId(tx, contextId);
    const rows = await queries.listQuestions(tx, { userId, zipId }, LIMITS.questionsRemembered);
    return { status: 'success', data: rows.toReversed().map(mapper.toAskedQuestion) };
  });

export const forgetQuestions = (
  { db }: Context,
  { vendorId, userId }: Session,
  contextId: string | undefined,
): Promise<ResponseOf<typeof endpoints.forgetQuestions>> =>
  asVendor(db, vendorId, async (tx) => {
    const zipId = await toZipId(tx, contextId);
    await queries.forgetAllBut(tx, { userId, zipId }, 0);
    return { status: 'success', message: [MESSAGES.deepgaze.forget.success] };
  });
