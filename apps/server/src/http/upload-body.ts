import { PassThrough, type Readable } from 'node:stream';
import { AppError } from '#lib/app-error.ts';

/** What a refused upload may still send, so that its sender reads the answer instead of a broken connection. */
const LINGER_MILLIS = 5_000;

/** A body that is being read. The person who opened it releases it, whatever became of its bytes. */
export type OpenBody = { bytes: Readable; release: () => void };

/** Opens the bytes of a request's body. A pause of `idleMillis` or a broken connection ends them with an AppError. */
export function openBody(raw: Readable, idleMillis: number): OpenBody {
  const bytes = new PassThrough();
  // Refused before anyone reads, it must not count as an error that no one saw.
  bytes.on('error', () => undefined);
  const timer = setTimeout(() => {
    // A pause of our own, while the disk is slow, is not the sender's.
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
      lingerOver(raw);
    },
  };
}

/** Throws away what a refused upload still sends, and cuts the connection where that takes too long. */
export function lingerOver(raw: Readable): void {
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
