/** A zip that is refused as a whole before anything of it is unpacked. The message names the entry and says what to do. */
export class UnsafeZip extends Error {
  override name = 'UnsafeZip';
}

/** A zip that holds something else than its directory says; what is read of it so far stays, the rest is not read. */
export class LyingZip extends Error {
  override name = 'LyingZip';
  /** The same about the file at which it shows. */
  readonly ofFile: string;

  constructor(message: string, ofFile: string) {
    super(message);
    this.ofFile = ofFile;
  }
}

/** Whether the bytes of a zip could not be had: the store found them damaged, or the system could not read them. */
export const isFaultOfStore = (error: Error): boolean =>
  error.name === 'DamagedFileError' || 'syscall' in error;
