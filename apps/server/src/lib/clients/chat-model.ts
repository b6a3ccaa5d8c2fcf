import * as z from 'zod/mini';
import { limitedFetch } from './limited-fetch.ts';

/** Where a chat model is reached: the address that `/chat/completions` is put behind, and the key where it wants one. */
export type ChatModelSettings = { url: string; key: string; name: string };

export type ChatMessage = { role: 'system' | 'user'; content: string };

/**
 * Why there is no reply. BUSY: it asks for time. UNREACHABLE: no connection, or one that leads elsewhere or does not end.
 * BROKEN: it refuses, or answers with something else than a reply.
 */
export type ChatFault = 'TOO_SLOW' | 'BUSY' | 'UNREACHABLE' | 'BROKEN';

/** Says nothing but the kind of fault and the status, since what an endpoint answers may repeat texts and keys. */
export class ChatFailure extends Error {
  readonly fault: ChatFault;
  readonly status: number | undefined;
  /** What the endpoint asked for in `Retry-After`, in seconds. */
  readonly waitSeconds: number;

  constructor(
    fault: ChatFault,
    { status, waitSeconds = 0 }: { status?: number | undefined; waitSeconds?: number } = {},
  ) {
    super(`The chat model gave no reply (${fault}${status === undefined ? '' : `, status ${status}`}).`);
    this.name = 'ChatFailure';
    this.fault = fault;
    this.status = status;
    this.waitSeconds = waitSeconds;
  }
}

/** Far more than a page of prose. */
const MOST_BYTES = 512 * 1024;
/** Some endpoints want a key and do not look at it. */
const NO_KEY = 'none';

const replySchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).check(z.minLength(1)),
});

/**
 * Asks a chat model of an OpenAI-compatible endpoint once and answers with the text of its reply. It is offered no tools,
 * redirects are not followed, nothing is tried again, and neither keys nor texts are logged. Only the model and the messages
 * are sent, since endpoints differ in what else they take. Throws ChatFailure.
 *
 * @param signal when it aborts the call ends as TOO_SLOW, whatever part of the reply is there
 */
export async function askChatModel(
  { url, key, name }: ChatModelSettings,
  messages: ChatMessage[],
  signal: AbortSignal,
): Promise<string> {
  const { default: OpenAI, APIError } = await import('openai');
  const client = new OpenAI({
    baseURL: url,
    apiKey: key === '' ? NO_KEY : key,
    organization: null,
    project: null,
    maxRetries: 0,
    logLevel: 'off',
    fetch: limitedFetch(MOST_BYTES, signal),
  });
  let completion: unknown;
  try {
    completion = await client.chat.completions.create({ model: name, messages }, { signal });
  } catch (error) {
    if (signal.aborted) throw new ChatFailure('TOO_SLOW');
    if (!(error instanceof APIError)) throw new ChatFailure('BROKEN');
    throw toChatFailure(error);
  }
  const reply = replySchema.safeParse(completion);
  if (!reply.success) throw new ChatFailure('BROKEN');
  return reply.data.choices[0]?.message.content ?? '';
}

function toChatFailure({
  status,
  headers,
}: {
  status: number | undefined;
  headers: Headers | undefined;
}): ChatFailure {
  if (status === undefined) return new ChatFailure('UNREACHABLE');
  const isBusy = status === 429 || status === 503;
  return new ChatFailure(isBusy ? 'BUSY' : 'BROKEN', {
    status,
    waitSeconds: secondsIn(headers?.get('retry-after')),
  });
}

/** `Retry-After` in seconds; the other form, a date, counts as not given. */
const secondsIn = (text: string | null | undefined): number =>
  /^\d{1,6}$/.test(text ?? '') ? Number(text) : 0;
