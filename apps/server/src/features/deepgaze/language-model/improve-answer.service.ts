import { randomBytes } from 'node:crypto';
import type { Answer, Interpretation } from '@slotwise/contract/deepgaze/questions.schema';
import type { ModelSettings } from '#config.ts';
import type { Context, Session } from '#context.ts';
import { listEvidenceRows } from '#engines/model-answers/evidence-rows.ts';
import { planPrompt } from '#engines/model-answers/plan-prompt.ts';
import { prosePrompt } from '#engines/model-answers/prose-prompt.ts';
import { readPlan } from '#engines/model-answers/read-plan.ts';
import { readSentences } from '#engines/model-answers/read-sentences.ts';
import { withProse } from '#engines/model-answers/with-prose.ts';
import { hasSomethingToSay, isBetterRead, isUnlinked } from '#engines/model-answers/worth-asking.ts';
import type { ResumeSource } from '#engines/resume-questions/execute/resume-source.ts';
import { ChatFailure } from '#lib/clients/chat-model.ts';
import { readLanguageModel } from './language-model.service.ts';
import { askModel } from './ask-model.service.ts';
import { withFaultNote, withReadingNote, placeOfModel } from './improve-answer.rules.ts';

/**
 * An answer of the engine with its question, and where its resumes are read. `answerAgain` executes another reading;
 * without it, as when someone chose the reading, the question is not read again. No more calls are made once the reader
 * is `gone`.
 */
export type Improvable = {
  question: string;
  answer: Answer;
  source: ResumeSource;
  answerAgain?: ((interpretation: Interpretation) => Promise<Answer>) | undefined;
  gone?: AbortSignal | undefined;
};

/** The time limit for all model calls of one question together. */
const PATIENCE_MILLIS = 20_000;

/**
 * What a language model adds to an answer, if the organization allows it. It may read a question that the engine could
 * not link, and put evidence into words; rows, counts and verdicts are always the engine's. Without a model, with one
 * that lies or fails, and on later pages, the engine's own answer stands.
 */
export async function improveAnswer(
  context: Context,
  session: Session,
  improvable: Improvable,
): Promise<Answer> {
  const model = context.config.deepgazeModel;
  const { question, answer } = improvable;
  const isWorthIt = isUnlinked(question, answer) || hasSomethingToSay(answer);
  if (!model || answer.page.page > 1 || !isWorthIt) return answer;
  const { isOn } = await readLanguageModel(context, session.vendorId);
  return isOn ? improve(context, model, { ...improvable, owner: session.vendorId }) : answer;
}

/** The model's calls, under one time limit. */
type Asking = { model: ModelSettings; ask: (prompt: { system: string; user: string }) => Promise<string> };

async function improve(
  { log }: Context,
  model: ModelSettings,
  improvable: Improvable & { owner: string },
): Promise<Answer> {
  const { owner, gone } = improvable;
  const late = AbortSignal.timeout(model.timeoutMillis ?? PATIENCE_MILLIS);
  const asking: Asking = { model, ask: (prompt) => askModel(model, prompt, { owner, late, gone }) };
  let best = improvable.answer;
  try {
    best = await readWithModel(improvable, asking);
    return await putIntoWords({ ...improvable, answer: best }, asking);
  } catch (error) {
    if (!(error instanceof ChatFailure)) throw error;
    log.warn({ fault: error.fault, status: error.status }, 'the language model gave no reply');
    return withFaultNote(best, error.fault);
  }
}

async function readWithModel(
  { question, answer, answerAgain }: Improvable,
  { model, ask }: Asking,
): Promise<Answer> {
  if (!answerAgain || !isUnlinked(question, answer)) return answer;
  const reading = readPlan(await ask(planPrompt(question, newFence())));
  if (reading === undefined) throw new ChatFailure('BROKEN');
  const again = reading && (await answerAgain(reading));
  return again && isBetterRead(answer, again) ? withReadingNote(again, placeOfModel(model.url)) : answer;
}

async function putIntoWords(
  { question, answer, source }: Improvable,
  { model, ask }: Asking,
): Promise<Answer> {
  if (!hasSomethingToSay(answer)) return answer;
  const texts = await source(answer.rows.map(({ resumeId }) => resumeId));
  const rows = listEvidenceRows(answer, texts);
  if (rows.length === 0) return answer;
  const sentences = readSentences(await ask(prosePrompt(question, rows, newFence())), rows);
  if (!sentences) throw new ChatFailure('BROKEN');
  return withProse(answer, sentences, placeOfModel(model.url));
}

/** Random, so no resume can contain it and close the data block. */
const newFence = (): string => randomBytes(12).toString('hex');
