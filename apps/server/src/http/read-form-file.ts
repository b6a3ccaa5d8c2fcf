import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import type { Readable } from 'node:stream';
import { AppError } from '#lib/app-error.ts';

/**
 * An uploaded file as it arrives: the sender's file name, and its bytes, which can be read once. `fields` are the
 * form's other fields, complete only after the bytes have ended, since they may follow the file.
 */
export type Upload = {
  fileName: string;
  bytes: AsyncIterable<Buffer>;
  fields: Readonly<Record<string, string>>;
};

const FIELD = 'file';
const LIMITS = { files: 1, fields: 20, fieldSize: 4096, parts: 21, headerPairs: 20, headerSize: 16 * 1024 };
const wrong = (message: string): AppError => new AppError('VALIDATION_FAILED', { message });
const UNREADABLE = 'The form cannot be read: it is cut, or its boundary is not the announced one.';

/**
 * Waits for a form's file (RFC 7578) and returns it while it is still arriving. Its bytes end only when the entire form
 * has, so that a form that is cut off or contains a second file is refused completely.
 */
export function readFormFile(headers: Record<string, unknown>, body: Readable): Promise<Upload> {
  const parser = openParser(headers);
  const finished = waitForFinish(parser, body);
  const fields: Record<string, string> = Object.create(null) as Record<string, string>;
  parser.on('field', (name: string, value: string) => void (fields[name] = value));
  return new Promise<Upload>((resolve, reject) => {
    parser.once('file', (field: string | undefined, stream: Readable, fileName: string | undefined) => {
      stream.on('error', () => undefined);
      finished.catch((error: unknown) => stream.destroy(error as Error));
      if (field !== FIELD) reject(wrong(`The file has to be in the field "${FIELD}" of the form.`));
      else resolve({ fileName: fileName ?? '', bytes: readBytes(stream, finished), fields });
    });
    finished.then(() => reject(wrong(`The form holds no file. Send it in the field "${FIELD}".`)), reject);
    body.pipe(parser);
  });
}

/** Settles when the form has ended, with the first fault found in it. */
function waitForFinish(parser: BusboyInstance, body: Readable): Promise<void> {
  const finished = new Promise<void>((resolve, reject) => {
    body.once('error', reject);
    parser.once('error', () => reject(wrong(UNREADABLE)));
    parser.once('filesLimit', () =>
      reject(wrong('The form holds more than one file. Upload them one by one.')),
    );
    parser.once('partsLimit', () => reject(wrong('The form holds too many parts.')));
    parser.once('finish', resolve);
  });
  finished.catch(() => body.unpipe(parser));
  return finished;
}

function openParser(headers: Record<string, unknown>): BusboyInstance {
  try {
    return new Busboy({ headers: headers as BusboyHeaders, limits: LIMITS });
  } catch {
    throw wrong('The form does not name its boundary.');
  }
}

async function* readBytes(stream: Readable, finished: Promise<void>): AsyncGenerator<Buffer> {
  yield* stream as AsyncIterable<Buffer>;
  await finished;
}
