import type { addResource } from '@slotwise/contract/bookings/resources.endpoints';
import { DEFAULT_ONBOARDING } from '@slotwise/contract/booking-parts/resources.schema';
import type { ParsedRequestOf } from '@slotwise/contract/endpoint';
import type { WorkFlowStep } from '@slotwise/contract/booking-parts/life.schema';
import { AppError, invalidField } from '#lib/app-error.ts';
import type { BookingRow } from '#db/tables/booking-rows.ts';
import { requireVersion } from '#features/bookings/transitions.rules.ts';
import type { ResourceValues } from './resources.mapper.ts';
import { mergeOnboarding, type By } from './onboarding-steps.rules.ts';

export type ResourceRequest = ParsedRequestOf<typeof addResource>['body'];
export type ResourcePatch = ResourceRequest['resource'];

const RESOURCE_STEPS = new Set<string>(['RESOURCE_ADDED', 'RESOURCE_UPDATED', 'BILLING_UPDATED']);

/** Refuses a write based on an outdated resource; each of its versions is one step of the booking's history. */
export function requireResourceVersion(
  { version, row }: { version: number; row: BookingRow },
  seen: number | undefined,
  steps: WorkFlowStep[],
) {
  const own = steps.filter(({ action }) => RESOURCE_STEPS.has(action));
  const numbered = own.map((step, index) => ({ ...step, bookingVersion: index + 1 }));
  requireVersion({ version, status: row.booking_status }, seen, numbered);
}

/** A resource's defaults. */
export const defaultResource = (row: BookingRow): ResourceValues => ({
  resourceName: row.candidate_name,
  email: row.candidate_email,
  employeeCode: '',
  clientName: '',
  projectName: '',
  reportingManager: '',
  workLocation: row.candidate_location,
  workMode: null,
  offerDate: '',
  joiningDate: '',
  actualJoiningDate: '',
  endDate: '',
  resourceStatus: 'PENDING_JOINING',
  backOutReason: '',
  onboarding: DEFAULT_ONBOARDING.map((item) => ({
    item,
    required: true,
    done: false,
    doneBy: null,
    doneAt: null,
  })),
});

/** Absent fields stay; a list of steps replaces all of them, and records who ticked which and when. */
export function mergeResource(present: ResourceValues, patch: ResourcePatch, by: By): ResourceValues {
  const { onboarding, ...rest } = patch;
  const merged = { ...present, ...defined(rest) };
  return onboarding ? { ...merged, onboarding: mergeOnboarding(present.onboarding, onboarding, by) } : merged;
}

export function requireSensibleResource(values: ResourceValues) {
  if (!values.resourceName) throw invalidField('resource.resourceName', 'Name is required');
  requireOrder('resource.', values, [
    ['offerDate', 'Offer date', 'joiningDate', 'Joining date'],
    ['offerDate', 'Offer date', 'actualJoiningDate', 'Actual joining date'],
    ['joiningDate', 'Joining date', 'endDate', 'End date'],
    ['actualJoiningDate', 'Actual joining date', 'endDate', 'End date'],
  ]);
  if (values.resourceStatus === 'ENDED' && !values.endDate) {
    throw invalidField('resource.endDate', 'End date is required of a resource that has ended');
  }
  if (values.resourceStatus === 'BACKED_OUT' && !values.backOutReason) {
    throw invalidField('resource.backOutReason', 'Say why the candidate backed out');
  }
}

/** Reports every field whose date is before the one it must follow, all at once. */
export function requireOrder<Name extends string>(
  prefix: string,
  values: Record<Name, unknown>,
  pairs: [Name, string, Name, string][],
) {
  const faults = pairs.flatMap(([first, firstLabel, second, secondLabel]) => {
    const [start, end] = [values[first], values[second]];
    if (!start || !end || String(start) <= String(end)) return [];
    return [[prefix + second, `${secondLabel} lies before ${firstLabel.toLowerCase()}`] as const];
  });
  if (faults.length === 0) return;
  const message = faults.map(([, text]) => text);
  throw new AppError('VALIDATION_FAILED', { message, fieldErrors: Object.fromEntries(faults) });
}

export const changesBetween = <Values extends object>(present: Values | undefined, next: Values): string[] =>
  Object.entries(next)
    .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(present?.[name as keyof Values]))
    .map(([name]) => name);

export const defined = <Patch extends object>(patch: Patch) =>
  Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Patch]: Exclude<Patch[Name], undefined>;
  };
