import {
  candidatePatchSchema,
  type CandidateDetails,
  type CandidatePatch,
} from '@slotwise/contract/booking-parts/candidate.schema';
import { fullAddress } from '#lib/full-address.ts';
import { plainAmount } from '#lib/plain-amount.ts';

type Typed = number | string;

/** The values of the candidate form; empty if not stated. */
export type CandidateValues = Pick<
  CandidateDetails,
  | 'candidateName'
  | 'email'
  | 'phone'
  | 'whatsApp'
  | 'linkedIn'
  | 'currentLocation'
  | 'preferredLocations'
  | 'currentCompany'
  | 'currentDesignation'
  | 'primarySkills'
  | 'secondarySkills'
  | 'education'
  | 'certifications'
  | 'currentCtc'
  | 'expectedCtc'
  | 'currency'
  | 'lastWorkingDay'
  | 'offersInHand'
  | 'workAuthorization'
  | 'ctcPeriod'
  | 'source'
> & {
  timeZone: string;
  willingToRelocate: 'YES' | 'NO' | null;
  totalExperience: Typed;
  relevantExperience: Typed;
  noticePeriodDays: Typed;
};

export function toValues(details: CandidateDetails): CandidateValues {
  const { resumeDocumentId: _resume, willingToRelocate, ...rest } = details;
  return {
    ...rest,
    timeZone: details.timeZone ?? '',
    willingToRelocate: willingToRelocate === null ? null : willingToRelocate ? 'YES' : 'NO',
    totalExperience: details.totalExperience ?? '',
    relevantExperience: details.relevantExperience ?? '',
    noticePeriodDays: details.noticePeriodDays ?? '',
  };
}

const numberIn = (typed: Typed) => (typed === '' ? null : Number(typed));

/** The form as the server expects it. */
const toPatch = (values: CandidateValues): CandidatePatch => ({
  ...values,
  linkedIn: fullAddress(values.linkedIn),
  currentCtc: plainAmount(values.currentCtc),
  expectedCtc: plainAmount(values.expectedCtc),
  currency: values.currency.trim().toUpperCase(),
  timeZone: values.timeZone || null,
  willingToRelocate: values.willingToRelocate === null ? null : values.willingToRelocate === 'YES',
  totalExperience: numberIn(values.totalExperience),
  relevantExperience: numberIn(values.relevantExperience),
  noticePeriodDays: numberIn(values.noticePeriodDays),
});

/** Only the differences from the details as first opened, so that other people's changes stay. */
export function changesIn(values: CandidateValues, before: CandidateDetails): CandidatePatch {
  const patch = toPatch(values);
  const opened: Record<string, unknown> = toPatch(toValues(before));
  return Object.fromEntries(
    Object.entries(patch).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(opened[field])),
  );
}

/** All invalid fields with their texts, checked by the contract's schema. */
export function validateCandidate(values: CandidateValues): Record<string, string> {
  const parsed = candidatePatchSchema.safeParse(toPatch(values));
  if (parsed.success) return {};
  // An invalid entry of a list is shown at the list.
  return Object.fromEntries(
    parsed.error.issues.toReversed().map(({ path, message }) => [String(path[0]), message]),
  );
}
