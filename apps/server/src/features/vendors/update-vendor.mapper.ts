import type { ParsedRequestOf } from '@slotwise/contract/endpoint';
import type { createVendor, updateVendor } from '@slotwise/contract/vendors/vendor-changes.endpoints';
import type { Vendor } from '@slotwise/contract/vendors/vendors.schema';
import { isDeepStrictEqual } from 'node:util';
import { toE164 } from '#lib/text/phone.ts';
import { toMemberDefaults } from './read-vendor.mapper.ts';
import type { AssociationColumns, CardColumns, SideColumns } from './update-vendor.queries.ts';

export type Update = ParsedRequestOf<typeof updateVendor>['body'];
type CardRequest = Update | ParsedRequestOf<typeof createVendor>['body'];

const CARD_COLUMNS = {
  vendorName: 'vendor_name',
  vendorCode: 'vendor_code',
  contactName: 'contact_name',
  contactEmail: 'contact_email',
  contactPhone: 'contact_phone',
  website: 'website',
  address: 'address',
  city: 'city',
  country: 'country',
  timeZone: 'time_zone',
  taxId: 'tax_id',
  currency: 'currency',
  skills: 'skills',
} as const satisfies Partial<Record<keyof Vendor, keyof CardColumns>>;

const TERM_COLUMNS = {
  ownershipDays: 'ownership_days',
  answerHours: 'answer_hours',
  submissionRequiresRtr: 'submission_requires_rtr',
  paymentTermsDays: 'payment_terms_days',
  agreementStart: 'agreement_start',
  agreementEnd: 'agreement_end',
} as const satisfies Partial<Record<keyof Vendor, keyof AssociationColumns>>;

/** The card columns that a request changes; unchanged values that were sent back are left out. */
export function changedCard(request: CardRequest, shown: Vendor): CardColumns {
  const { contactPhone, skills } = request;
  const typed = {
    ...request,
    ...(contactPhone && { contactPhone: toE164(contactPhone, request.country ?? shown.country) }),
    ...(skills && { skills: distinct(skills) }),
  };
  return changed(CARD_COLUMNS, typed, shown);
}

/** The columns of the terms that a request changes. Only the days until payment may be emptied. */
export function changedTerms(request: CardRequest, shown: Vendor): AssociationColumns {
  const { paymentTermsDays, ...rest } = request;
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null));
  const {
    agreement_start: start,
    agreement_end: end,
    ...columns
  }: AssociationColumns = changed(
    TERM_COLUMNS,
    { ...given, ...(paymentTermsDays !== undefined && { paymentTermsDays }) },
    shown,
  );
  return {
    ...columns,
    ...(start !== undefined && { agreement_start: start || null }),
    ...(end !== undefined && { agreement_end: end || null }),
  };
}

/** Changes to the caller's private side. */
export const changedSide = (
  { defaultMarginPercent: margin, privateNotes: notes }: CardRequest,
  shown: Vendor,
): SideColumns => ({
  ...(margin !== undefined &&
    margin !== shown.defaultMarginPercent && { default_margin_percent: margin || null }),
  ...(notes !== undefined && notes !== shown.privateNotes && { private_notes: notes }),
});

/** The changed settings of the caller's organization; for another one every setting is a change. */
export function changedSettings(request: Update, { settings }: Vendor): CardColumns {
  const { decisionPolicy, requireFeedbackBeforeDecision } = request;
  return {
    ...(decisionPolicy !== undefined &&
      decisionPolicy !== settings?.decisionPolicy && { decision_policy: decisionPolicy }),
    ...(requireFeedbackBeforeDecision !== undefined &&
      requireFeedbackBeforeDecision !== settings?.requireFeedbackBeforeDecision && {
        requires_feedback_before_decision: requireFeedbackBeforeDecision,
      }),
    ...changedDefaults(request, settings),
  };
}

function changedDefaults({ memberDefaults }: Update, settings: Vendor['settings']): CardColumns {
  const defaults = memberDefaults && toMemberDefaults(memberDefaults);
  if (!defaults || isDeepStrictEqual(defaults, settings?.memberDefaults)) return {};
  return { member_defaults: JSON.stringify(defaults) };
}

export const isNone = (columns: object): boolean => Object.keys(columns).length === 0;

function changed(columns: Record<string, string>, request: object, shown: Vendor): Record<string, never> {
  const entries = Object.entries(columns).flatMap(([field, column]) => {
    const requested: unknown = Reflect.get(request, field);
    const isSame =
      requested === undefined || JSON.stringify(requested) === JSON.stringify(Reflect.get(shown, field));
    return isSame ? [] : [[column, requested]];
  });
  return Object.fromEntries(entries) as Record<string, never>;
}

/** Each skill once, in its first spelling, ignoring case. */
function distinct(skills: string[]): string[] {
  const byName = new Map(skills.toReversed().map((skill) => [skill.toLowerCase(), skill]));
  return [...byName.values()].toReversed();
}
