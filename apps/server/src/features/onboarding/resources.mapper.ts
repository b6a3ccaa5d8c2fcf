import type { Resource } from '@slotwise/contract/booking-parts/resources.schema';
import { toFacts, type SeenBooking } from '#features/bookings/seen-booking.mapper.ts';
import { findPart } from '#features/bookings/transitions.rules.ts';
import type { KeptResource, ResourceColumns } from './resources.queries.ts';
import { toBilling } from './billing.mapper.ts';

/** The parts of a resource that people write. */
export type ResourceValues = Omit<Resource, 'resourceId' | 'bookingId' | 'billing' | 'version'>;

/**
 * The resource in this reader's version: money is for administrators and the booking's own recruiters, and the panel
 * sees nothing that follows the selection.
 */
export function resourceFor(
  { actor, row, people }: SeenBooking,
  kept: KeptResource | undefined,
): Resource | null {
  const part = findPart(actor, toFacts(row, people));
  if (!kept || part === null || part === 'PANELIST' || part === 'SCREENER') return null;
  const resource = toResource(kept);
  return part === 'COLLEAGUE' ? { ...resource, billing: null } : resource;
}

/** The complete resource, for those who may see money. */
export function toResource(kept: KeptResource): Resource {
  const { resource } = kept;
  return {
    ...toResourceValues(kept),
    resourceId: resource.resource_id,
    bookingId: resource.booking_id,
    billing: toBilling(kept),
    version: resource.version,
  };
}

export const toResourceValues = ({ resource: row }: KeptResource): ResourceValues => ({
  resourceName: row.resource_name,
  email: row.email,
  employeeCode: row.employee_code,
  clientName: row.client_name,
  projectName: row.project_name,
  reportingManager: row.reporting_manager,
  workLocation: row.work_location,
  workMode: row.work_mode,
  offerDate: row.offer_date ?? '',
  joiningDate: row.joining_date ?? '',
  actualJoiningDate: row.actual_joining_date ?? '',
  endDate: row.end_date ?? '',
  resourceStatus: row.resource_status,
  backOutReason: row.back_out_reason,
  onboarding: row.onboarding,
});

export const resourceColumns = (values: ResourceValues) =>
  ({
    resource_name: values.resourceName,
    email: values.email,
    employee_code: values.employeeCode,
    client_name: values.clientName,
    project_name: values.projectName,
    reporting_manager: values.reportingManager,
    work_location: values.workLocation,
    work_mode: values.workMode,
    offer_date: values.offerDate || null,
    joining_date: values.joiningDate || null,
    actual_joining_date: values.actualJoiningDate || null,
    end_date: values.endDate || null,
    resource_status: values.resourceStatus,
    back_out_reason: values.backOutReason,
    onboarding: JSON.stringify(values.onboarding),
  }) satisfies ResourceColumns;
