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
    /** The key of its bytes in the file store. */
    storage_key: string;
    file_name: string;
    content_type: string;
    size: number;
    sha256: string;
    /** PENDING while its bytes are being uploaded, when no one sees it. */
    state: 'PENDING' | 'STORED';
    uploaded_by: string | null;
    uploaded_by_email: string;
    uploaded_at: Date;
    /** When a record first referred to it; null means it is deleted after a day. */
    attached_at: Date | null;
    /** The bytes reserved for its parts, such as those of a zip being unpacked. */
    reserved: Generated<number>;
  };

  /** The storage an organization's files use, including space reserved for their parts. Maintained by triggers. */
  file_bytes: { bytes: string };

  download_ticket: {
    token_hash: Buffer;
    document_id: string;
    expires_at: Date;
  };
}>;
