import { PassThrough, type Readable } from 'node:stream';
import { AppError } from '#lib/app-error.ts';

/** How long a refused upload may still send, so that its sender reads the response instead of a broken connection. */
const LINGER_MILLIS = 5_000;

/** A body being read. The opener must release it, whatever happened to its bytes. */
export type OpenBody = { bytes: Readable; release: () => void };

/** Opens the bytes of a request's body. A pause of `idleMillis` or a broken connection ends them with an AppError. */
export function openBody(raw: Readable, idleMillis: number): OpenBody {
  const bytes = new PassThrough();
  // If refused before it is read, it must not cause an unhandled error.
  bytes.on('error', () => undefined);
  const timer = setTimeout(() => {
    // A pause on our side, while the disk is slow, does not count as the sender's.
    if (bytes.writableNeedDrain) timer.refresh();
    else bytes.destroy(stalled(idleMillis));
  }, idleMillis);
  const onData = (): void => {
    timer.refresh();
  };
  const onClose = (): void => {
    clearTimeout(timer);
    if (!raw.readableEnded) bytes.destroy(cut());
  };
  raw.on('data', onData);
  raw.once('end', () => clearTimeout(timer));
  raw.once('close', onClose);
  raw.once('error', onClose);
  raw.pipe(bytes);
  return {
    bytes,
    release: () => {
      clearTimeout(timer);
      raw.off('data', onData);
      raw.unpipe(bytes);
      bytes.destroy();
      drainUpload(raw);
    },
  };
}

/** Discards the rest of a refused upload, and closes the connection if that takes too long. */
export function drainUpload(raw: Readable): void {
  if (raw.readableEnded || raw.destroyed) return;
  const end = setTimeout(() => raw.destroy(), LINGER_MILLIS);
  end.unref();
  raw.once('end', () => clearTimeout(end));
  raw.once('close', () => clearTimeout(end));
  raw.once('error', () => undefined);
  raw.resume();
}

const stalled = (millis: number): AppError =>
  new AppError('VALIDATION_FAILED', {
    message: `Nothing came for ${Math.ceil(millis / 1000)} seconds, so the upload was given up. Check the connection and upload the file again.`,
  });

const cut = (): AppError =>
  new AppError('VALIDATION_FAILED', {
    message: 'The upload was cut off before its end. Upload the file again.',
  });
