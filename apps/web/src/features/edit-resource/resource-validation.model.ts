import { billingPatchSchema, resourcePatchSchema } from '@slotwise/contract/booking-parts/resources.schema';
import { numberIn } from '#features/bookings/meeting-values/meeting-values.model.ts';
import type { ResourceValues } from './resource-values.model.ts';
import { EDIT_RESOURCE } from './edit-resource.texts.ts';

export type FieldErrors = Record<string, string>;

type Issue = { path: PropertyKey[]; message: string };

const findErrors = (prefix: string, issues: readonly Issue[]): FieldErrors =>
  Object.fromEntries(
    issues.toReversed().map(({ path, message }) => [getFormField(`${prefix}${path.join('.')}`), message]),
  );

/** The onboarding steps form one field, and a rate's day and reason are separate fields. */
function getFormField(path: string): string {
  if (path.startsWith('resource.onboarding')) return 'resource.onboarding';
  return path.replace(/^billing\.(effectiveFrom|reason)$/, 'rate.$1');
}

/** Every missing or invalid field; billing only for those who see it. */
export function validateResource(values: ResourceValues, hasBilling: boolean): FieldErrors {
  const { resource, billing, rate } = values;
  const named = { ...resource, onboarding: resource.onboarding.filter(({ item }) => item.trim() !== '') };
  const first = resourcePatchSchema.safeParse(named);
  const sent = { ...billing, ...rate, paymentTermsDays: numberIn(billing.paymentTermsDays) };
  const second = hasBilling ? billingPatchSchema.safeParse(sent) : null;
  return {
    ...(resource.resourceName.trim() === '' && { 'resource.resourceName': EDIT_RESOURCE.noName() }),
    ...(resource.resourceStatus === 'BACKED_OUT' &&
      resource.backOutReason.trim() === '' && {
        'resource.backOutReason': EDIT_RESOURCE.noBackOut(),
      }),
    ...findErrors('resource.', first.error?.issues ?? []),
    ...findErrors('billing.', second?.error?.issues ?? []),
  };
}

/** The server's field errors by form field names; `prefix` is what its paths omit. */
export const resourceErrors = (fieldErrors: FieldErrors = {}, prefix = ''): FieldErrors =>
  Object.fromEntries(
    Object.entries(fieldErrors).map(([path, text]) => [getFormField(`${prefix}${path}`), text]),
  );
