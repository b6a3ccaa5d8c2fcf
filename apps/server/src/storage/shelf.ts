import type { Readable } from 'node:stream';

/** Where one file of one tenant lies; both are UUIDs that the server made. */
export type FilePlace = { vendorId: string; key: string };

/** A sealed file that is ready: its path, size and SHA-256 (hex) as it lies there. */
export type ReadyFile = { path: string; size: number; sha256: string };

/** Where sealed files are kept for good: a folder or a bucket. It knows nothing of what is in them. */
export type Shelf = {
  /** Takes a ready file over; it is either whole at its place afterwards, or not there. */
  put(place: FilePlace, file: ReadyFile): Promise<void>;
  /** Undefined where there is none. The person who gets the bytes reads or destroys them. */
  read(place: FilePlace): Promise<{ size: number; bytes: Readable } | undefined>;
  /** Also where there is none. */
  remove(place: FilePlace): Promise<void>;
  list(): AsyncIterable<FilePlace & { modifiedAt: Date }>;
};

/** Names of files and of tenants' folders; whatever else lies there is not ours. */
export const UUID_NAME = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
