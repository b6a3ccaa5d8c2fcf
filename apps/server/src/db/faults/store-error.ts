/** Why the store is currently unavailable, or must not be opened. */
export type StoreErrorCode =
  | 'STORAGE_FULL'
  | 'STATEMENT_TIMEOUT'
  | 'STORE_UNAVAILABLE'
  | 'STORE_IN_USE'
  | 'STORE_UNSUPPORTED';

/** A failure of the store itself, as opposed to a statement that the database refuses. */
export class StoreError extends Error {
  readonly code: StoreErrorCode;

  constructor(code: StoreErrorCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'StoreError';
    this.code = code;
  }
}
