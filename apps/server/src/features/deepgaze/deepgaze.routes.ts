import * as jobFit from '@slotwise/contract/deepgaze/job-fit.endpoints';
import * as models from '@slotwise/contract/deepgaze/language-model.endpoints';
import * as questions from '@slotwise/contract/deepgaze/questions.endpoints';
import * as resemblances from '@slotwise/contract/deepgaze/resemblances.endpoints';
import * as resumes from '@slotwise/contract/deepgaze/resumes.endpoints';
import * as zips from '@slotwise/contract/deepgaze/zips.endpoints';
import { readResumeFile } from './resumes/resume-file.service.ts';
import { takeCandidate } from './resumes/take-candidate.service.ts';
import { readJobFile } from './job-fit/job-file.service.ts';
import { listFittingJobs, matchJob, readJobDescription } from './job-fit/job-fit.service.ts';
import { readLanguageModel, switchLanguageModel } from './language-model/language-model.service.ts';
import { askQuestion } from './questions/questions.service.ts';
import { forgetQuestions, listQuestions } from '#features/deepgaze/questions/conversations.service.ts';
import type { Routes } from '#http/routes.ts';
import { listResemblances, settleResemblance } from './resemblances/resemblances.service.ts';
import { listResumes, readResumeText } from './resumes/resumes.service.ts';
import { deleteContext } from './zips/delete-zip.service.ts';
import { uploadZip } from './zips/upload-zip.service.ts';
import { listZips } from './zips/zips.service.ts';

export function deepgazeRoutes({ context, serve, serveTx, serveUpload }: Routes) {
  serveUpload(zips.uploadZip, ({ query }, upload, session, call) =>
    uploadZip(context, session, { upload, query, call }),
  );
  serve(zips.listZips, async ({ query }, session) =>
    toAnswer(await listZips(context, session, query.contextId)),
  );
  serve(zips.deleteContext, (request, session) => deleteContext(context, session, request));
  serve(resumes.listResumes, (request, session) => listResumes(context, session, request));
  serve(resumes.readResumeText, ({ params }, session) => readResumeText(context, session, params.resumeId));
  serve(resumes.takeCandidate, ({ params }, session) => takeCandidate(context, session, params.resumeId));
  serve(resumes.readResumeFile, ({ body }, session, { gone }) =>
    readResumeFile(context, session, body.documentId, gone),
  );
  serve(questions.askQuestion, ({ body }, session, { gone }) => askQuestion(context, session, body, gone));
  serveTx(questions.listQuestions, (tx, { query }, session) => listQuestions(tx, session, query.contextId));
  serveTx(questions.forgetQuestions, (tx, { query }, session) =>
    forgetQuestions(tx, session, query.contextId),
  );
  serve(jobFit.readJobDescription, ({ body }, session, { gone }) =>
    readJobDescription(context, session, body, gone),
  );
  serve(jobFit.readJobFile, ({ body }, session, { gone }) =>
    readJobFile(context, session, body.documentId, gone),
  );
  serve(jobFit.matchJob, ({ body }, session, { gone }) => matchJob(context, session, body, gone));
  serve(jobFit.listFittingJobs, ({ params }, session, { gone }) =>
    listFittingJobs(context, session, params.resumeId, gone),
  );
  serveTx(resemblances.listResemblances, (tx, { query }) => listResemblances(tx, query));
  serveTx(resemblances.settleResemblance, (tx, { params, body }, session) =>
    settleResemblance(context, tx, session, { ...params, ...body }),
  );
  serve(models.readLanguageModel, async (_request, session) =>
    toAnswer(await readLanguageModel(context, session.vendorId)),
  );
  serve(models.switchLanguageModel, async ({ body }, session) =>
    toAnswer(await switchLanguageModel(context, session, body)),
  );
}

const toAnswer = <Data>(data: Data) => ({ status: 'success' as const, data });
