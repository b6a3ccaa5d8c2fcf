import type * as endpoints from '@slotwise/contract/deepgaze/job-fit.endpoints';
import type { ParsedRequestOf, ResponseOf } from '@slotwise/contract/endpoint';
import { LIMITS } from '@slotwise/contract/limits';
import type { Context, Session } from '#context.ts';
import { asVendor } from '#db/tenancy.ts';
import type { QuestionAsker } from '#engines/question-threads/question-threads.ts';
import { listJobs, readJob } from '#features/job-descriptions/job-descriptions.service.ts';
import { inTurn } from '../questions/in-turn.service.ts';
import type { Renewal } from '../indexes/indexes.rules.ts';
import { withIndex } from '../indexes/indexes.service.ts';
import { countCoverage, notesOn } from '../questions/questions.rules.ts';
import { listOtherZips, serveIn } from '#features/deepgaze/questions/resume-sources.service.ts';
import { getResume } from '../resumes/resumes.service.ts';
import { getAskedZips } from '../zips/zips.service.ts';
import { rowsWithZips } from '../questions/questions.mapper.ts';
import { toJobText } from './job-fit.mapper.ts';
import * as rules from './job-fit.rules.ts';

type ToRead = ParsedRequestOf<typeof endpoints.readJobDescription>['body'];
type ToMatch = ParsedRequestOf<typeof endpoints.matchJob>['body'];

/** The resumes a job is matched against, and the signal that the caller is gone. */
type Held = { zipIds: string[]; gone?: AbortSignal | undefined };
type Work<T> = (asker: QuestionAsker, renewal: Renewal) => Promise<T>;

/** Works with what is read of some zips, once it is the organization's turn. */
function hold<T>(context: Context, { vendorId }: Session, { zipIds, gone }: Held, work: Work<T>): Promise<T> {
  const serve = serveIn(context, vendorId, { zipIds, gone });
  return inTurn(context, vendorId, gone, () =>
    withIndex(context, { vendorId, zipIds }, ({ index, renewal }) => work({ index, serve }, renewal)),
  );
}

/** Reads a job description, or one of the caller's jobs, into conditions; NOT_FOUND for someone else's job or zip. */
export async function readJobDescription(
  context: Context,
  session: Session,
  { contextId, jdId, text: pasted = '' }: ToRead,
  gone?: AbortSignal,
): Promise<ResponseOf<typeof endpoints.readJobDescription>> {
  const { zipIds, text } = await asVendor(context.db, session.vendorId, async (tx) => ({
    zipIds: (await getAskedZips(tx, { contextId })).map((zip) => zip.zip_id),
    text: jdId ? toJobText(await readJob(tx, jdId)).slice(0, LIMITS.jobTextMaxLength) : pasted,
  }));
  rules.requireJobText(text);
  const { reading } = await hold(context, session, { zipIds, gone }, (asker) =>
    context.questionThreads.workOnJob(asker, { kind: 'READ_JOB', text }),
  );
  return { status: 'success', data: reading, text };
}

/** One page of the resumes matched against a job's conditions; a zip deleted meanwhile is left out. */
export async function matchJob(
  context: Context,
  session: Session,
  { contextId, text = '', conditions, page = 1, pageSize = LIMITS.defaultPageSize }: ToMatch,
  gone?: AbortSignal,
): Promise<ResponseOf<typeof endpoints.matchJob>> {
  const began = performance.now();
  rules.requireShortConditions(conditions);
  const { db, questionThreads } = context;
  const zips = await asVendor(db, session.vendorId, (tx) => getAskedZips(tx, { contextId }));
  const zipIds = zips.map((zip) => zip.zip_id);
  const { match, renewal } = await hold(context, session, { zipIds, gone }, async (asker, renewal) => ({
    match: await questionThreads.workOnJob(asker, { kind: 'MATCH_JOB', text, conditions, page, pageSize }),
    renewal,
  }));
  const { held, copies, copiesOf } = match;
  const { rows, total, ...counted } = held;
  const isAboutAll = !contextId;
  const notes = notesOn({ ...renewal, copies, zips: zips.length, isAboutAll, isFollowedGone: false });
  const data = {
    ...counted,
    ...countCoverage(zips, copies),
    rows: rowsWithZips(rows, await listOtherZips(context, session.vendorId, copiesOf)),
    page: { page, pageSize, total },
    notes,
    tookMs: Math.round(performance.now() - began),
  };
  return { status: 'success', data };
}

/** The organization's open jobs that a resume fits; only the newest if there are too many to check. */
export async function listFittingJobs(
  context: Context,
  session: Session,
  resumeId: string,
  gone?: AbortSignal,
): Promise<ResponseOf<typeof endpoints.listFittingJobs>> {
  const row = await asVendor(context.db, session.vendorId, (tx) => getResume(tx, resumeId));
  const open = await listJobs(context, session, {
    jdStatus: 'OPEN',
    page: 1,
    pageSize: LIMITS.jobsFittedMax,
  });
  const jobs = open.data.map((job) => ({
    jdId: job.jdId,
    title: job.title,
    clientName: job.clientName,
    location: job.location,
    text: toJobText(job).slice(0, LIMITS.jobTextMaxLength),
  }));
  const left = open.page.total - jobs.length;
  if (jobs.length === 0) return { status: 'success', data: { jobs: [], left } };
  const { fits } = await hold(context, session, { zipIds: [row.zip_id], gone }, (asker) =>
    context.questionThreads.workOnJob(asker, { kind: 'FIT_JOBS', resumeId: row.file_id, jobs }),
  );
  return { status: 'success', data: { jobs: fits, left } };
}
