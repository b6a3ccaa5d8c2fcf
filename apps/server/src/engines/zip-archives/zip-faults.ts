/** A zip refused completely before anything is unpacked. The message names the entry and says what to do. */
export class UnsafeZip extends Error {
  override name = 'UnsafeZip';
}

/** A zip whose content does not match its directory; what was read so far is kept, the rest is not read. */
export class LyingZip extends Error {
  override name = 'LyingZip';
  /** The same, worded for the file where it was noticed. */
  readonly ofFile: string;

  constructor(message: string, ofFile: string) {
    super(message);
    this.ofFile = ofFile;
  }
}

/** True if the bytes of a zip were unavailable: damaged in the store, or unreadable for the system. */
export const isFaultOfStore = (error: Error): boolean =>
  error.name === 'DamagedFileError' || 'syscall' in error;
