import { type MemberDefaults, USUAL_DEFAULTS } from '@slotwise/contract/panelists/panelists.schema';
import type { Vendor, VendorStats } from '@slotwise/contract/vendors/vendors.schema';
import type { Row } from '#db/tables/rows.ts';
import type { VendorId } from '#db/tenancy.ts';
import type { PartnerRow } from './read-vendor.queries.ts';
import { NO_FIGURES } from './vendor-figures.mapper.ts';
import { toTerms } from './vendor-mails.mapper.ts';

type CardRow = Row<'vendor'>;

/** True if the whole card is readable: to its writer, the asked side, or after agreement. The asker sees the name. */
export const isFamiliar = (row: PartnerRow, own: VendorId): boolean =>
  row.vendor_status === 'UNCLAIMED' || row.accepted_at !== null || row.requested_by !== own;

export const toPartner = (row: PartnerRow, own: VendorId, stats: VendorStats): Vendor => ({
  ...toCard(row, isFamiliar(row, own)),
  relationship: row.client_id === own ? 'SUPPLIER' : 'CLIENT',
  associationStatus: row.association_status,
  isOursToAnswer: row.association_status === 'PENDING' && row.requested_by !== own,
  isOursToResume: row.association_status === 'SUSPENDED' && row.status_by === own,
  version: row.association_version,
  ...toTerms(row),
  defaultMarginPercent: plainPercent(row.default_margin_percent),
  privateNotes: row.private_notes ?? '',
  settings: null,
  stats,
  createdAt: row.associated_at.toISOString(),
});

export const toOwnVendor = (row: CardRow, stats: VendorStats): Vendor => ({
  ...toCard(row, true),
  relationship: 'SELF',
  associationStatus: null,
  isOursToAnswer: false,
  isOursToResume: false,
  version: row.version,
  ownershipDays: null,
  answerHours: null,
  submissionRequiresRtr: null,
  paymentTermsDays: null,
  agreementStart: '',
  agreementEnd: '',
  defaultMarginPercent: '',
  privateNotes: '',
  settings: {
    decisionPolicy: row.decision_policy,
    requireFeedbackBeforeDecision: row.requires_feedback_before_decision,
    memberDefaults: toMemberDefaults(row.member_defaults),
  },
  stats,
  createdAt: row.created_at.toISOString(),
});

/** The database orders the keys its own way; here they are in request order, so that both can be compared. */
export function toMemberDefaults(said: Partial<MemberDefaults>): MemberDefaults {
  const defaults = { ...USUAL_DEFAULTS, ...said };
  const weeklyHours = defaults.weeklyHours.map(({ day, start, end }) => ({ day, start, end }));
  return { ...defaults, weeklyHours };
}

/** A new card starts empty, in the country, time zone and currency of its creator. */
export const toBlankVendor = (own: CardRow): Vendor => ({
  ...toOwnVendor(own, NO_FIGURES),
  ...EMPTY_CARD,
  vendorName: '',
  currency: own.currency,
});

function toCard(row: CardRow, isWhole: boolean) {
  return {
    vendorId: row.vendor_id,
    vendorName: row.vendor_name,
    // An organization that has not confirmed its sign-up is not visible.
    vendorStatus: row.vendor_status === 'PENDING' ? ('UNCLAIMED' as const) : row.vendor_status,
    country: row.country,
    timeZone: row.time_zone,
    ...(isWhole ? toWholeCard(row) : EMPTY_CARD),
  };
}

const toWholeCard = (row: CardRow) => ({
  vendorCode: row.vendor_code,
  contactName: row.contact_name,
  contactEmail: row.contact_email,
  contactPhone: row.contact_phone,
  website: row.website,
  address: row.address,
  city: row.city,
  taxId: row.tax_id,
  currency: row.currency,
  skills: row.skills,
});

/** A card with nothing known or shown. */
const EMPTY_CARD: ReturnType<typeof toWholeCard> = {
  vendorCode: '',
  contactName: '',
  contactEmail: '',
  contactPhone: '',
  website: '',
  address: '',
  city: '',
  taxId: '',
  currency: '',
  skills: [],
};

/** 12.5 instead of 12.50, as typed. */
const plainPercent = (percent: string | null): string => (percent === null ? '' : String(Number(percent)));
