/** Why the server must not start with this key or file location; the message tells the operator what to do. */
export class StorageError extends Error {
  override name = 'StorageError';
}

/** A stored file is truncated, altered, or sealed with another key: no byte of its unreadable part is released. */
export class DamagedFileError extends Error {
  override name = 'DamagedFileError';
}
