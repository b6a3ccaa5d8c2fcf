import type { ModelSettings } from '#config.ts';
import { AppError } from '#lib/app-error.ts';
import { askChatModel, ChatFailure } from '#lib/clients/chat-model.ts';
import { createFairGate } from '#lib/turns/fair-gate.ts';
import { createRest } from '#lib/turns/rest.ts';

/** Small local models answer one call at a time, and hosted ones count calls. One organization leaves a slot to others. */
const TURNS = { atOnce: 4, atOncePerOwner: 3, waitingPerOwner: 8 };

type Doorman = { enter: ReturnType<typeof createFairGate>; rest: ReturnType<typeof createRest> };
const doormen = new WeakMap<ModelSettings, Doorman>();

function getDoorman(model: ModelSettings): Doorman {
  const known = doormen.get(model) ?? { enter: createFairGate(TURNS), rest: createRest() };
  doormen.set(model, known);
  return known;
}

/**
 * Asks the operator's model, a few questions at once, the organizations (`owner`) taking turns. Throws ChatFailure;
 * BUSY also if too many of one owner wait, or while the model is left alone because it asked for that or did not
 * answer. A call ends as TOO_SLOW once it is `late`, and when its reader is `gone`, which says nothing about the model.
 */
export async function askModel(
  model: ModelSettings,
  { system, user }: { system: string; user: string },
  { owner, late, gone }: { owner: string; late: AbortSignal; gone?: AbortSignal | undefined },
): Promise<string> {
  const { enter, rest } = getDoorman(model);
  const signal = gone ? AbortSignal.any([late, gone]) : late;
  try {
    return await enter(owner, async () => {
      if (rest.isResting()) throw new ChatFailure('BUSY');
      const messages = [
        { role: 'system' as const, content: system },
        { role: 'user' as const, content: user },
      ];
      const reply = await askChatModel(model, messages, signal);
      rest.noteAnswer();
      return reply;
    });
  } catch (error) {
    if (error instanceof AppError) throw new ChatFailure('BUSY');
    if (error instanceof ChatFailure && !gone?.aborted) noteFailure(error, rest);
    throw error;
  }
}

function noteFailure({ fault, waitSeconds }: ChatFailure, rest: Doorman['rest']): void {
  if (fault === 'TOO_SLOW' || fault === 'UNREACHABLE') rest.noteSilence();
  else rest.noteWait(waitSeconds);
}
