import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createTransport, type SendMailOptions } from 'nodemailer';

/**
 * What a mail server said to one message. `failed` may go better later, `refused` will not; after `unsure` no one knows
 * whether the server has the message, since the line was cut when it had read of it.
 */
export type SmtpAnswer = { outcome: 'accepted' | 'refused' | 'failed' | 'unsure'; answer: string };

export type SmtpClient = {
  /** Hands one message over; every outcome is an answer, nothing is thrown. */
  send: (message: SendMailOptions) => Promise<SmtpAnswer>;
  close: () => void;
};

const CONNECT_MILLIS = 10_000;
const SILENCE_MILLIS = 30_000;
/** The longest one hand-over may take in all; a slow server is asked again later. */
export const SEND_MILLIS = 120_000;
const ANSWER_LENGTH = 500;
/** On its way over the line a message gets the line ends of SMTP anyway, and stays in one piece. */
const ENDS_BY_SMTP = { newline: undefined };
const NOT_ENCRYPTED = 'Nothing was sent, since the connection to the mail server could not be encrypted.';

/** Opens a pool of connections to a mail server. With `mustEncrypt` an `smtp://` one gets nothing before STARTTLS. */
export function openSmtp(url: string, { mustEncrypt }: { mustEncrypt: boolean }): SmtpClient {
  const transport = createTransport({
    pool: true,
    url,
    ...(mustEncrypt && url.startsWith('smtp:') && { requireTLS: true }),
    maxConnections: 3,
    // Retries are the outbox's business: it keeps count of them and shows them.
    maxRequeues: 0,
    connectionTimeout: CONNECT_MILLIS,
    greetingTimeout: CONNECT_MILLIS,
    socketTimeout: SILENCE_MILLIS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // A broken idle connection is replaced at its next use; unheard, its error would end the process.
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

/** The library makes a message of a piece for each line, which would be a write of its own. */
async function* inOnePiece(body: Readable): AsyncGenerator<Buffer> {
  yield await buffer(body);
}

/** Only what is said of this message or reader refuses it. A wrong password is the operator's to mend, and it waits. */
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
