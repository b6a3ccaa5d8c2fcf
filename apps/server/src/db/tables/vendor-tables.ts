import type { DocumentKind, Visibility } from '@slotwise/contract/booking-parts/documents.schema';
import type { MemberDefaults } from '@slotwise/contract/panelists/panelists.schema';
import type { AssociationStatus } from '@slotwise/contract/vendors/vendors.schema';
import type { ColumnType, Generated } from 'kysely';
import type { DateText, GeneratedJson, Numeric } from './column-types.ts';

/** The other organization that reads a row; only `db/readers.ts` writes it. */
export type Reader = ColumnType<string | null, undefined, string | null>;

/** The columns of a vendor's row that form its card and its settings. */
export type VendorCardColumns = {
  vendor_code: Generated<string>;
  contact_name: Generated<string>;
  contact_email: Generated<string>;
  contact_phone: Generated<string>;
  website: Generated<string>;
  address: Generated<string>;
  city: Generated<string>;
  country: Generated<string>;
  tax_id: Generated<string>;
  currency: Generated<string>;
  skills: Generated<string[]>;
  decision_policy: Generated<'first' | 'all' | 'majority'>;
  requires_feedback_before_decision: Generated<boolean>;
  member_defaults: GeneratedJson<Partial<MemberDefaults>>;
  version: Generated<number>;
  is_sample: Generated<boolean>;
  added_by: Generated<string | null>;
  /** The other sides of its associations; only `db/readers.ts` writes it. */
  seen_by: Generated<string[]>;
};

export type VendorTables = {
  association: {
    association_id: string;
    /** The client. */
    vendor_id: string;
    supplier_vendor_id: string;
    association_status: AssociationStatus;
    requested_by: string;
    status_by: string;
    accepted_at: Date | null;
    ownership_days: number;
    answer_hours: number;
    submission_requires_rtr: boolean;
    payment_terms_days: number | null;
    agreement_start: DateText;
    agreement_end: DateText;
    version: number;
    created_at: Date;
    updated_at: Date;
    /** For a sample organization, which may be deleted. */
    is_sample: Generated<boolean>;
  };

  association_side: {
    vendor_id: string;
    association_id: string;
    default_margin_percent: Numeric;
    private_notes: string;
  };

  unclaimed_vendor: { vendor_id: string; added_by: string; email: string };

  vendor_comment: {
    vendor_id: string;
    comment_id: string;
    association_id: string | null;
    text: string;
    visibility: Visibility;
    by_user_id: string;
    by_name: string;
    by_vendor_name: string;
    at: Date;
    reader_vendor_id: Reader;
  };

  vendor_document: {
    vendor_id: string;
    document_id: string;
    association_id: string | null;
    kind: DocumentKind;
    visibility: Visibility;
    version: number;
    attached_at: Date;
    file_name: string;
    content_type: string;
    /** The driver reads `bigint` as text. */
    size: ColumnType<string, number, number>;
    sha256: string;
    uploaded_by: string;
    reader_vendor_id: Reader;
  };
};
