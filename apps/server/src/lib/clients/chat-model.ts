import * as z from 'zod/mini';
import { limitedFetch } from './limited-fetch.ts';

/** A chat model's base address, before `/chat/completions`, and its key if required. */
export type ChatModelSettings = { url: string; key: string; name: string };

export type ChatMessage = { role: 'system' | 'user'; content: string };

/**
 * Why there is no reply. BUSY: it asks to wait. UNREACHABLE: no connection, a redirect, or a broken connection. BROKEN:
 * it refuses, or responds with something other than a reply.
 */
export type ChatFault = 'TOO_SLOW' | 'BUSY' | 'UNREACHABLE' | 'BROKEN';

/** Contains only the kind of fault and the status, since an endpoint's response may repeat texts and keys. */
export class ChatFailure extends Error {
  readonly fault: ChatFault;
  readonly status: number | undefined;
  /** The endpoint's `Retry-After`, in seconds. */
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
/** Some endpoints require a key but ignore its value. */
const NO_KEY = 'none';

const replySchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).check(z.minLength(1)),
});

/**
 * Sends one request to a chat model at an OpenAI-compatible endpoint and returns the text of its reply. Offers no
 * tools, follows no redirects, does not retry, and logs neither keys nor texts. Only the model and the messages are
 * sent, since endpoints differ in what else they accept. Throws ChatFailure.
 *
 * @param signal when aborted, the call ends as TOO_SLOW, whatever part of the reply has arrived
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

/** `Retry-After` in seconds; the date form counts as absent. */
const secondsIn = (text: string | null | undefined): number =>
  /^\d{1,6}$/.test(text ?? '') ? Number(text) : 0;
