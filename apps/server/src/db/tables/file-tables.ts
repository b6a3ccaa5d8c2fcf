import type { DocumentKind, Visibility } from '@slotwise/contract/booking-parts/documents.schema';
import type { Generated } from 'kysely';
import type { Owned } from './column-types.ts';

export type FileTables = Owned<{
  booking_document: {
    booking_id: string;
    document_id: string;
    kind: DocumentKind;
    visibility: Visibility;
    version: number;
    attached_at: Date;
  };

  file: {
    document_id: string;
    /** The name of its bytes in the file store. */
    storage_key: string;
    file_name: string;
    content_type: string;
    size: number;
    sha256: string;
    /** PENDING while its bytes are on their way; no one sees it then. */
    state: 'PENDING' | 'STORED';
    uploaded_by: string | null;
    uploaded_by_email: string;
    uploaded_at: Date;
    /** Since when a record holds it; without one it is swept after a day. */
    attached_at: Date | null;
    /** The bytes that its parts will take in the store, as those of a zip that is being unpacked. */
    reserved: Generated<number>;
  };

  /** What the files of an organization count for, with what is reserved for their parts. Triggers write it. */
  file_bytes: { bytes: string };

  download_ticket: {
    token_hash: Buffer;
    document_id: string;
    expires_at: Date;
  };
}>;
