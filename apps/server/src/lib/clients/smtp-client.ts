import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createTransport, type SendMailOptions } from 'nodemailer';

/**
 * A mail server's response to one message. `failed` may succeed later, `refused` will not; after `unsure` it is unknown
 * whether the server has the message, since the connection broke after it had read some of it.
 */
export type SmtpAnswer = { outcome: 'accepted' | 'refused' | 'failed' | 'unsure'; answer: string };

export type SmtpClient = {
  /** Delivers one message; every outcome is returned, nothing is thrown. */
  send: (message: SendMailOptions) => Promise<SmtpAnswer>;
  close: () => void;
};

const CONNECT_MILLIS = 10_000;
const SILENCE_MILLIS = 30_000;
/** The longest a delivery may take in total; a slow server is retried later. */
export const SEND_MILLIS = 120_000;
const ANSWER_LENGTH = 500;
/** SMTP converts the message's line ends in transit anyway; this keeps it in one piece. */
const ENDS_BY_SMTP = { newline: undefined };
const NOT_ENCRYPTED = 'Nothing was sent, since the connection to the mail server could not be encrypted.';

/** Opens a pool of connections to a mail server. With `mustEncrypt`, `smtp://` sends nothing before STARTTLS. */
export function openSmtp(url: string, { mustEncrypt }: { mustEncrypt: boolean }): SmtpClient {
  const transport = createTransport({
    pool: true,
    url,
    ...(mustEncrypt && url.startsWith('smtp:') && { requireTLS: true }),
    maxConnections: 3,
    // Retries belong to the outbox, which counts and shows them.
    maxRequeues: 0,
    connectionTimeout: CONNECT_MILLIS,
    greetingTimeout: CONNECT_MILLIS,
    socketTimeout: SILENCE_MILLIS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // A broken idle connection is replaced at its next use; unhandled, its error would end the process.
  transport.on('error', () => undefined);
  const bodies = new WeakMap<AbortSignal, Readable>();
  transport.use('stream', ({ data, message }, done) => {
    message.processFunc((body) => {
      const whole = Readable.from(inOnePiece(body), { objectMode: false });
      if (data.signal) bodies.set(data.signal, whole);
      return whole;
    });
    done();
  });
  return {
    send: async (message) => {
      const signal = AbortSignal.timeout(SEND_MILLIS);
      try {
        const { response } = await transport.sendMail({ ...message, ...ENDS_BY_SMTP, signal });
        return { outcome: 'accepted', answer: oneAnswer(response) };
      } catch (error) {
        return toSmtpAnswer(error, bodies.get(signal)?.readableDidRead ?? false);
      }
    },
    close: () => transport.close(),
  };
}

/** The library emits a chunk per line, each of which would be a separate write. */
async function* inOnePiece(body: Readable): AsyncGenerator<Buffer> {
  yield await buffer(body);
}

/** Only errors about this message or recipient refuse it. A wrong password is for the operator to fix, so it waits. */
function toSmtpAnswer(error: unknown, wasRead: boolean): SmtpAnswer {
  const { code, permanent, response, message } = error as Record<string, unknown>;
  if (code === 'ETLS') return { outcome: 'failed', answer: `${NOT_ENCRYPTED} (${oneAnswer(message)})` };
  const isAboutMessage = code === 'EENVELOPE' || code === 'EMESSAGE';
  const isRefused = isAboutMessage && (permanent === true || response === undefined);
  const isUnsure = wasRead && response === undefined;
  const outcome = isUnsure ? 'unsure' : isRefused ? 'refused' : 'failed';
  return { outcome, answer: oneAnswer(response ?? message) };
}

function oneAnswer(text: unknown): string {
  const line = String(text ?? '')
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return line.slice(0, ANSWER_LENGTH).toWellFormed();
}
