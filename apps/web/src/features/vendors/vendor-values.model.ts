import type { Vendor } from '@slotwise/contract/vendors/vendors.schema';
import {
  newVendorSchema,
  vendorUpdateSchema,
  type NewVendor,
  type VendorUpdate,
} from '@slotwise/contract/vendors/vendor-changes.schema';
import { LIMITS } from '@slotwise/contract/limits';
import { mistakesBy } from '#lib/mistakes-by.ts';
import { presentZoneName } from '#lib/dates/zone-label.ts';
import { VENDORS } from './vendors.texts.ts';

/** The terms between two organizations in the form: a cleared number field is an empty text. */
export type TermValues = {
  agreementStart: string;
  agreementEnd: string;
  ownershipDays: number | string;
  answerHours: number | string;
  paymentTermsDays: number | string;
  submissionRequiresRtr: boolean;
};

/** The card of an organization. */
export type CardValues = {
  vendorName: string;
  vendorCode: string;
  contactName: string;
  contactEmail: string;
  contactPhone: string;
  website: string;
  address: string;
  city: string;
  country: string;
  timeZone: string;
  taxId: string;
  currency: string;
  skills: string[];
};

/** What only our side knows about another organization. */
export type SideValues = { defaultMarginPercent: string; privateNotes: string };

export type NewVendorValues = TermValues & {
  relationship: 'SUPPLIER' | 'CLIENT' | '';
  vendorName: string;
  contactName: string;
  contactEmail: string;
  contactPhone: string;
};

export const newVendorValues = (relationship: NewVendorValues['relationship']): NewVendorValues => ({
  relationship,
  vendorName: '',
  contactName: '',
  contactEmail: '',
  contactPhone: '',
  agreementStart: '',
  agreementEnd: '',
  ownershipDays: LIMITS.ownershipDays,
  answerHours: LIMITS.submissionAnswerHours,
  paymentTermsDays: '',
  submissionRequiresRtr: true,
});

export const termValues = (vendor: Vendor): TermValues => ({
  agreementStart: vendor.agreementStart,
  agreementEnd: vendor.agreementEnd,
  ownershipDays: vendor.ownershipDays ?? LIMITS.ownershipDays,
  answerHours: vendor.answerHours ?? LIMITS.submissionAnswerHours,
  paymentTermsDays: vendor.paymentTermsDays ?? '',
  submissionRequiresRtr: vendor.submissionRequiresRtr ?? true,
});

export const cardValues = (vendor: Vendor): CardValues => ({
  vendorName: vendor.vendorName,
  vendorCode: vendor.vendorCode,
  contactName: vendor.contactName,
  contactEmail: vendor.contactEmail,
  contactPhone: vendor.contactPhone,
  website: vendor.website,
  address: vendor.address,
  city: vendor.city,
  country: vendor.country,
  timeZone: presentZoneName(vendor.timeZone),
  taxId: vendor.taxId,
  currency: vendor.currency,
  skills: vendor.skills,
});

export const sideValues = ({ defaultMarginPercent, privateNotes }: Vendor): SideValues => ({
  defaultMarginPercent,
  privateNotes,
});

type Values = TermValues | CardValues | SideValues;

/** Payment terms are optional; the two other numbers are required, and empty ones get an error. */
function writtenTerms(values: Partial<TermValues>): VendorUpdate {
  const { ownershipDays, answerHours, paymentTermsDays, ...rest } = values;
  const numberIn = (typed: number | string) => (typed === '' ? Number.NaN : Number(typed));
  return {
    ...rest,
    ...(ownershipDays !== undefined && { ownershipDays: numberIn(ownershipDays) }),
    ...(answerHours !== undefined && { answerHours: numberIn(answerHours) }),
    ...(paymentTermsDays !== undefined && {
      paymentTermsDays: paymentTermsDays === '' ? null : Number(paymentTermsDays),
    }),
  };
}

/** The form fields that differ from their initial values, as the server expects them. */
export function changesIn<Of extends Values>(before: Of, after: Of): VendorUpdate {
  const isChanged = ([key, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(before[key as keyof Of]);
  return writtenTerms(Object.fromEntries(Object.entries(after).filter(isChanged)));
}

export function toNewVendor({ relationship, paymentTermsDays, ...values }: NewVendorValues): NewVendor {
  const { vendorName, contactName, contactEmail, contactPhone, ...terms } = values;
  return {
    vendorName,
    contactName,
    contactEmail,
    contactPhone,
    relationship: relationship as NewVendor['relationship'],
    ...writtenTerms({ ...terms, paymentTermsDays }),
  };
}

/** An agreement cannot end before it starts. */
const orderMistake = ({ agreementStart, agreementEnd }: TermValues): Record<string, string> =>
  agreementStart && agreementEnd && agreementEnd < agreementStart
    ? { agreementEnd: VENDORS.wrongOrder() }
    : {};

export const validateNewVendor = (values: NewVendorValues): Record<string, string> => ({
  ...orderMistake(values),
  ...mistakesBy(newVendorSchema, toNewVendor(values)),
});

export const validateTerms = (values: TermValues): Record<string, string> => ({
  ...orderMistake(values),
  ...mistakesBy(vendorUpdateSchema, writtenTerms(values)),
});

export const validateCard = (values: CardValues): Record<string, string> =>
  mistakesBy(vendorUpdateSchema, values);
export const validateSide = (values: SideValues): Record<string, string> =>
  mistakesBy(vendorUpdateSchema, values);
