/** Why the server must not start with this key or this place for files; the message tells the operator what to do. */
export class StorageError extends Error {
  override name = 'StorageError';
}

/** A stored file is cut, altered, or was sealed with another key: not a byte of its unreadable part is handed out. */
export class DamagedFileError extends Error {
  override name = 'DamagedFileError';
}
